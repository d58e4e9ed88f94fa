import type { Ctx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { notify } from '../notifications/notifications.service.ts';
import { listLeads, listMembers } from '../teams/teams.service.ts';
import * as repository from './projects.repository.ts';

type Departure = DomainEvents['member.left'];

/** Everyone on the team and everyone who has the project's page open reads it again. */
export async function refreshProject(ctx: Ctx, { projectId }: { projectId: string }): Promise<void> {
  const { realtime } = ctx.deps;
  realtime.toWatchers(projectId, 'changed', { entity: 'project', id: projectId });
  for (const { userId } of await listMembers(ctx, [projectId])) {
    realtime.toUser(userId, 'changed', { entity: 'project', id: projectId });
    realtime.toUser(userId, 'changed', { entity: 'rooms', id: projectId });
  }
}

/** The same for the one who belongs to the team no more. */
export async function refreshAfterDeparture(ctx: Ctx, { projectId, userId }: Departure): Promise<void> {
  await refreshProject(ctx, { projectId });
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'project', id: projectId });
}

/**
 * Tells those who lead that a seat is free, and somebody who was removed that they were. Who is named is the sender,
 * so that the words go with their account; one that is gone already is not named.
 */
export async function tellDeparture(ctx: Ctx, { projectId, userId, removedBy }: Departure): Promise<void> {
  const project = await repository.findProjectById(ctx.db, projectId);
  const leaver = await repository.findName(ctx.db, userId);
  if (project === undefined) return;
  const tell = (recipientId: string, senderId: string | null, message: string) =>
    notify(ctx, {
      recipientId,
      senderId,
      projectId,
      type: 'member_left',
      message,
      dedupeKey: `member_left:${ctx.requestId}`,
    });
  const how = removedBy === undefined ? 'left' : 'was removed from';
  for (const leadId of await listLeads(ctx, projectId)) {
    if (leadId === removedBy || leadId === userId) continue;
    await tell(leadId, leaver ? userId : null, `${leaver ?? 'A member'} ${how} ${project.title}`);
  }
  if (removedBy === undefined || leaver === undefined) return;
  const remover = await repository.findName(ctx.db, removedBy);
  const words = `removed you from ${project.title}`;
  await tell(
    userId,
    remover ? removedBy : null,
    remover ? `${remover} ${words}` : `You were removed from ${project.title}`,
  );
}
