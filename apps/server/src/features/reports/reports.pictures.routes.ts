import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAdmin } from '../../core/ctx.ts';
import { sendPrivatePicture } from '../../core/http/private-picture.ts';
import { type App, ctxOf } from '../../core/http.ts';
import { getReportedPicture } from './reports.pictures.service.ts';

type OneFile = FastifyRequest<{ Params: { file: string } }>;

/**
 * Pictures kept by reports, for administrators only. They are not JSON, so they are not endpoints of the contract.
 */
export function reportPicturesRoutes(app: App): void {
  app.get('/api/admin/reports/pictures/:file', { logLevel: 'warn', schema: { hide: true } }, send);
}

async function send(request: OneFile, reply: FastifyReply): Promise<FastifyReply> {
  const { file } = request.params;
  const bytes = await getReportedPicture(requireAdmin(ctxOf(request)), file);
  return sendPrivatePicture(request, reply, { file, bytes });
}
