import { randomBytes } from 'node:crypto';
import type {
  NewRegistration,
  Participation,
  RegistrationChanges,
} from '@teamwright/contracts/events/registration.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { lockAccount } from '../../../db/lock-account.ts';
import { settleImportedApart } from '../apart/events.apart.service.ts';
import { isTakingPart } from '../events.policy.ts';
import { listIdeas, listQuestions } from '../events.questions.repository.ts';
import type { EventRow } from '../events.repository.ts';
import { findClosedReason, findNotAdmittedReason, lockOpened } from '../events.service.ts';
import { isLateLink } from '../repair/events.attendance.policy.ts';
import { assertLatePlace } from '../repair/events.attendance.service.ts';
import { leaveTeam } from '../repair/events.departure.service.ts';
import { removeFromTeams } from '../repair/events.repair.repository.ts';
import { befriend } from './events.friends.service.ts';
import { lockOwnPart, lockOwnRegistration, participationOf } from './events.own-registration.service.ts';
import { canConfirm, canWithdraw, registrationErrors } from './events.registration.policy.ts';
import type { ParticipantRow } from './events.registration.repository.ts';
import * as repository from './events.registration.repository.ts';
import { countFreePlaces, fillPlaces } from './events.waiting-list.service.ts';

const refusals = {
  closed: 'The registration for this event is not open',
  deadline: 'The registration for this event has closed',
  domain: 'Only users with a verified address at the domains of this event can register',
  list: 'Only users whose verified address is on the list of this event can register',
} as const;

/**
 * Registers the actor, on the waiting list if there is no free place.
 * @throws AppError `conflict` if the registration is closed or the actor is registered; `forbidden` if the event does
 * not admit the actor's address; `invalid` with a message for each field
 */
export async function register(
  ctx: UserCtx,
  eventId: string,
  input: NewRegistration,
): Promise<Participation> {
  const { code, friendCode, lateCode, ...fields } = input;
  return await withTransaction(ctx, async (ctx) => {
    // The account before the event, as in the deletion of an account.
    await lockAccount(ctx.db, ctx.actor.userId);
    const event = await lockOpened(ctx, eventId);
    const before = await repository.findParticipantOf(ctx.db, event.id, ctx.actor.userId);
    if (before && isTakingPart(before.status))
      throw new AppError('conflict', 'You are registered for this event');
    const isLate = isLateLink(event, lateCode);
    if (isLate) await assertLatePlace(ctx, event);
    else await assertAdmitted(ctx, event, code);
    await assertFieldsFit(ctx, event, fields);
    const now = ctx.clock.now();
    const hasPlace = isLate || (await countFreePlaces(ctx, event)) > 0;
    const status = hasPlace ? 'registered' : 'waitlisted';
    const times = { registeredAt: now, confirmedAt: null, updatedAt: now };
    const values = { ...fields, ...times, status, friendCode: newFriendCode() } as const;
    const id = before?.id ?? newId();
    if (before) {
      // Their former place is gone, also in teams that are not published yet.
      await removeFromTeams(ctx.db, id);
      await repository.updateParticipant(ctx.db, id, values);
    } else {
      const { userId } = ctx.actor;
      await repository.insertParticipant(ctx.db, { ...values, id, eventId: event.id, userId });
    }
    await settleImportedApart(ctx, event.id);
    if (friendCode !== undefined) await befriend(ctx, event, id, friendCode);
    await emit(ctx, 'event.registered', { eventId: event.id, userId: ctx.actor.userId });
    await emitChanged(ctx, event);
    return await getOwnParticipation(ctx, event);
  });
}

function newFriendCode(): string {
  return randomBytes(12).toString('base64url');
}

async function assertAdmitted(ctx: UserCtx, event: EventRow, code: string | undefined): Promise<void> {
  const closed = await findClosedReason(ctx, event);
  if (closed !== null) throw new AppError('conflict', refusals[closed]);
  const refused = await findNotAdmittedReason(ctx, event);
  if (refused !== null) throw new AppError('forbidden', refusals[refused]);
  if (event.joinCode !== null) await assertJoinCode(ctx, event.joinCode, code?.trim() ?? '');
}

/** @throws AppError `invalid` for a wrong code; `rate_limited` after too many wrong ones */
async function assertJoinCode(ctx: UserCtx, joinCode: string, code: string): Promise<void> {
  if (code === '') throw invalidField('code', 'Enter the code that you got from the organisers');
  const limits = { tries: [], failures: [['joinCode', ctx.actor.userId]] } as const;
  const isRight = await ctx.deps.rateLimits.attempt(limits, async () => code === joinCode || undefined);
  if (!isRight) throw invalidField('code', 'This code is not right');
}

