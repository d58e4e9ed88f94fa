import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { attributionStart, retentionStart } from './learning.policy.ts';
import * as repository from './learning.repository.ts';

/** Records a page of recommendations in its order, after the response. */
export function recordShown(
  ctx: UserCtx,
  kind: 'projects' | 'people',
  matches: readonly Pick<Explanation, 'projectId' | 'developerId' | 'score'>[],
): void {
  const { policy } = ctx.deps.matchIndex.matcher;
  const seen = { kind, viewerId: ctx.actor.userId, policy, shownAt: ctx.clock.now() };
  ctx.deps.impressionLog.shown(
    matches.map(({ projectId, developerId, score }, index) => ({
      ...seen,
      projectId,
      developerId,
      score,
      rank: index + 1,
    })),
  );
}

/** Records that a user opened something that may have been recommended to them. Guests are not recorded. */
export function recordOpened(ctx: Ctx, match: Omit<repository.OpenedMatch, 'viewerId'>): void {
  if (ctx.actor !== null) ctx.deps.impressionLog.opened({ ...match, viewerId: ctx.actor.userId });
}

export async function recordInvitation(ctx: Ctx, event: DomainEvents['invitation.sent']): Promise<void> {
  const now = ctx.clock.now();
  await repository.markRequested(ctx.db, 'invited', event, now, attributionStart(now));
}

export async function recordRequest(ctx: Ctx, event: DomainEvents['request.submitted']): Promise<void> {
  const now = ctx.clock.now();
  await repository.markRequested(ctx.db, 'requested', event, now, attributionStart(now));
}

export async function recordAccepted(ctx: Ctx, event: DomainEvents['request.accepted']): Promise<void> {
  await repository.markAnswer(ctx.db, 'acceptedAt', event, ctx.clock.now());
}

export async function recordRejected(ctx: Ctx, event: DomainEvents['request.rejected']): Promise<void> {
  await repository.markAnswer(ctx.db, 'rejectedAt', event, ctx.clock.now());
}

/** Removes the records of a user who opts out, in the same transaction. */
export async function deleteOnOptOut(ctx: Ctx, userId: string): Promise<void> {
  if (await repository.findOptedOut(ctx.db, userId)) await repository.removeShownOf(ctx.db, userId);
}

/** Removes the records of a user. */
export async function deleteRecordsOf(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeShownOf(ctx.db, userId);
}

export async function deleteOldRecords(ctx: Ctx): Promise<void> {
  await repository.removeShownBefore(ctx.db, retentionStart(ctx.clock.now()));
}
