import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { EventThanks, eventThanks } from '@teamwright/contracts/events/thanks.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { listBlockedEitherWay } from '../../blocks/blocks.service.ts';
import { getOpened, lockOpened } from '../events.service.ts';
import type { TeamPerson } from '../forming/events.publishing.repository.ts';
import { findTeamOf } from '../team/events.team.service.ts';
import { canThank } from './events.thanks.policy.ts';
import * as repository from './events.thanks.repository.ts';

const maxOnProfile = 20;

/** The members of the actor's team, except for blocked users. The actor can thank them. */
async function listTeamMates(ctx: UserCtx, eventId: string): Promise<TeamPerson[]> {
  const { userId } = ctx.actor;
  const team = await findTeamOf(ctx, eventId, userId);
  const blocked = await listBlockedEitherWay(ctx, userId);
  return (team?.members ?? []).filter((member) => member.userId !== userId && !blocked.has(member.userId));
}

export async function getThanks(ctx: UserCtx, eventId: string): Promise<EventThanks> {
  const event = await getOpened(ctx, eventId);
  const { userId } = ctx.actor;
  const mates = canThank(event) ? await listTeamMates(ctx, event.id) : [];
  const given = await repository.listGiven(ctx.db, event.id, userId);
  const textOf = new Map(given.map(({ toId, text }) => [toId, text]));
  return {
    members: mates.map((mate) => ({
      userId: mate.userId,
      username: mate.username,
      profilePicture: mate.profilePicture,
      given: textOf.get(mate.userId) ?? null,
    })),
    received: await repository.listReceived(ctx.db, event.id, userId),
  };
}

/** @throws AppError `conflict` before the end and for a second time; `not_found` for users of other teams */
export async function thank(
  ctx: UserCtx,
  eventId: string,
  { userId: toId, text }: { readonly userId: string; readonly text: string },
): Promise<EventThanks> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockOpened(ctx, eventId);
    if (!canThank(event)) throw new AppError('conflict', 'You can thank your team after the event');
    const mates = await listTeamMates(ctx, event.id);
    if (!mates.some(({ userId }) => userId === toId)) throw notFound('Member');
    const [id, fromId] = [newId(), ctx.actor.userId];
    const values = {
      id,
      eventId: event.id,
      fromId,
      toId,
      text,
      isExported: true,
      createdAt: ctx.clock.now(),
    };
    if (!(await repository.insertThanks(ctx.db, values)))
      throw new AppError('conflict', 'You have thanked this member already');
    await emit(ctx, 'event.thanked', { eventId: event.id, userId: toId, fromId });
    return await getThanks(ctx, event.id);
  });
}

/** @throws AppError `not_found` for thanks to another user, and of another event */
export async function showThanks(
  ctx: UserCtx,
  eventId: string,
  { thanksId, isPublic }: { readonly thanksId: string; readonly isPublic: boolean },
): Promise<EventThanks> {
  const thanks = { id: thanksId, eventId, toId: ctx.actor.userId };
  if (!(await repository.updateShown(ctx.db, thanks, isPublic))) throw notFound('Thanks');
  return await getThanks(ctx, eventId);
}

export async function listThanksOf(ctx: Ctx, userId: string): Promise<Answer<typeof eventThanks.thanksOf>> {
  return { thanks: await repository.listPublicThanks(ctx.db, userId, maxOnProfile) };
}
