import { hourMs } from '@teamwright/contracts/core/durations.ts';
import type { OwnAttendance } from '@teamwright/contracts/events/attendance.ts';
import type { RepairDifference } from '@teamwright/contracts/events/repair.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import type { EventRow } from '../events.repository.ts';
import { lockManaged, lockOpened } from '../events.service.ts';
import { updateFormation } from '../forming/events.forming.repository.ts';
import { moveParticipants } from '../forming/events.review.service.ts';
import { findParticipantOf } from '../registration/events.registration.repository.ts';
import { getDifference, loadRepair } from './events.difference.service.ts';
import * as repository from './events.repair.repository.ts';

/** Asks the moved participants for their consent. An answer about the same move is kept, also in another repair. */
export async function askMoved(
  ctx: UserCtx,
  eventId: string,
  version: number,
  hours: number,
): Promise<RepairDifference> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const { formation, repaired, moved, fault, declined } = await loadRepair(ctx, event, version);
    if (fault !== null && declined.length === 0) throw new AppError('conflict', fault);
    if (moved.length === 0) throw new AppError('conflict', 'This repair moves no participants');
    const former = await repository.listFormerAnswers(ctx.db, repaired.id);
    const rows = moved.map(({ person: { participantId }, to, accepted }) => {
      const same = former.find((one) => one.participantId === participantId && one.toId === to.fromId);
      const answer = accepted ?? same?.accepted ?? null;
      return { formationId: formation.id, participantId, teamId: to.id, accepted: answer };
    });
    await repository.replaceAnswers(ctx.db, formation.id, rows);
    const answerBy = new Date(ctx.clock.now().getTime() + hours * hourMs);
    await updateFormation(ctx.db, formation.id, { answerBy });
    await emit(ctx, 'event.move_asked', { eventId: event.id, formationId: formation.id });
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
  return await getDifference(ctx, eventId, version);
}

/** The move about which a participant can answer now, or null. */
export async function findProposedMove(
  ctx: Ctx,
  event: Pick<EventRow, 'id'>,
  participantId: string,
): Promise<OwnAttendance['move']> {
  const move = await repository.findOpenMove(ctx.db, { eventId: event.id, participantId }, ctx.clock.now());
  if (move === undefined || move.answerBy === null) return null;
  const { from, to, accepted, answerBy } = move;
  const answer = accepted === null ? null : accepted ? 'accepted' : 'declined';
  return { from, to, answer, answerBy: answerBy.toISOString() };
}

/** @throws AppError `conflict` if no move is proposed, or if it is too late to answer */
export async function answerMove(ctx: UserCtx, eventId: string, accept: boolean): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockOpened(ctx, eventId);
    const row = await findParticipantOf(ctx.db, event.id, ctx.actor.userId);
    if (row === undefined) throw notFound('Registration');
    const ids = { eventId: event.id, participantId: row.id };
    const move = await repository.findOpenMove(ctx.db, ids, ctx.clock.now());
    if (move === undefined) throw new AppError('conflict', 'There is no longer a move to answer');
    await repository.updateAnswer(ctx.db, { formationId: move.formationId, participantId: row.id }, accept);
    await emit(ctx, 'event.registration_changed', { eventId: event.id, userId: row.userId });
  });
}

/**
 * Puts participants who declined back into their teams. Organisers can undo it like any move.
 * @throws AppError `conflict` if the team of one of them ends with this repair
 */
export async function returnDeclined(
  ctx: UserCtx,
  eventId: string,
  version: number,
): Promise<RepairDifference> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const { declined, open } = await loadRepair(ctx, event, version);
    if (declined.length === 0) return;
    const moves = declined.map(({ person, from, to }) => {
      const home = open.find(({ fromId }) => fromId === from.id);
      if (home === undefined)
        throw new AppError('conflict', `“${from.name}” ends with this repair. Compute the repair again.`);
      return { participantId: person.participantId, from: to.id, to: home.id };
    });
    await moveParticipants(ctx, eventId, version, moves);
  });
  return await getDifference(ctx, eventId, version);
}
