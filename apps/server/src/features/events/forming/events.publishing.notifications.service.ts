import type { Ctx, DataCtx } from '../../../core/ctx.ts';
import { notifyMany } from '../../notifications/notifications.service.ts';
import { findEvent } from '../events.repository.ts';
import * as repository from './events.publishing.repository.ts';
import { namesOf, teamMessage } from './events.publishing.view.ts';

/** Notifies all members of the published teams, once each. No-op if the publication was undone in the meantime. */
export async function notifyPublished(ctx: Ctx, eventId: string, formationId: string): Promise<void> {
  await notifyMany(ctx, await listPublicationNews(ctx, eventId, formationId));
}

/** What each member of the published teams reads; nothing if another formation is published. */
export async function listPublicationNews(ctx: DataCtx, eventId: string, formationId: string) {
  const event = await findEvent(ctx.db, eventId);
  const publication = await repository.findPublication(ctx.db, eventId);
  if (event === undefined || publication?.formationId !== formationId) return [];
  const people = await repository.listTeamPeople(ctx.db, formationId);
  const membersOf = Map.groupBy(people, ({ teamId }) => teamId);
  const key = publication.publishedAt.toISOString();
  const teams = await repository.listTeamProjects(ctx.db, formationId);
  return teams.flatMap(({ teamId, name, projectId }) => {
    const members = (membersOf.get(teamId) ?? []).filter(({ status }) => status !== 'withdrawn');
    const message = teamMessage(event.title, { name, members });
    return members.map(({ userId }) => ({
      recipientId: userId,
      type: 'event' as const,
      message,
      named: namesOf(members),
      projectId,
      eventId,
      dedupeKey: `event:${eventId}:published:${key}`,
    }));
  });
}

/** Notifies the former members of teams whose publication was undone. */
export async function notifyUnpublished(ctx: Ctx, eventId: string, formationId: string): Promise<void> {
  const event = await findEvent(ctx.db, eventId);
  if (event === undefined) return;
  const people = await repository.listTeamPeople(ctx.db, formationId);
  const message = `The organisers of “${event.title}” took the teams back. You will get your team later.`;
  const notifications = people.map(({ userId }) => ({
    recipientId: userId,
    type: 'event' as const,
    message,
    projectId: null,
    eventId,
    dedupeKey: `event:${eventId}:unpublished:${ctx.requestId}`,
  }));
  await notifyMany(ctx, notifications);
}
