import type { blocks } from '@teamwright/contracts/blocks.ts';
import type { Answer } from '@teamwright/contracts/endpoint.ts';
import { limits } from '@teamwright/contracts/limits.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { blocksPerson, hasBlocked, standApart } from './blocks.policy.ts';
import * as repository from './blocks.repository.ts';

export async function listBlocked(ctx: UserCtx): Promise<Answer<typeof blocks.list>> {
  const rows = await repository.listBlocked(ctx.db, ctx.actor.userId);
  return {
    people: rows.map(({ createdAt, ...person }) => ({ ...person, blockedAt: createdAt.toISOString() })),
  };
}

/**
 * Blocks a person; a second time changes nothing. Whatever refers to the blocker waits for this to be stored, so
 * that a request which is sent at the same moment is either refused or ended.
 * @throws AppError `not_found`, `conflict` for oneself and beyond the most
 */
export async function blockPerson(ctx: UserCtx, userId: string): Promise<void> {
  const blockerId = ctx.actor.userId;
  if (!blocksPerson(blockerId, userId)) throw new AppError('conflict', 'You cannot block yourself');
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

/** Takes a block back; what ended by it stays ended. */
export async function unblockPerson(ctx: UserCtx, userId: string): Promise<void> {
  const block = { blockerId: ctx.actor.userId, blockedId: userId };
  await withTransaction(ctx, async (ctx) => {
    if (await repository.removeBlock(ctx.db, block)) await emit(ctx, 'person.unblocked', block);
  });
}

/** Everybody who has blocked one of these people or was blocked by one. */
export async function listApart(ctx: Ctx, ...userIds: readonly string[]): Promise<Set<string>> {
  const found = await repository.listBlocksOf(ctx.db, userIds);
  return new Set(found.map((each) => (userIds.includes(each.blockerId) ? each.blockedId : each.blockerId)));
}

/** Whether a block stands between this person and one of the others, whoever made it. */
export async function isApart(ctx: Ctx, userId: string, others: readonly string[]): Promise<boolean> {
  const found = await repository.listBlocksAmong(ctx.db, [userId, ...others]);
  return others.some((other) => standApart(found, userId, other));
}

/** Says for two of these people whether one has blocked the other. */
export async function apartAmong(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<(one: string, other: string) => boolean> {
  const found = await repository.listBlocksAmong(ctx.db, userIds);
  return (one, other) => standApart(found, one, other);
}

/** Whether this very person has blocked the other. */
export async function isBlockedBy(ctx: Ctx, userId: string, blockerId: string): Promise<boolean> {
  return hasBlocked(await repository.listBlocksAmong(ctx.db, [userId, blockerId]), blockerId, userId);
}

/** Who has blocked whom between this person and the others; it stays so until the transaction ends. */
export async function listBlocksForGood(ctx: Ctx, userId: string, others: readonly string[]) {
  const people = [userId, ...others];
  await repository.holdPeople(ctx.db, people);
  const found = await repository.listBlocksAmong(ctx.db, people);
  return found.filter((block) => block.blockerId === userId || block.blockedId === userId);
}

/** As `isApart`, and it stays so until the transaction ends. */
export async function isApartForGood(ctx: Ctx, userId: string, others: readonly string[]): Promise<boolean> {
  return (await listBlocksForGood(ctx, userId, others)).length > 0;
}

/** Tells the blocker's own devices; nobody else learns of it. */
export function refreshBlocker(ctx: Ctx, { blockerId }: DomainEvents['person.blocked']): void {
  for (const entity of ['blocks', 'recommendations', 'rooms'] as const)
    ctx.deps.realtime.toUser(blockerId, 'changed', { entity, id: blockerId });
}

export async function forgetBlocks(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeBlocksOf(ctx.db, userId);
}
