import { limits } from '@teamwright/contracts/core/limits.ts';
import type { EventDesk } from '@teamwright/contracts/events/event-page.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { audit } from '../audit/audit.service.ts';
import { isBlockedWithAny } from '../blocks/blocks.service.ts';
import { canEditEvent, canManageOrganisers } from './events.policy.ts';
import * as repository from './events.repository.ts';
import { getDesk, lockManaged, managerOf } from './events.service.ts';

/** Makes a user a co-organiser; no-op the second time. @throws AppError `forbidden` unless the actor is the owner */
export async function putOrganiser(ctx: UserCtx, eventId: string, userId: string): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    await assertCanManageOrganisers(ctx, event.id);
    if (!canEditEvent(event.status)) throw new AppError('conflict', 'This event can no longer be changed');
    const account = await getAccount(ctx, userId);
    if (account.status !== 'active' || (await isBlockedWithAny(ctx, ctx.actor.userId, [userId])))
      throw notFound('User');
    const organisers = await repository.listOrganisers(ctx.db, event.id);
    if (organisers.some((organiser) => organiser.userId === userId)) return;
    if (organisers.length >= limits.eventOrganisers)
      throw new AppError('conflict', `An event has at most ${limits.eventOrganisers} organisers`);
    const createdAt = ctx.clock.now();
    await repository.insertOrganiser(ctx.db, { eventId: event.id, userId, role: 'co_organiser', createdAt });
    await emit(ctx, 'event.organiser_added', { eventId: event.id, userId, addedBy: ctx.actor.userId });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_organiser_added', subject: userId });
  });
  return await getDesk(ctx, eventId);
}

/**
 * Removes a co-organiser. Co-organisers may remove themselves.
 * @throws AppError `forbidden`, `conflict` for the owner
 */
export async function removeOrganiser(ctx: UserCtx, eventId: string, userId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (userId !== ctx.actor.userId) await assertCanManageOrganisers(ctx, event.id);
    const organiser = await repository.findOrganiser(ctx.db, event.id, userId);
    if (organiser === undefined) throw notFound('Organiser');
    if (organiser.role === 'owner') throw new AppError('conflict', 'The owner of an event cannot be removed');
    await repository.removeOrganiser(ctx.db, event.id, userId);
    await emit(ctx, 'event.changed', { eventId: event.id });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_organiser_removed', subject: userId });
  });
}

async function assertCanManageOrganisers(ctx: UserCtx, eventId: string): Promise<void> {
  if (!canManageOrganisers(await managerOf(ctx, eventId)))
    throw new AppError('forbidden', 'Only the owner of this event may do this');
}
