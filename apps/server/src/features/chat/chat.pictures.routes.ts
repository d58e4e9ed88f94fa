import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUser } from '../../core/ctx.ts';
import { type App, ctxOf } from '../../core/http.ts';
import { getRoomPicture } from './chat.pictures.service.ts';

type OneFile = FastifyRequest<{ Params: { file: string } }>;

/** Pictures of rooms. They are no JSON, so they are not among the endpoints of the contract. */
export function chatPicturesRoutes(app: App): void {
  app.get('/api/chat/pictures/:file', { logLevel: 'warn', schema: { hide: true } }, send);
}

/** A browser may keep a copy but asks each time, so that membership is looked at each time. */
async function send(request: OneFile, reply: FastifyReply): Promise<FastifyReply> {
  const { file } = request.params;
  const bytes = await getRoomPicture(requireUser(ctxOf(request)), file);
  const etag = `"${file}"`;
  reply
    .header('cache-control', 'private, no-cache')
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/webp').send(bytes);
}
