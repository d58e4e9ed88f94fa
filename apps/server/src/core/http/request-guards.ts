import { validatorCompiler } from 'fastify-type-provider-zod';
import { AppError, invalidField } from '../errors.ts';
import type { App } from '../http.ts';
import { jsonExcess } from './json-bounds.ts';
import { isForeign, ownOrigins } from './origin.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects unsafe requests that a browser sent from another site. */
export function rejectForeignOrigins(app: App): void {
  const own = ownOrigins(app.deps.config);
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isForeign(request.headers, own))
      throw new AppError('forbidden', 'This request comes from another site');
  });
}

/** Escapes a path that cannot be decoded, so that it gets the same 404 as any unknown path. */
export function decodableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Accepts JSON only. An empty body is no body, regardless of the content type. */
export function acceptBodies(app: App): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const excess = jsonExcess(String(body));
    if (excess !== undefined) done(invalidField('body', excess));
    else if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new AppError('unsupported_media_type', 'Send JSON'));
  });
}

/** Validates with the schemas of the contract. Fastify passes a missing body as null. */
export const compileValidator: typeof validatorCompiler = (part) => {
  const validate = validatorCompiler(part);
  return part.httpPart === 'body' ? (data) => validate(data ?? undefined) : validate;
};

/** Prevents shared caches from storing responses that depend on the session. */
export function preventSharedCaching(api: App): void {
  api.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return;
    const personal = request.actor !== null || reply.hasHeader('set-cookie');
    reply.header('cache-control', personal ? 'private, no-store' : 'no-cache');
  });
}
