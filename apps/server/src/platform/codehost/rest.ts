import type { FastifyBaseLogger } from 'fastify';
import type { Fetch } from '../safe-fetch.ts';
import type { HostClient } from './codehost.ts';
import { HostRefusalError, hostBroken, hostBusy, hostUnavailable, ownErrorIn } from './host-errors.ts';

export interface HostQuery {
  /** Query parameters, such as `per_page`. */
  readonly query?: Readonly<Record<string, string | number>>;
  /** The ETag of an earlier response. If it is still valid, the result is `notModified` and costs no quota. */
  readonly etag?: string;
}

export interface HostAnswer {
  readonly notModified: boolean;
  /** Undefined if not modified. */
  readonly data: unknown;
  readonly etag: string | undefined;
  /** Page numbers from the Link header. */
  readonly pages: ReadonlyMap<string, number>;
}

interface RestOptions {
  readonly apiUrl: string;
  readonly client: HostClient;
  readonly log: FastifyBaseLogger;
  readonly fetch: Fetch;
}

/**
 * A user waits for the response: a short pause that the code host requests is waited for, a longer one is reported to
 * the caller.
 */
const maxPauseSeconds = 3;
const pauses = 2;

/** 409: an empty repository has no files; 410, 451: taken down. */
const refusals = [401, 403, 404, 409, 410, 451];

/** The API client is loaded with the first call, so that the start does not wait for it. */
async function loadKit() {
  const [{ Octokit }, { retry }, { throttling }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  return Octokit.plugin(throttling, retry);
}

let loading: ReturnType<typeof loadKit> | undefined;

export function createRest({ apiUrl, client, log, fetch }: RestOptions) {
  async function kitFor(accessToken: string) {
    loading ??= loadKit();
    const Kit = await loading;
    const worthIt = (retryAfter: number, _options: unknown, _kit: unknown, retryCount: number) =>
      retryAfter <= maxPauseSeconds && retryCount < pauses;
    return new Kit({
      auth: accessToken,
      baseUrl: apiUrl,
      userAgent: 'teamwright',
      log: { debug: quiet, info: quiet, warn: (line: string) => log.warn(line), error: quiet },
      request: { fetch },
      throttle: { onRateLimit: worthIt, onSecondaryRateLimit: worthIt },
      // One retry after a second if the host fails. Other statuses are not retried.
      retry: { retries: 1, doNotRetry: [304, 400, 401, 403, 404, 409, 410, 422, 429, 451] },
    });
  }

  return {
    async get(accessToken: string, path: string, { query, etag }: HostQuery = {}): Promise<HostAnswer> {
      const kit = await kitFor(accessToken);
      try {
        const headers = etag === undefined ? {} : { 'if-none-match': etag };
        const answer = await kit.request(`GET ${path}`, { ...query, headers });
        const link = answer.headers.link ?? '';
        const data = parsedJson(answer.data);
        return { notModified: false, data, etag: answer.headers.etag, pages: pagesOf(link) };
      } catch (error) {
        if (statusOf(error) === 304) return { notModified: true, data: undefined, etag, pages: new Map() };
        throw explain(error);
      }
    },
    async revoke(accessToken: string, what: 'token' | 'grant'): Promise<void> {
      const account = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
      const answer = await fetch(`${apiUrl}/applications/${encodeURIComponent(client.id)}/${what}`, {
        method: 'DELETE',
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Basic ${account}`,
          'content-type': 'application/json',
          'user-agent': 'teamwright',
        },
        body: JSON.stringify({ access_token: accessToken }),
      });
      await answer.body?.cancel();
      if (![204, 404, 422].includes(answer.status))
        throw hostUnavailable(new Error(`revoking returned status ${answer.status}`));
    },
  };
}

/** For a response that is not valid JSON, the API client returns its text or bytes. */
function parsedJson(data: unknown): object {
  if (typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer)) return data;
  throw hostBroken(new Error('the response is not JSON'));
}

function quiet(): void {}

/** Parses `<https://…?page=3>; rel="next"` and so on, by relation. */
function pagesOf(link: string): Map<string, number> {
  const pages = new Map<string, number>();
  for (const [, address = '', relation = ''] of link.matchAll(/<([^>]*)>;\s*rel="(\w+)"/g)) {
    const page = Number(URL.parse(address)?.searchParams.get('page'));
    if (Number.isInteger(page) && page > 0) pages.set(relation, page);
  }
  return pages;
}

function explain(error: unknown): unknown {
  const own = ownErrorIn(error);
  if (own) return own;
  const status = statusOf(error);
  const seconds = pauseOf(error);
  if ((status === 403 || status === 429) && seconds !== undefined) return hostBusy(seconds, error);
  if (status !== undefined && refusals.includes(status)) return new HostRefusalError(status, error);
  return hostUnavailable(error);
}

interface Failure {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly response?: { readonly headers?: Readonly<Record<string, string | number | undefined>> };
}

function statusOf(error: unknown): number | undefined {
  const { status } = asFailure(error);
  return typeof status === 'number' ? status : undefined;
}

/** GitHub's recommendation for a rate limit without a stated end. */
const defaultPauseSeconds = 60;

/**
 * Seconds until a rate limit ends: a secondary limit may state it, the hourly limit has an end time. Undefined if
 * there is no limit.
 */
function pauseOf(error: unknown): number | undefined {
  const { status, message, response } = asFailure(error);
  const headers = response?.headers ?? {};
  const after = Number(headers['retry-after']);
  if (after > 0) return Math.ceil(after);
  const usedUp = String(headers['x-ratelimit-remaining']) === '0';
  const seconds = Math.ceil(Number(headers['x-ratelimit-reset']) - Date.now() / 1000);
  if (usedUp && Number.isFinite(seconds)) return Math.max(1, seconds);
  const limited = usedUp || status === 429 || /\bsecondary rate limit\b/i.test(String(message));
  return limited ? defaultPauseSeconds : undefined;
}

// Errors of the API client are recognised by their fields, because its classes are loaded lazily.
function asFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null ? error : {};
}
