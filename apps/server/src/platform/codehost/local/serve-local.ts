import type { FastifyRequest } from 'fastify';
import type { App } from '../../../core/http.ts';
import type { LocalCodehost } from './local-codehost.ts';
import { localPath } from './local-path.ts';

/** Serves the fake code host under the site's own address, so that every browser of the site can reach it. */
export async function serveLocalCodehost(app: App, local: LocalCodehost): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.all(`${localPath}/*`, { logLevel: 'warn' }, async (request, reply) => {
      const answer = await local.fetch(asRequest(request, local));
      reply.code(answer.status);
      answer.headers.forEach((value, name) => void reply.header(name, value));
      return reply.send(Buffer.from(await answer.arrayBuffer()));
    });
  });
}

function asRequest({ url, method, headers, body }: FastifyRequest, local: LocalCodehost): Request {
  const kept = ['authorization', 'content-type', 'if-none-match', 'accept'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const sends = typeof body === 'string' && !['GET', 'HEAD'].includes(method);
  return new Request(new URL(url, local.url), { method, headers: kept, ...(sends && { body }) });
}
