import type { HostPerson } from '@teamwright/demo/codehost/host-person.ts';
import { copperVole } from '@teamwright/demo/codehost/people/copper-vole.ts';
import { lowOrchard } from '@teamwright/demo/codehost/people/low-orchard.ts';
import { muteSparrow } from '@teamwright/demo/codehost/people/mute-sparrow.ts';
import { northEmber } from '@teamwright/demo/codehost/people/north-ember.ts';
import { tidalWren } from '@teamwright/demo/codehost/people/tidal-wren.ts';
import { derivedKey, type Secrets } from '../../../core/secrets.ts';
import { answerApi } from './api.ts';
import { avatarPicture } from './avatar-picture.ts';
import { delay, type Faults, noFaults } from './faults.ts';
import { localPath } from './local-path.ts';
import { filePage, personPage, plainPage, repositoryPage, stylesheet } from './pages.ts';
import { answerAuthorize, answerToken, type KnownClient } from './sign-in.ts';
import { createHostState } from './state.ts';

/** A fake code host in this process that responds as GitHub documents it, with demo developers. */
export interface LocalCodehost {
  readonly url: string;
  readonly apiUrl: string;
  readonly client: KnownClient;
  readonly faults: Faults;
  /** Responds to a request for any address under `url`, as the network would. */
  readonly fetch: typeof fetch;
  /** Time limit of the product for this code host in milliseconds. Default: that of any code host. */
  readonly timeout?: number;
}

const demoPeople = [tidalWren, copperVole, northEmber, lowOrchard, muteSparrow];

interface LocalOptions {
  readonly publicUrl: string;
  readonly secrets: Secrets;
  readonly people?: readonly HostPerson[];
  /** Further users who have pages but cannot sign in. */
  readonly onlyShown?: () => Promise<readonly HostPerson[]>;
  /** False: serves pages only, without sign-in and API. */
  readonly signIn?: boolean;
}

export function createLocalCodehost({
  publicUrl,
  secrets,
  people = demoPeople,
  onlyShown = async () => [],
  signIn = true,
}: LocalOptions): LocalCodehost {
  const url = `${publicUrl}${localPath}`;
  const places = { url, apiUrl: `${url}/api/v3` };
  const secret = derivedKey(secrets.current, 'local-codehost-client').toString('hex');
  const client = { id: 'teamwright-local', secret, redirectUri: `${publicUrl}/callback` };
  const faults = noFaults();
  const state = createHostState(people, secrets, faults);

  async function respond(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(localPath.length);
    if (!signIn) return await page(path);
    if (path.startsWith('/api/v3/')) return await answerApi(state, places, request, path.slice(7));
    if (path === '/login/oauth/authorize') return await answerAuthorize(state, client, url, request);
    if (path === '/login/oauth/access_token') return await answerToken(state, client, request);
    return await page(path);
  }

  let shown: ReturnType<typeof onlyShown> | undefined;

  async function findPerson(login: string): Promise<HostPerson | undefined> {
    const own = people.find((person) => person.login === login);
    if (own) return own;
    shown ??= onlyShown();
    return (await shown).find((person) => person.login === login);
  }

  async function page(path: string): Promise<Response> {
    if (path === '/style.css') return file(stylesheet, 'text/css; charset=utf-8');
    const [, first = '', second, ...rest] = path.split('/').map(decoded);
    const avatarOf = first === 'avatars' && people.find(({ login }) => login === second);
    if (avatarOf) return file(Uint8Array.from(avatarPicture(avatarOf.login)), 'image/png');
    const person = await findPerson(first);
    if (person && second === undefined) return personPage(url, person);
    const repository = person?.repositories.find(({ name }) => name === second);
    const [blob, _branch, ...place] = rest;
    const text = blob === 'blob' ? repository?.files[place.join('/')] : undefined;
    if (person && repository && !repository.private) {
      if (rest.length === 0) return repositoryPage(url, person, repository);
      if (text !== undefined) return filePage(url, person, repository, place.join('/'));
    }
    return plainPage(url, 'Not found', 'There is nothing at this address.', 404);
  }

  return {
    ...places,
    client,
    faults,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (faults.down) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
      await delay(faults.slowMs, request.signal);
      return await respond(request);
    },
  };
}

function file(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
