import { weekMs } from '@teamwright/contracts/core/durations.ts';
import type { Ctx, DataCtx } from '../../core/ctx.ts';
import { listMemberIds } from './matching.profiles.repository.ts';
import * as repository from './matching.repository.ts';

const changesKeptMs = weekMs;

/** Records a change of a developer's profile, in the same transaction. */
export async function recordDeveloperChange(ctx: Ctx, userId: string): Promise<void> {
  await repository.insertMatchChange(ctx.db, 'developer', userId);
}

/** Records a change of a profile. An owner's area, school, time zone and hours count for their projects too. */
export async function recordProfileChange(ctx: Ctx, userId: string): Promise<void> {
  await recordDeveloperChange(ctx, userId);
  for (const projectId of await repository.listProjectIdsOf(ctx.db, userId))
    await recordProjectChange(ctx, projectId);
}

/**
 * A change of the team changes the recommended teammates of its members and of a user who has left; of a closed
 * project, also what it shows about their skills.
 */
export async function recordTeamChange(ctx: Ctx, projectId: string, leaverId?: string): Promise<void> {
  await recordProjectChange(ctx, projectId);
  if (leaverId !== undefined) await recordDeveloperChange(ctx, leaverId);
  for (const { userId } of await listMemberIds(ctx.db, [projectId])) await recordDeveloperChange(ctx, userId);
}

interface Changed {
  readonly userIds: readonly string[];
  readonly projectIds: readonly string[];
}

/** Records new users and projects, and members whose teammates have changed, in the same transaction. */
export async function recordManyChanges(ctx: DataCtx, { userIds, projectIds }: Changed): Promise<void> {
  await repository.insertMatchChanges(ctx.db, 'developer', userIds);
  await repository.insertMatchChanges(ctx.db, 'project', projectIds);
}

export async function recordProjectChange(ctx: Ctx, projectId: string): Promise<void> {
  await repository.insertMatchChange(ctx.db, 'project', projectId);
}

/** Deletes old changes. A process that missed one of them builds its index from the tables again. */
export async function removeOldChanges(ctx: Ctx): Promise<void> {
  await repository.removeChangesBefore(ctx.db, new Date(ctx.clock.now().getTime() - changesKeptMs));
}
