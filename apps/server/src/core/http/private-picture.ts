import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownVersion } from './known-version.ts';

/**
 * Sends a picture that not everyone may see. A browser may keep a copy but revalidates it on each use, so access is
 * checked each time.
 */
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
  if (isKnownVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('image/webp').send(bytes);
}
