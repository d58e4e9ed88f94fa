import type { AnalysisReason } from '@teamwright/contracts/repositories.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emitLater } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import { refreshList } from './repositories.refresh.service.ts';
import * as repository from './repositories.repository.ts';
import { deleteWords } from './repositories.words.service.ts';

/** Columns of a repository that no job holds. */
export const released = { claimedBy: null, claimedUntil: null };

/** In seconds. The code host may name any delay; after a day the job tries again in any case. */
const maxPauseSeconds = 24 * 3600;

interface Failure {
  readonly status: 'waiting' | 'stopped';
  readonly reason: AnalysisReason;
  /** Seconds until another job repeats this work. */
  readonly again?: number;
  /** The queue retries this job, with growing delays. */
  readonly retried?: true;
}

function failureOf(error: unknown): Failure {
  if (error instanceof HostRefusalError)
    return { status: 'stopped', reason: error.status === 401 ? 'access_lost' : 'gone' };
  if (!(error instanceof AppError)) return { status: 'waiting', reason: 'failed', retried: true };
  if (error.code !== 'rate_limited') return { status: 'waiting', reason: 'unavailable', retried: true };
  const again = Math.min(maxPauseSeconds, (error.retryAfter ?? 60) + 1);
  return { status: 'waiting', reason: 'rate_limited', again };
}

/** Whether the reading was stopped because the account was unlinked or the token became invalid. */
export function lostAccess({ analysisStatus, analysisReason }: repository.RepositoryRow): boolean {
  return analysisStatus === 'stopped' && analysisReason !== 'gone';
}

/**
 * Stores why a reading failed and when it continues. Stored data stays while the code host is unavailable. If a
 * repository no longer exists, its evidence stays and its words are deleted.
 * @throws the given error if the queue should retry the job
 */
export async function putOff(ctx: Ctx, { id }: repository.RepositoryRow, error: unknown): Promise<void> {
  const failure = failureOf(error);
  await withTransaction(ctx, async (ctx) => {
    const row = await repository.lockRepository(ctx.db, id);
    if (row?.claimedBy !== ctx.requestId) return;
    const lost = lostAccess(row);
    const changes = lost ? {} : changesOf(failure, ctx.clock.now());
    await repository.updateRepository(ctx.db, id, { ...released, ...changes });
    // A repository that no longer exists may have become private.
    if (failure.reason === 'gone' && !lost) await deleteWords(ctx, row);
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
