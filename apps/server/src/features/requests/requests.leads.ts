import type { Ctx } from '../../core/ctx.ts';
import { notify, wasTold } from '../notifications/notifications.service.ts';
import { leadsTeam } from '../teams/teams.policy.ts';
import { roleOf } from '../teams/teams.service.ts';
import { joinMessage } from './requests.outcome.ts';
import * as repository from './requests.repository.ts';

/** Maximum number of requests sent to a new manager. */
const most = 1000;

/** Sends a new owner or co-owner the requests that are still pending. */
export async function askNewLead(
  ctx: Ctx,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  if (!leadsTeam(await roleOf(ctx, projectId, userId))) return;
  for (const requestId of await repository.listPendingIds(ctx.db, { projectId }, most)) {
    const story = await repository.findStory(ctx.db, requestId, null);
    if (story?.kind !== 'join_request' || (await wasTold(ctx, requestId, userId))) continue;
    await notify(ctx, {
      recipientId: userId,
      senderId: story.createdBy,
      projectId,
      requestId,
      type: 'join_request',
      message: joinMessage(story.username, story.title),
      dedupeKey: `join_request:${requestId}`,
    });
  }
}
