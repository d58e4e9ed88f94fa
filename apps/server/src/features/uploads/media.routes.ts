import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../core/errors.ts';
import { type App, ctxOf } from '../../core/http.ts';
import { findPictureFile } from './pictures.service.ts';

/** Serves stored pictures without a sign-in. A name is never reused, so clients may cache its file forever. */
export function mediaRoutes(app: App): void {
  app.get('/media/:file', { logLevel: 'warn' }, send);
}

async function send(
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await findPictureFile(ctxOf(request), request.params.file);
  if (bytes === undefined) throw notFound('Picture');
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .type('image/webp')
    .send(bytes);
}
