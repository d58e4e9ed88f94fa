import type { Fetch } from '../safe-fetch.ts';
import type { HostClient } from './codehost.ts';
import { HostRefusalError, hostBroken, ownErrorIn } from './host-errors.ts';

/** The result of a user's consent: a token and its scopes. */
export interface Grant {
  readonly accessToken: string;
  readonly scopes: readonly string[];
}

export interface Oauth {
  /** A new secret for one sign-in. The code host first gets only its hash (PKCE). */
  newVerifier(): Promise<string>;
  /** The address where the code host asks the user. */
  authorizeUrl(parameters: { state: string; verifier: string; scopes: readonly string[] }): Promise<string>;
  /** @throws HostRefusalError if the code is unknown, used or too old; AppError `unavailable` */
  exchangeCode(given: { code: string; state: string; verifier: string }): Promise<Grant>;
}

interface OauthOptions {
  readonly url: string;
  readonly client: HostClient;
  readonly redirectUri: string;
  readonly fetch: Fetch;
}

/** The authorization code flow with PKCE S256. The library is loaded with the first sign-in. */
export function createOauth({ url, client, redirectUri, fetch }: OauthOptions): Oauth {
  async function load() {
    const library = await import('openid-client');
    const server = {
      issuer: url,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    };
    const authentication = library.ClientSecretPost(client.secret);
    const config = new library.Configuration(server, client.id, undefined, authentication);
    if (url.startsWith('http:')) library.allowInsecureRequests(config);
    config[library.customFetch] = async (address, init) =>
      withErrorStatus(await fetch(address, asInit(init)));
    return { library, config };
  }

  let loading: ReturnType<typeof load> | undefined;
  function loaded() {
    loading ??= load();
    return loading;
  }

  return {
    newVerifier: async () => (await loaded()).library.randomPKCECodeVerifier(),
    async authorizeUrl({ state, verifier, scopes }) {
      const { library, config } = await loaded();
      const address = library.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async exchangeCode({ code, state, verifier }) {
      const { library, config } = await loaded();
      const returned = new URL(redirectUri);
      returned.search = new URLSearchParams({ code, state }).toString();
      try {
        const tokens = await library.authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: verifier,
          expectedState: state,
        });
        return { accessToken: tokens.access_token, scopes: scopesOf(tokens.scope) };
      } catch (error) {
        if (error instanceof library.ResponseBodyError) throw new HostRefusalError(error.status, error);
        throw ownErrorIn(error) ?? hostBroken(error);
      }
    },
  };
}

/** GitHub separates scopes by commas, the standard by spaces. */
function scopesOf(scope: string | undefined): string[] {
  return (scope ?? '').split(/[\s,]+/).filter((name) => name !== '');
}

/** GitHub rejects a code with status 200 and an `error`. The standard, and so the library, expects 400. */
async function withErrorStatus(response: Response): Promise<Response> {
  const text = await response.text();
  const status = response.status === 200 && namesError(text) ? 400 : response.status;
  return new Response(text, { status, headers: response.headers });
}

function namesError(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body;
  } catch {
    return false;
  }
}

// The library's type of the same object, whose body may be undefined.
function asInit(init: object): RequestInit {
  return init;
}
