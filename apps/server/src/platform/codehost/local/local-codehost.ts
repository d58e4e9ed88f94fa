import { derivedKey, type Secrets } from '../../../core/secrets.ts';
import { answerApi } from './api.ts';
import { avatarPicture } from './avatar-picture.ts';
import { delay, type Faults, noFaults } from './faults.ts';
import type { HostPerson } from './host-person.ts';
import { personPage, plainPage, repositoryPage, stylesheet } from './pages.ts';
import { copperVole } from './people/copper-vole.ts';
import { lowOrchard } from './people/low-orchard.ts';
import { muteSparrow } from './people/mute-sparrow.ts';
import { northEmber } from './people/north-ember.ts';
import { tidalWren } from './people/tidal-wren.ts';
import { answerAuthorize, answerToken, type KnownClient } from './sign-in.ts';
import { createHostState } from './state.ts';

/** Where the stand-in is on the site; its API as at a GitHub Enterprise server. */
export const localPath = '/code-host';

/** A code host on this machine that answers as GitHub documents it, with demo developers. */
export interface LocalCodehost {
  readonly url: string;
  readonly apiUrl: string;
  readonly client: KnownClient;
  readonly faults: Faults;
  /** Answers a request for any address under `url`, as the network would. */
  readonly fetch: typeof fetch;
  /** How long the product waits for an answer, in milliseconds; as for any code host unless a test sets it. */
  readonly timeout?: number;
}

const demoPeople = [tidalWren, copperVole, northEmber, lowOrchard, muteSparrow];

interface LocalOptions {
  readonly publicUrl: string;
  readonly secrets: Secrets;
  readonly people?: readonly HostPerson[];
}

export function createLocalCodehost({
  publicUrl,
  secrets,
  people = demoPeople,
}: LocalOptions): LocalCodehost {
  const url = `${publicUrl}${localPath}`;
  const places = { url, apiUrl: `${url}/api/v3` };
  const secret = derivedKey(secrets.current, 'local-codehost-client').toString('hex');
  const client = { id: 'teamwright-local', secret, redirectUri: `${publicUrl}/callback` };
  const faults = noFaults();
  const state = createHostState(people, secrets, faults);

  async function respond(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(localPath.length);
    if (path.startsWith('/api/v3/')) return await answerApi(state, places, request, path.slice(7));
    if (path === '/login/oauth/authorize') return await answerAuthorize(state, client, url, request);
    if (path === '/login/oauth/access_token') return await answerToken(state, client, request);
    return page(path);
  }

  function page(path: string): Response {
    if (path === '/style.css') return file(stylesheet, 'text/css; charset=utf-8');
    const [, first = '', second] = path.split('/');
    const avatarOf = first === 'avatars' && people.find(({ login }) => login === second);
    if (avatarOf) return file(Uint8Array.from(avatarPicture(avatarOf.login)), 'image/png');
    const person = people.find(({ login }) => login === first);
    if (person && second === undefined) return personPage(url, person);
    const repository = person?.repositories.find(({ name }) => name === second);
    if (person && repository && !repository.private) return repositoryPage(url, person, repository);
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
