import { eventDeskCalls } from '@teamwright/contracts/events/desk.ts';
import type { FastifyReply } from 'fastify';
import { type App, ok, route } from '../../../core/http.ts';
import * as csv from './events.csv.service.ts';
import * as service from './events.desk.service.ts';
import { exportParticipants } from './events.export.service.ts';
import { exportIdeas, exportThanks } from './events.export-lists.service.ts';

/** The file, with every character escaped in JSON in the worst usual case, and the mapping. */
const maxImportBytes = 3 * 1024 * 1024;

export function eventDeskRoutes(app: App): void {
  route(app, eventDeskCalls.figures, (ctx, { params }) => service.getFigures(ctx, params.id));
  route(app, eventDeskCalls.participants, (ctx, { params, query }) =>
    service.listParticipants(ctx, params.id, query),
  );
  route(app, eventDeskCalls.askToConfirm, (ctx, { params }) => service.askToConfirm(ctx, params.id));
  route(app, eventDeskCalls.removeParticipant, async (ctx, { params, body }) => {
    await service.removeParticipant(ctx, params.id, { ...body, participantId: params.participantId });
    return ok('Removed');
  });
  route(
    app,
    eventDeskCalls.previewInvitees,
    (ctx, { params, body }) => csv.previewInvitees(ctx, params.id, body),
    { limit: 'previewList', maxBodyBytes: maxImportBytes },
  );
  route(
    app,
    eventDeskCalls.importInvitees,
    (ctx, { params, body }) => csv.importInvitees(ctx, params.id, body),
    {
      limit: 'importList',
      maxBodyBytes: maxImportBytes,
    },
  );
  route(app, eventDeskCalls.removeInvitees, async (ctx, { params }) => {
    await csv.removeInvitees(ctx, params.id);
    return ok('Deleted');
  });
  route(
    app,
    eventDeskCalls.exportParticipants,
    async (ctx, { params }, { reply }) =>
      asDownload(reply, 'participants', await exportParticipants(ctx, params.id)),
    { limit: 'importList' },
  );
  route(
    app,
    eventDeskCalls.exportIdeas,
    async (ctx, { params }, { reply }) => asDownload(reply, 'ideas', await exportIdeas(ctx, params.id)),
    { limit: 'importList' },
  );
  route(
    app,
    eventDeskCalls.exportThanks,
    async (ctx, { params }, { reply }) => asDownload(reply, 'thanks', await exportThanks(ctx, params.id)),
    { limit: 'importList' },
  );
}

function asDownload(reply: FastifyReply, name: string, file: string): string {
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  return file;
}
