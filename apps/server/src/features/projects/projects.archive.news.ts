import type { Ctx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { notify } from '../notifications/notifications.service.ts';
import { listMembers } from '../teams/teams.service.ts';
import * as repository from './projects.repository.ts';

/**
 * Notifies the whole team that its project is archived, and why in general. It does not include the administrator or
 * their written reason, which may mention the user who reported it.
 */
export async function tellArchived(
  ctx: Ctx,
  { projectId, archivedBy }: DomainEvents['project.archived'],
): Promise<void> {
  const project = await repository.findProjectById(ctx.db, projectId);
  if (project === undefined) return;
  const message =
    archivedBy === undefined
      ? `${project.title} is archived: its owner deleted their account`
      : `An administrator archived ${project.title}. Its room can still be read.`;
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
