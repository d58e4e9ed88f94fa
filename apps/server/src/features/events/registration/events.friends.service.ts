import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { isBlockedWithAny } from '../../blocks/blocks.service.ts';
import type { EventRow } from '../events.repository.ts';
import * as repository from './events.registration.repository.ts';

/**
 * Makes a participant of a locked event the friend of the participant who shared the code. Sharing the link and opening
 * it state the two wishes. @throws AppError `invalid` for an unknown code, `conflict` above the limit
 */
export async function befriend(
  ctx: Ctx,
  event: EventRow,
  participantId: string,
  friendCode: string,
): Promise<void> {
  const friend = await repository.findParticipantByFriendCode(ctx.db, event.id, friendCode);
  const own = await repository.findParticipant(ctx.db, event.id, participantId);
  if (friend === undefined || own === undefined)
    throw invalidField('friendCode', 'This invitation link does not work. Ask your friend for a new one.');
  if (friend.id === own.id) throw invalidField('friendCode', 'This is your own invitation link');
  if (await isBlockedWithAny(ctx, own.userId, [friend.userId]))
    throw invalidField('friendCode', 'This invitation link does not work. Ask your friend for a new one.');
  for (const { id } of [own, friend])
    if ((await repository.listFriends(ctx.db, id)).length >= limits.participantFriends)
      throw new AppError(
        'conflict',
        `A participant has at most ${limits.participantFriends} friends in an event`,
      );
  await repository.insertFriends(ctx.db, own.id, friend.id);
  await emit(ctx, 'event.registration_changed', { eventId: event.id, userId: friend.userId });
}
