import { randomBytes, randomInt } from 'node:crypto';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type {
  AttendanceState,
  eventAttendance,
  OwnAttendance,
} from '@teamwright/contracts/events/attendance.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { knownId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { type EventRow, updateEvent } from '../events.repository.ts';
import { getManaged, getOpened, lockManaged, lockOpened } from '../events.service.ts';
import { findParticipantOf } from '../registration/events.registration.repository.ts';
import { countFreePlaces, hasPlacesFor } from '../registration/events.waiting-list.service.ts';
import { canCheckIn, isAfterPublication, noPlace } from './events.attendance.policy.ts';
import * as repository from './events.attendance.repository.ts';
import { findProposedMove } from './events.moves.service.ts';

const codeDigits = 6;
const notPublished = 'This is possible from the publication of the teams until the end of the event';

/**
 * Locks an event that the actor manages.
 * @throws AppError `conflict` unless its teams are published and it has not ended
 */
export async function lockPublished(ctx: UserCtx, eventId: string): Promise<EventRow> {
  const event = await lockManaged(ctx, eventId);
  if (!isAfterPublication(event.status)) throw new AppError('conflict', notPublished);
  return event;
}

export async function getAttendance(
  ctx: UserCtx,
  eventId: string,
  { startIndex, limit, ...filter }: ParsedInput<typeof eventAttendance.attendance>['query'],
): Promise<Answer<typeof eventAttendance.attendance>> {
  const event = await getManaged(ctx, eventId);
  const all = await repository.countAttendees(ctx.db, event.id, {});
  const found = await repository.countAttendees(ctx.db, event.id, filter);
  const rows = await repository.listAttendees(ctx.db, event.id, filter, { startIndex, limit });
  const countOf = (state: AttendanceState) => all.find((one) => one.state === state)?.count ?? 0;
  return {
    code: event.checkInCode,
    lateCode: event.lateCode,
    closedAt: event.checkInClosedAt?.toISOString() ?? null,
    counts: {
      expected: countOf('expected'),
      present: countOf('present'),
      absent: countOf('absent'),
      waiting: countOf('waiting'),
    },
    total: found.reduce((sum, { count }) => sum + count, 0),
    participants: rows.map((row) => ({ ...row, checkedInAt: row.checkedInAt?.toISOString() ?? null })),
  };
}

interface Mark {
  readonly participantIds: readonly string[];
  readonly state: 'present' | 'expected' | 'absent';
}

/**
 * Participants who have withdrawn stay as they are.
 * @throws AppError `not_found` for a malformed id; `conflict` if the places of absent participants were given away
 */
export async function markAttendance(ctx: UserCtx, eventId: string, { participantIds, state }: Mark) {
  const ids = participantIds.map((one) => knownId(one, 'Participant'));
  await withTransaction(ctx, async (ctx) => {
    const event = await lockPublished(ctx, eventId);
    const { id } = event;
    if (state === 'absent') await repository.updateAbsent(ctx.db, id, ids);
    else {
      const returning = await repository.countAbsent(ctx.db, id, ids);
      if (!(await hasPlacesFor(ctx, event, returning))) throw new AppError('conflict', noPlace.organiser);
      const checkedIn = state === 'present' ? ctx.clock.now() : null;
      await repository.updatePresence(ctx.db, id, ids, checkedIn);
    }
    await emit(ctx, 'event.changed', { eventId: id });
  });
}

export async function changeCheckInCode(ctx: UserCtx, eventId: string): Promise<{ code: string }> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockPublished(ctx, eventId);
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    await updateEvent(ctx.db, event.id, { checkInCode: code });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return { code };
  });
}

export async function closeCheckIn(ctx: UserCtx, eventId: string): Promise<{ absent: number }> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockPublished(ctx, eventId);
    const absent = await repository.updateMissing(ctx.db, event.id);
    await updateEvent(ctx.db, event.id, { checkInClosedAt: ctx.clock.now() });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return { absent };
  });
}

export async function changeLateLink(
  ctx: UserCtx,
  eventId: string,
  open: boolean,
): Promise<{ lateCode: string | null }> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockPublished(ctx, eventId);
    const lateCode = open ? (event.lateCode ?? randomBytes(12).toString('base64url')) : null;
    await updateEvent(ctx.db, event.id, { lateCode });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return { lateCode };
  });
}

/** @throws AppError `conflict` without a free place */
export async function assertLatePlace(ctx: Ctx, event: EventRow): Promise<void> {
  if ((await countFreePlaces(ctx, event)) < 1)
    throw new AppError('conflict', 'This event has no free place. Raise its capacity first.');
}

export async function getOwnAttendance(ctx: UserCtx, eventId: string): Promise<OwnAttendance> {
  const event = await getOpened(ctx, eventId);
  const row = await findParticipantOf(ctx.db, event.id, ctx.actor.userId);
  const participant = row?.status ?? null;
  const isCheckedIn = row !== undefined && row.checkedInAt !== null;
  const hasCode = event.checkInCode !== null;
  return {
    status: participant,
    checkedInAt: row?.checkedInAt?.toISOString() ?? null,
    can: { checkIn: canCheckIn({ status: event.status, participant, hasCode, isCheckedIn }) },
    move: row === undefined ? null : await findProposedMove(ctx, event, row.id),
  };
}

/** No-op for a participant who is checked in. @throws AppError `invalid` for a wrong code, `conflict`, `not_found` */
export async function checkIn(ctx: UserCtx, eventId: string, code: string): Promise<OwnAttendance> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockOpened(ctx, eventId);
    const row = await findParticipantOf(ctx.db, event.id, ctx.actor.userId);
    if (row === undefined) throw notFound('Registration');
    if (row.checkedInAt !== null) return;
    const hasCode = event.checkInCode !== null;
    if (!canCheckIn({ status: event.status, participant: row.status, hasCode, isCheckedIn: false }))
      throw new AppError('conflict', 'You cannot check in now');
    if (code.replaceAll(' ', '') !== event.checkInCode)
      throw invalidField('code', 'This code is not right. Look at the code at the door again.');
    if (row.status === 'absent' && (await countFreePlaces(ctx, event)) < 1)
      throw new AppError('conflict', noPlace.participant);
    await repository.updatePresence(ctx.db, event.id, [row.id], ctx.clock.now());
    await emit(ctx, 'event.registration_changed', { eventId: event.id, userId: row.userId });
  });
  return await getOwnAttendance(ctx, eventId);
}
