import type { Ctx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { notify } from '../notifications/notifications.service.ts';
import { listManagerIds, listMembers } from '../teams/teams.service.ts';
import * as repository from './projects.repository.ts';

type Departure = DomainEvents['member.left'];

/** Makes the clients of all members, and all clients that show the project's page, refetch it. */
export async function refreshProject(ctx: Ctx, { projectId }: { projectId: string }): Promise<void> {
  const { realtime } = ctx.deps;
  realtime.toWatchers(projectId, 'changed', { entity: 'project', id: projectId });
  for (const { userId } of await listMembers(ctx, [projectId])) {
    realtime.toUser(userId, 'changed', { entity: 'project', id: projectId });
    realtime.toUser(userId, 'changed', { entity: 'rooms', id: projectId });
  }
}

/** The same for a user who is no longer a member. */
export async function refreshAfterDeparture(ctx: Ctx, { projectId, userId }: Departure): Promise<void> {
  await refreshProject(ctx, { projectId });
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'project', id: projectId });
}

/**
 * Notifies managers that a seat is free, and a removed member of the removal. The user named in the text is stored as
 * sender, so that the text is deleted with their account. A deleted user is not named.
 */
export async function notifyDeparture(ctx: Ctx, { projectId, userId, removedBy }: Departure): Promise<void> {
  const project = await repository.findProjectById(ctx.db, projectId);
  const leaver = await repository.findName(ctx.db, userId);
  if (project === undefined) return;
  const send = (recipientId: string, senderId: string | null, message: string) =>
    notify(ctx, {
      recipientId,
      senderId,
      projectId,
      type: 'member_left',
      message,
      dedupeKey: `member_left:${ctx.requestId}`,
    });
  const how = removedBy === undefined ? 'left' : 'was removed from';
  for (const leadId of await listManagerIds(ctx, projectId)) {
    if (leadId === removedBy || leadId === userId) continue;
    await send(leadId, leaver ? userId : null, `${leaver ?? 'A member'} ${how} ${project.title}`);
  }
  if (removedBy === undefined || leaver === undefined) return;
  const remover = await repository.findName(ctx.db, removedBy);
  const words = `removed you from ${project.title}`;
  await send(
    userId,
    remover ? removedBy : null,
    remover ? `${remover} ${words}` : `You were removed from ${project.title}`,
  );
}

/**
 * Notifies the whole team that its project is archived, and why in general. It does not include the administrator or
 * their written reason, which may mention the user who reported it.
 */
export async function notifyArchived(
  ctx: Ctx,
  { projectId, archivedBy, isTeamClosed = false }: DomainEvents['project.archived'],
): Promise<void> {
  const project = await repository.findProjectById(ctx.db, projectId);
  if (project === undefined) return;
  const message = archivedText(project.title, { isTeamClosed, isByAdmin: archivedBy !== undefined });
  for (const { userId: recipientId } of await listMembers(ctx, [projectId])) {
    if (recipientId === archivedBy) continue;
    await notify(ctx, {
      recipientId,
      senderId: null,
      projectId,
      type: 'project_archived',
      message,
      dedupeKey: `project_archived:${ctx.requestId}`,
    });
  }
}

interface Archiving {
  readonly isTeamClosed: boolean;
  readonly isByAdmin: boolean;
}

function archivedText(title: string, { isTeamClosed, isByAdmin }: Archiving): string {
  if (isTeamClosed) return `${title} is archived: its team has ended. Its room can still be read.`;
  return isByAdmin
    ? `An administrator archived ${title}. Its room can still be read.`
    : `${title} is archived: its owner deleted their account`;
}
