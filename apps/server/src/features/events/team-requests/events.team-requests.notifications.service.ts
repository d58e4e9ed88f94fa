import type { Ctx, DataCtx } from '../../../core/ctx.ts';
import { type News, notifyMany } from '../../notifications/notifications.service.ts';
import { findEvent, listOrganisers } from '../events.repository.ts';
import * as repository from './events.team-requests.repository.ts';

interface RequestEvent {
  readonly eventId: string;
  readonly requestId: string;
}

/** Notifies the organisers once. No-op if the request was withdrawn in the meantime. */
export async function notifySent(ctx: Ctx, request: RequestEvent): Promise<void> {
  await notifyMany(ctx, await listSentNews(ctx, request));
}

/** What each organiser reads about a request; nothing if it was withdrawn. */
export async function listSentNews(ctx: DataCtx, { eventId, requestId }: RequestEvent): Promise<News[]> {
  const event = await findEvent(ctx.db, eventId);
  const asked = (await repository.listTeamRequests(ctx.db, eventId)).find(
    ({ request }) => request.id === requestId,
  );
  if (event === undefined || asked === undefined) return [];
  const message = `${asked.username} asks for ${wantedBy(asked.request)} in “${event.title}”`;
  const organisers = await listOrganisers(ctx.db, eventId);
  return organisers.map(({ userId: recipientId }) => ({
    recipientId,
    type: 'event' as const,
    message,
    named: { [asked.request.userId]: asked.username },
    projectId: null,
    eventId,
    dedupeKey: `event:${eventId}:team_request:${requestId}`,
  }));
}

function wantedBy({ hadTeam }: repository.TeamRequestRow): string {
  return hadTeam === true ? 'another team' : 'a team';
}

/** Notifies the participant of the reply once. */
export async function notifyClosed(ctx: Ctx, request: RequestEvent): Promise<void> {
  await notifyMany(ctx, await listClosedNews(ctx, request));
}

/** What the participant reads about the reply. */
export async function listClosedNews(ctx: DataCtx, { eventId, requestId }: RequestEvent): Promise<News[]> {
  const event = await findEvent(ctx.db, eventId);
  const request = await repository.findTeamRequest(ctx.db, requestId);
  if (event === undefined || request === undefined) return [];
  const reply = request.reply === '' ? '' : `: ${request.reply}`;
  const message = `The organisers of “${event.title}” closed your request for ${wantedBy(request)}${reply}`;
  const about = { recipientId: request.userId, type: 'event' as const, message, projectId: null, eventId };
  return [{ ...about, dedupeKey: `event:${eventId}:team_request_closed:${requestId}` }];
}
