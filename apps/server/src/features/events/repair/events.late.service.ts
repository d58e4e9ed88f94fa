import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { isTakingPart } from '../events.policy.ts';
import { findParticipantOf, updateParticipant } from '../registration/events.registration.repository.ts';
import { findUserByName } from './events.attendance.repository.ts';
import { assertLatePlace, lockPublished } from './events.attendance.service.ts';

/**
 * Gives a user of the waiting list a place. They wait for a team until a repair places them. No one takes part without
 * having registered: all others register with the link for late-comers.
 * @throws AppError `invalid` for a name that does not wait, `conflict` for a participant and without a free place
 */
export async function addLateComer(ctx: UserCtx, eventId: string, username: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockPublished(ctx, eventId);
    const userId = await findUserByName(ctx.db, username);
    const row = userId === undefined ? undefined : await findParticipantOf(ctx.db, event.id, userId);
    if (row === undefined || !isTakingPart(row.status))
      throw invalidField(
        'username',
        'No user with this name is on the waiting list. All others register with the link.',
      );
    if (row.status !== 'waitlisted') throw new AppError('conflict', 'This user takes part already');
    await assertLatePlace(ctx, event);
    await updateParticipant(ctx.db, row.id, { status: 'registered', updatedAt: ctx.clock.now() });
    await emit(ctx, 'event.late_comer_added', { eventId: event.id, userId: row.userId });
    await emit(ctx, 'event.registration_changed', { eventId: event.id, userId: row.userId });
  });
}
