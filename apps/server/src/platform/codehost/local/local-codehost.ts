import type { HostPerson } from '@teamwright/demo/codehost/host-person.ts';
import { copperVole } from '@teamwright/demo/codehost/people/copper-vole.ts';
import { duneLark } from '@teamwright/demo/codehost/people/dune-lark.ts';
import { greyHeron } from '@teamwright/demo/codehost/people/grey-heron.ts';
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

const demoPeople = [tidalWren, copperVole, northEmber, lowOrchard, muteSparrow, duneLark, greyHeron];

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

  const page = createPages(url, people, onlyShown);

  async function respond(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(localPath.length);
    if (!signIn) return await page(path);
    if (path.startsWith('/api/v3/')) return await answerApi(state, places, request, path.slice(7));
    if (path === '/login/oauth/authorize') return await answerAuthorize(state, client, url, request);
    if (path === '/login/oauth/access_token') return await answerToken(state, client, request);
    return await page(path);
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

/** Returns the function that renders the page at a path: a user, a repository or a file. */
function createPages(
  url: string,
  people: readonly HostPerson[],
  onlyShown: () => Promise<readonly HostPerson[]>,
): (path: string) => Promise<Response> {
  let shown: ReturnType<typeof onlyShown> | undefined;

  async function findUser(login: string): Promise<HostPerson | undefined> {
    const own = people.find((user) => user.login === login);
    if (own) return own;
    shown ??= onlyShown();
    return (await shown).find((user) => user.login === login);
  }

  return async (path) => {
    if (path === '/style.css') return file(stylesheet, 'text/css; charset=utf-8');
    const [, first = '', second, ...rest] = path.split('/').map(decoded);
    const avatarOf = first === 'avatars' && people.find(({ login }) => login === second);
    if (avatarOf) return file(Uint8Array.from(avatarPicture(avatarOf.login)), 'image/png');
    const user = await findUser(first);
    if (user && second === undefined) return personPage(url, user);
    const repository = user?.repositories.find(({ name }) => name === second);
    const [blob, _branch, ...segments] = rest;
    const filePath = segments.join('/');
    const text = blob === 'blob' ? repository?.files[filePath] : undefined;
    if (user && repository && !repository.private) {
      if (rest.length === 0) return repositoryPage(url, user, repository);
      if (text !== undefined) return filePage(url, user, repository, filePath);
    }
    return plainPage(url, 'Not found', 'There is nothing at this address.', 404);
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
