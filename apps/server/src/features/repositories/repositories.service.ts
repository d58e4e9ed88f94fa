import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { readRepository } from '../github/github.service.ts';
import { deleteRepositoryEvidence } from '../skills/skills.evidence.service.ts';
import { refreshList } from './repositories.refresh.service.ts';
import * as repository from './repositories.repository.ts';
import { columnsOf, repositoryView } from './repositories.view.ts';
import { deleteWords, deleteWordsOf } from './repositories.words.service.ts';

type Upload = ParsedInput<typeof repositories.upload>['body'];

function assertOwnEmail({ actor }: UserCtx, email: string): void {
  if (email.trim().toLowerCase() !== actor.email.toLowerCase())
    throw new AppError('forbidden', 'These projects belong to another user');
}

/** The user's own uploaded repositories, last changed first. Rejects an email that is not the user's own. */
export async function listOwnRepositories(
  ctx: UserCtx,
  email: string,
): Promise<Answer<typeof repositories.listOwn>> {
  assertOwnEmail(ctx, email);
  const rows = await repository.listRepositories(ctx.db, ctx.actor.userId);
  return rows.map(repositoryView);
}

/**
 * Adds a repository of the linked account as a project. Only its name is taken from the caller; everything else is
 * read from the code host.
 */
export async function uploadRepository(
  ctx: UserCtx,
  { email, repository: named }: Upload,
): Promise<Answer<typeof repositories.upload>> {
  assertOwnEmail(ctx, email);
  const facts = await readRepository(ctx, fullNameOf(named));
  if (!facts.mayPush) throw notFound('Among your repositories this one');
  const row = await withTransaction(ctx, async (ctx) => {
    await assertBelowLimit(ctx, facts.id);
    return await addRepository(ctx, columnsOf(facts));
  });
  return { success: true, message: 'Project uploaded successfully!', project: repositoryView(row) };
}

/**
 * Adds repositories that were read before, in the caller's transaction, as far as the limit allows. A repository that
 * the user has stays as it is.
 */
export async function addRepositories(ctx: UserCtx, all: readonly RepositoryColumns[]): Promise<void> {
  const present = await repository.listRepositories(ctx.db, ctx.actor.userId);
  const known = new Set(present.map(({ repoId }) => repoId));
  const room = Math.max(0, limits.repositories.max - present.length);
  for (const columns of all.filter(({ repoId }) => !known.has(repoId)).slice(0, room))
    await addRepository(ctx, columns);
}

type RepositoryColumns = ReturnType<typeof columnsOf>;

async function addRepository(ctx: UserCtx, columns: RepositoryColumns): Promise<repository.RepositoryRow> {
  const now = ctx.clock.now();
  const { userId } = ctx.actor;
  const asked = {
    requestedAt: now,
    analysisStatus: 'analysing',
    analysisReason: null,
    analysisRules: 0,
  } as const;
  const row = { id: newId(now), userId, createdAt: now, retryAt: null, ...asked, ...columns };
  const stored = await repository.upsertRepository(ctx.db, row);
  if (stored === undefined) throw new AppError('internal', 'The project was not stored');
  if (columns.private) await deleteWords(ctx, stored);
  await emit(ctx, 'repository.requested', { repositoryId: stored.id });
  return stored;
}

function fullNameOf(named: Upload['repository']): string {
  return typeof named === 'string' ? named : named.full_name;
}

async function assertBelowLimit(ctx: UserCtx, repoId: string): Promise<void> {
  const { max } = limits.repositories;
  if ((await repository.countOtherRepositories(ctx.db, ctx.actor.userId, repoId)) >= max)
    throw new AppError('conflict', `You can bring at most ${max} projects. Please remove one first.`);
}

/** Removes one of the user's repositories with its evidence, without a request to the code host. */
export async function removeRepository(
  ctx: UserCtx,
  repoId: string,
): Promise<Answer<typeof repositories.remove>> {
  const { userId } = ctx.actor;
  await withTransaction(ctx, async (ctx) => {
    const row = await repository.lockOwnRepository(ctx.db, userId, repoId);
    if (row === undefined) throw notFound('Among your projects this repository was');
    await deleteRepositoryEvidence(ctx, userId, row.id);
    await repository.removeRepository(ctx.db, row.id);
  });
  return { success: true, message: 'Project removed' };
}

/** Marks a user's repositories as unreadable. Keeps them with their evidence, but without words. */
export async function stopReading(
  ctx: Ctx,
  userId: string,
  reason: 'unlinked' | 'access_lost',
): Promise<void> {
  await repository.updateStopped(ctx.db, userId, reason);
  await deleteWordsOf(ctx, userId);
  refreshList(ctx, userId);
}

/**
 * Requests readings after access is restored: of all repositories, or with `renewed` only of those that stopped for
 * lack of access.
 */
export async function resumeReading(ctx: Ctx, userId: string, renewed: boolean): Promise<void> {
  const reasons = renewed ? (['unlinked', 'access_lost'] as const) : undefined;
  const ids = await repository.updateRequested(ctx.db, userId, ctx.clock.now(), reasons);
  for (const repositoryId of ids) await emit(ctx, 'repository.requested', { repositoryId });
  if (ids.length > 0) refreshList(ctx, userId);
}

/** Interval between readings, in milliseconds. */
const refreshIntervalMs = dayMs;
const maxPerRun = 200;

/** The scheduled job: requests the readings that are due. */
export async function requestDue(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await withTransaction(ctx, async (ctx) => {
    const since = new Date(now.getTime() - refreshIntervalMs);
    for (const repositoryId of await repository.takeDue(ctx.db, since, now, maxPerRun))
      await emit(ctx, 'repository.requested', { repositoryId });
  });
}

/** Deletes a user's repositories with their account. */
export async function deleteRepositories(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeRepositoriesOf(ctx.db, userId);
}
