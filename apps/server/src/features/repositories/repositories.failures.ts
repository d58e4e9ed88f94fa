import type { AnalysisReason } from '@teamwright/contracts/repositories.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emitLater } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusal } from '../../platform/codehost/host-errors.ts';
import { refreshList } from './repositories.news.ts';
import * as repository from './repositories.repository.ts';
import { forgetWords } from './repositories.words.service.ts';

/** No job reads it any more. */
export const released = { claimedBy: null, claimedUntil: null };

/** A code host may name any time; after a day it is asked again in any case. In seconds. */
const longestPause = 24 * 3600;

interface Failure {
  readonly status: 'waiting' | 'stopped';
  readonly reason: AnalysisReason;
  /** Seconds until this job's work is done by another one. */
  readonly again?: number;
  /** The queue tries this very job again, with growing pauses. */
  readonly retried?: true;
}

function failureOf(error: unknown): Failure {
  if (error instanceof HostRefusal)
    return { status: 'stopped', reason: error.status === 401 ? 'access_lost' : 'gone' };
  if (!(error instanceof AppError)) return { status: 'waiting', reason: 'failed', retried: true };
  if (error.code !== 'rate_limited') return { status: 'waiting', reason: 'unavailable', retried: true };
  const again = Math.min(longestPause, (error.retryAfter ?? 60) + 1);
  return { status: 'waiting', reason: 'rate_limited', again };
}

/** Whether the reading was ended from outside, by unlinking or with a token that is void. */
export function lostAccess({ analysisStatus, analysisReason }: repository.RepositoryRow): boolean {
  return analysisStatus === 'stopped' && analysisReason !== 'gone';
}

/**
 * Says why a reading failed and when it goes on. What was known stays: nothing is lost because the code host is away.
 * Of a repository that is gone the evidence stays, its words do not.
 * @throws what it was given, where the queue is to try the job again
 */
export async function putOff(ctx: Ctx, { id }: repository.RepositoryRow, error: unknown): Promise<void> {
  const failure = failureOf(error);
  await withTransaction(ctx, async (ctx) => {
    const row = await repository.lockRepository(ctx.db, id);
    if (row?.claimedBy !== ctx.requestId) return;
    const lost = lostAccess(row);
    const changes = lost ? {} : changesOf(failure, ctx.clock.now());
    await repository.updateRepository(ctx.db, id, { ...released, ...changes });
    // What is gone may have turned private.
    if (failure.reason === 'gone' && !lost) await forgetWords(ctx, row);
    if (failure.again !== undefined)
      await emitLater(ctx, 'repository.requested', { repositoryId: id }, failure.again);
    refreshList(ctx, row.userId);
  });
  if (failure.retried) throw error;
}

function changesOf({ status, reason, again }: Failure, now: Date) {
  return {
    analysisStatus: status,
    analysisReason: reason,
    retryAt: again === undefined ? null : new Date(now.getTime() + again * 1000),
    ...(reason === 'gone' && { checkedAt: now, etag: '', wordsRules: 0 }),
  };
}
