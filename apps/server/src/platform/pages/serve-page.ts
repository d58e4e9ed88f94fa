import { createHash } from 'node:crypto';
import type { LoadedPage } from '@teamwright/contracts/core/page-rendering.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { createByteCache } from '../../core/byte-cache.ts';
import { isKnownVersion } from '../../core/http/known-version.ts';
import { type Encoding, encode, encodingOf } from './page-encoding.ts';
import { PageOverloadError, type PageRenderer, PageTimeoutError } from './page-renderer.ts';
import type { FileTags, WebPage } from './web-pages.ts';

interface ServeOptions {
  readonly config: Config;
  readonly renderer: PageRenderer;
  readonly sessionCookie: string;
  /** The document that a page fills. */
  readonly template: string;
  /** Changes with every build. */
  readonly build: string;
}

/** Shared caches keep a guest's page for this time, then ask with its ETag. */
const sharedCache = 'public, max-age=0, s-maxage=10, must-revalidate';
const privateCache = 'private, no-store';
/** Relative times in a stored page are at most this old. */
const timesKeptMs = 60_000;

interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface PageRequest {
  readonly encoding: Encoding;
  readonly hasSession: boolean;
  /** The If-None-Match header: the versions that the client has. */
  readonly known: string | undefined;
  readonly tags: FileTags;
  readonly link: string | undefined;
  readonly now: number;
}

/**
 * Sends a page that the server renders. Returns false if the browser has to render it: after a failure, a timeout, or
 * while too many pages are being rendered.
 */
export type ServePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<WebPage, 'link'> & { readonly tags: FileTags },
) => Promise<boolean>;

export function createServePage({
  config,
  renderer,
  sessionCookie,
  template,
  build,
}: ServeOptions): ServePage {
  const store = createByteCache();

  /** The document for guests is rendered once for each version. */
  async function documentOf(page: LoadedPage, version: string, asked: PageRequest): Promise<Buffer> {
    const key = `${version} ${asked.encoding} ${Math.floor(asked.now / timesKeptMs)}`;
    const stored = page.personal ? undefined : store.get(key);
    if (stored) return stored;
    const tags = page.hasContent ? asked.tags[page.personal ? 'user' : 'guest'] : '';
    const html = await page.render(template.replace('</head>', () => `${tags}</head>`));
    const body = await encode(html, asked.encoding);
    if (!page.personal) store.set(key, body);
    return body;
  }

  async function answerOf(page: LoadedPage, asked: PageRequest): Promise<PageAnswer> {
    const { status, location, personal, fingerprint } = page;
    const shared = !personal && !asked.hasSession;
    const cache = { 'cache-control': shared ? sharedCache : privateCache };
    if (location !== undefined) return { status, headers: { ...cache, location } };
    const version = createHash('sha256').update(build).update(fingerprint).digest('base64url');
    const etag = `W/"${version}"`;
    const tagged = shared ? { ...cache, etag } : cache;
    if (shared && isKnownVersion(asked.known, etag)) return { status: 304, headers: tagged };
    const files = !page.hasContent && asked.link !== undefined && { link: asked.link };
    const headers = { ...tagged, ...files, 'content-type': 'text/html; charset=utf-8' };
    const body = await documentOf(page, version, asked);
    if (asked.encoding === 'identity') return { status, headers, body };
    return { status, headers: { ...headers, 'content-encoding': asked.encoding }, body };
  }

  return async (request, reply, { tags, link }) => {
    const hasSession = request.cookies[sessionCookie] !== undefined;
    const now = request.server.clock.now().getTime();
    const url = new URL(request.url, config.publicUrl).href;
    const moment = request.server.deps.realtime.moment();
    const visit = { url, hasSession, now, moment, send: (path: string) => callApi(request, path) };
    const encoding = encodingOf(request.headers['accept-encoding']);
    const asked = { encoding, hasSession, known: request.headers['if-none-match'], tags, link, now };
    try {
      const answer = await renderer.run(visit, (page) => answerOf(page, asked));
      await reply.code(answer.status).headers(answer.headers).send(answer.body);
      return true;
    } catch (error) {
      logFailure(request, error);
      return false;
    }
  };
}

function logFailure(request: FastifyRequest, error: unknown): void {
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  const busy = late || error instanceof PageTimeoutError || error instanceof PageOverloadError;
  request.log[busy ? 'info' : 'warn']({ err: error }, 'the browser renders a page instead of the server');
}

/**
 * Calls the API in this process, without a network, as the visitor: with the checks, limits and response schemas of any
 * call.
 */
async function callApi(request: FastifyRequest, url: string): Promise<Response> {
  const { cookie } = request.headers;
  const answer = await request.server.inject({
    method: 'GET',
    url,
    remoteAddress: request.ip,
    headers: { accept: 'application/json', host: request.host, ...(cookie !== undefined && { cookie }) },
  });
  const requestId = answer.headers['x-request-id'];
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: requestId === undefined ? {} : { 'x-request-id': String(requestId) },
  });
}