async function assertFieldsFit(ctx: Ctx, event: EventRow, fields: RegistrationChanges): Promise<void> {
  const questions = await listQuestions(ctx.db, event.id);
  const ideas = await listIdeas(ctx.db, event.id);
  const ideaIds = new Set(ideas.map(({ id }) => id));
  const errors = registrationErrors(fields, { roles: event.roles, questions, ideaIds });
  const [message] = Object.values(errors);
  if (message !== undefined) throw new AppError('invalid', message, { fields: errors });
}

async function emitChanged(ctx: UserCtx, event: EventRow): Promise<void> {
  await emit(ctx, 'event.registration_changed', { eventId: event.id, userId: ctx.actor.userId });
}

/** @throws AppError `not_found` */
async function getOwnParticipation(ctx: UserCtx, event: EventRow): Promise<Participation> {
  const row = await repository.findParticipantOf(ctx.db, event.id, ctx.actor.userId);
  if (row === undefined) throw notFound('Registration');
  return await participationOf(ctx, event, row);
}

/** Missing fields stay unchanged. */
export async function editRegistration(
  ctx: UserCtx,
  eventId: string,
  changes: RegistrationChanges,
): Promise<Participation> {
  return await withTransaction(ctx, async (ctx) => {
    const { event, row } = await lockOwnRegistration(ctx, eventId);
    await assertFieldsFit(ctx, event, changes);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await repository.updateParticipant(ctx.db, row.id, { ...given, updatedAt: ctx.clock.now() });
    await emitChanged(ctx, event);
    return await getOwnParticipation(ctx, event);
  });
}

/** No-op for a participant who has confirmed. @throws AppError `conflict` for one on the waiting list */
export async function confirmRegistration(ctx: UserCtx, eventId: string): Promise<Participation> {
  return await withTransaction(ctx, async (ctx) => {
    const { event, row } = await lockOwnRegistration(ctx, eventId);
    if (row.status === 'confirmed') return await participationOf(ctx, event, row);
    const confirmationAsked = event.confirmationAskedAt !== null;
    if (!canConfirm({ status: row.status, isBeforePublication: true, confirmationAsked }))
      throw new AppError('conflict', 'You are on the waiting list. You can confirm once you have a place.');
    const now = ctx.clock.now();
    await repository.updateParticipant(ctx.db, row.id, {
      status: 'confirmed',
      confirmedAt: now,
      updatedAt: now,
    });
    await emitChanged(ctx, event);
    return await getOwnParticipation(ctx, event);
  });
}

/**
 * Withdraws the caller's registration (`endParticipation`).
 * @throws AppError `conflict` after the event
 */
export async function withdrawRegistration(ctx: UserCtx, eventId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { event, row } = await lockOwnPart(ctx, eventId);
    if (!canWithdraw(event.status, row.status))
      throw new AppError('conflict', 'This event is over, so you can no longer withdraw');
    await endParticipation(ctx, event, row);
  });
}

/**
 * Withdraws a participant of a locked event, deletes what they entered, and fills the free place. After the publication
 * they leave their team.
 */
export async function endParticipation(ctx: Ctx, event: EventRow, row: ParticipantRow): Promise<void> {
  const erased = {
    roles: [],
    experience: 0,
    languages: [],
    answers: [],
    wishes: [],
    confirmedAt: null,
    checkedInAt: null,
  };
  const updatedAt = ctx.clock.now();
  await leaveTeam(ctx, event, row, () =>
    repository.updateParticipant(ctx.db, row.id, { ...erased, status: 'withdrawn', updatedAt }),
  );
  await repository.removeFriendsOf(ctx.db, row.id);
  await emit(ctx, 'event.registration_changed', { eventId: event.id, userId: row.userId });
  await fillPlaces(ctx, event);
}

export async function addFriend(ctx: UserCtx, eventId: string, friendCode: string): Promise<Participation> {
  return await withTransaction(ctx, async (ctx) => {
    const { event, row } = await lockOwnRegistration(ctx, eventId);
    await befriend(ctx, event, row.id, friendCode);
    return await participationOf(ctx, event, row);
  });
}

/**
 * The other participant keeps their wish, which alone has no effect. The actor's invitation link ends, because the
 * other one could use it again.
 */
export async function removeFriend(ctx: UserCtx, eventId: string, friendId: string): Promise<Participation> {
  return await withTransaction(ctx, async (ctx) => {
    const { event, row } = await lockOwnRegistration(ctx, eventId);
    if (!(await repository.removeFriend(ctx.db, row.id, friendId)))
      return await participationOf(ctx, event, row);
    const friendCode = newFriendCode();
    await repository.updateParticipant(ctx.db, row.id, { friendCode });
    return await participationOf(ctx, event, { ...row, friendCode });
  });
}
