import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a picture that not everybody may see: a browser may keep a copy but asks each time, so each look is judged. */
export function sendPrivatePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, bytes }: { file: string; bytes: Uint8Array },
): FastifyReply {
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
