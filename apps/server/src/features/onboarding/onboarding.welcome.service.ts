import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { onboarding } from '@teamwright/contracts/onboarding.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { withTransaction } from '../../core/transaction.ts';
import { welcomeView } from './onboarding.view.ts';
import * as repository from './onboarding.welcome.repository.ts';

/** A new user goes through the first steps once; each can be skipped. */
export async function startWelcome(ctx: Ctx, userId: string): Promise<void> {
  await repository.insertWelcome(ctx.db, userId, ctx.clock.now());
}

export async function findWelcome(ctx: UserCtx): Promise<Answer<typeof onboarding.get>['welcome']> {
  const row = await repository.findWelcome(ctx.db, ctx.actor.userId);
  return row === undefined ? null : welcomeView(row);
}

/** Also starts the steps of a user of an older account. */
export async function markStep(
  ctx: UserCtx,
  step: ParsedInput<typeof onboarding.putStep>['params']['step'],
  status: 'done' | 'skipped',
): Promise<Answer<typeof onboarding.putStep>> {
  return await withTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await repository.insertWelcome(ctx.db, ctx.actor.userId, now);
    await repository.updateStep(ctx.db, ctx.actor.userId, { step, status }, now);
    const row = await repository.findWelcome(ctx.db, ctx.actor.userId);
    if (row === undefined) throw notFound('Your account was');
    return { welcome: welcomeView(row) };
  });
}

/** Deletes the steps with the account. */
export async function deleteWelcome(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeWelcome(ctx.db, userId);
}
