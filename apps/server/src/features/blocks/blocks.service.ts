import type { blocks } from '@teamwright/contracts/blocks.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { canBlock, hasBlocked, isBlocked } from './blocks.policy.ts';
import * as repository from './blocks.repository.ts';

export async function listBlocked(ctx: UserCtx): Promise<Answer<typeof blocks.list>> {
  const rows = await repository.listBlocked(ctx.db, ctx.actor.userId);
  return {
    people: rows.map(({ createdAt, ...user }) => ({ ...user, blockedAt: createdAt.toISOString() })),
  };
}

/**
 * Blocks a user; no-op the second time. Writes that refer to the blocker wait for the commit, so a concurrent request
 * is either rejected or ended.
 * @throws AppError `not_found`, `conflict` for the actor's own id and above the limit
 */
export async function blockPerson(ctx: UserCtx, userId: string): Promise<void> {
  const blockerId = ctx.actor.userId;
  if (!canBlock(blockerId, userId)) throw new AppError('conflict', 'You cannot block yourself');
  await withTransaction(ctx, async (ctx) => {
    await repository.findPersonForUpdate(ctx.db, blockerId);
    if ((await repository.findPerson(ctx.db, userId)) === undefined) throw notFound('User');
    const block = { blockerId, blockedId: userId };
    if (!(await repository.insertBlock(ctx.db, { ...block, createdAt: ctx.clock.now() }))) return;
    if ((await repository.countBlocked(ctx.db, blockerId)) > limits.blocks.max)
      throw new AppError('conflict', `You can block at most ${limits.blocks.max} people`);
    await emit(ctx, 'person.blocked', block);
  });
}

/** Removes a block. Requests that it ended stay ended. */
export async function unblockPerson(ctx: UserCtx, userId: string): Promise<void> {
  const block = { blockerId: ctx.actor.userId, blockedId: userId };
  await withTransaction(ctx, async (ctx) => {
    if (await repository.removeBlock(ctx.db, block)) await emit(ctx, 'person.unblocked', block);
  });
}

/** All users with a block between them and one of these users. */
export async function listBlockedEitherWay(ctx: Ctx, ...userIds: readonly string[]): Promise<Set<string>> {
  const found = await repository.listBlocksOf(ctx.db, userIds);
  return new Set(found.map((each) => (userIds.includes(each.blockerId) ? each.blockedId : each.blockerId)));
}

/** Whether a block exists between this user and one of the others, in either direction. */
export async function isBlockedWithAny(
  ctx: Ctx,
  userId: string,
  others: readonly string[],
): Promise<boolean> {
  const found = await repository.listBlocksAmong(ctx.db, [userId, ...others]);
  return others.some((other) => isBlocked(found, userId, other));
}

/** Returns a function that tests two of these users for a block between them. */
export async function createBlockCheck(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<(one: string, other: string) => boolean> {
  const found = await repository.listBlocksAmong(ctx.db, userIds);
  return (one, other) => isBlocked(found, one, other);
}

/** Whether `blockerId` has blocked `userId`. */
export async function isBlockedBy(ctx: Ctx, userId: string, blockerId: string): Promise<boolean> {
  return hasBlocked(await repository.listBlocksAmong(ctx.db, [userId, blockerId]), blockerId, userId);
}

/** The blocks between this user and the others, locked until the transaction ends. */
export async function listBlocksForShare(ctx: Ctx, userId: string, others: readonly string[]) {
  const people = [userId, ...others];
  await repository.lockUsersForShare(ctx.db, people);
  const found = await repository.listBlocksAmong(ctx.db, people);
  return found.filter((block) => block.blockerId === userId || block.blockedId === userId);
}

/** Like `isBlockedWithAny`. Prevents new blocks until the transaction ends. */
export async function isBlockedWithAnyForShare(
  ctx: Ctx,
  userId: string,
  others: readonly string[],
): Promise<boolean> {
  return (await listBlocksForShare(ctx, userId, others)).length > 0;
}

/** Notifies the blocker's own devices only. */
export function refreshBlocker(ctx: Ctx, { blockerId }: DomainEvents['person.blocked']): void {
  for (const entity of ['blocks', 'recommendations', 'rooms'] as const)
    ctx.deps.realtime.toUser(blockerId, 'changed', { entity, id: blockerId });
}

export async function deleteBlocks(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeBlocksOf(ctx.db, userId);
}
