import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUser } from '../../core/ctx.ts';
import { sendPrivatePicture } from '../../core/http/private-picture.ts';
import { type App, ctxOf } from '../../core/http.ts';
import { getRoomPicture } from './chat.pictures.service.ts';

type OneFile = FastifyRequest<{ Params: { file: string } }>;

/** Pictures of rooms. They are not JSON, so they are not endpoints of the contract. */
export function chatPicturesRoutes(app: App): void {
  app.get('/api/chat/pictures/:file', { logLevel: 'warn', schema: { hide: true } }, send);
}

async function send(request: OneFile, reply: FastifyReply): Promise<FastifyReply> {
  const { file } = request.params;
  const bytes = await getRoomPicture(requireUser(ctxOf(request)), file);
  return sendPrivatePicture(request, reply, { file, bytes });
}
