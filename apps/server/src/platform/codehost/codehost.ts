import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { safeFetch } from '../safe-fetch.ts';
import { avatarOrigins, readAvatar } from './avatar.ts';
import { hostUnavailable } from './host-errors.ts';
import { createOauth, type Oauth } from './oauth.ts';
import { createRest, type HostAnswer, type HostQuery } from './rest.ts';

/** The credentials of our application at the code host. */
export interface HostClient {
  readonly id: string;
  readonly secret: string;
}

/** The code host's API as far as the server uses it. Each call has a time limit and never goes to another host. */
export interface Codehost extends Oauth {
  /** True for the bundled fake code host. */
  readonly bundled: boolean;
  /**
   * Reads one address of the REST API with a user's token.
   * @throws HostRefusalError for 401, 403, 404, 409, 410, 451; AppError `unavailable`, `rate_limited`
   */
  get(accessToken: string, path: string, query?: HostQuery): Promise<HostAnswer>;
  /** Revokes this token, or with `grant` everything that the user granted. A missing token is no error. */
  revoke(accessToken: string, what: 'token' | 'grant'): Promise<void>;
  /** The bytes of an avatar; undefined if its address is not on the code host or it is too large. */
  readAvatar(address: string): Promise<Uint8Array | undefined>;
}

interface CodehostOptions {
  readonly url: string;
  readonly apiUrl: string;
  readonly client: HostClient;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  /** Replaces the network. */
  readonly fetch?: typeof fetch;
  /** Time limit of one try. */
  readonly timeoutMs?: number;
}

/** A code host at these addresses: GitHub, a GitHub Enterprise server, or the bundled fake. */
export function createCodehost(options: CodehostOptions & { readonly bundled?: boolean }): Codehost {
  const { url, apiUrl, client, publicUrl, log, timeoutMs = 5_000, bundled = false } = options;
  const network = options.fetch ?? fetch;
  const own = [new URL(url).origin, new URL(apiUrl).origin];
  const guarded = safeFetch(network, { origins: own, timeoutMs, unreachable: hostUnavailable });
  const pictures = safeFetch(network, {
    origins: avatarOrigins(url),
    timeoutMs,
    unreachable: hostUnavailable,
  });
  const rest = createRest({ apiUrl, client, log, fetch: guarded });
  return {
    bundled,
    ...createOauth({ url, client, redirectUri: `${publicUrl}/callback`, fetch: guarded }),
    get: rest.get,
    revoke: rest.revoke,
    readAvatar: (address) => readAvatar(pictures, avatarOrigins(url), address),
  };
}

/** The configured code host; null if there is none, for example in production without credentials. */
export function configuredCodehost({ codehost, publicUrl }: Config, log: FastifyBaseLogger): Codehost | null {
  const { url, apiUrl, client } = codehost;
  return client ? createCodehost({ url, apiUrl, client, publicUrl, log }) : null;
}
