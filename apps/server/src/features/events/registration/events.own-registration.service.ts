import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { eventRegistration, Participation } from '@teamwright/contracts/events/registration.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { isBeforePublication, isTakingPart } from '../events.policy.ts';
import { listQuestions } from '../events.questions.repository.ts';
import { type EventRow, findInvitee, findVerifiedAddress } from '../events.repository.ts';
import { getOpened, lockOpened } from '../events.service.ts';
import { answerError } from './events.registration.policy.ts';
import type { ParticipantRow } from './events.registration.repository.ts';
import * as repository from './events.registration.repository.ts';
import { participationView } from './events.registration.view.ts';

/** The actor's registration, or what a new one starts with. */
export async function getRegistration(
  ctx: UserCtx,
  eventId: string,
): Promise<Answer<typeof eventRegistration.registration>> {
  const event = await getOpened(ctx, eventId);
  const row = await repository.findParticipantOf(ctx.db, event.id, ctx.actor.userId);
  const registration = row === undefined ? null : await participationOf(ctx, event, row);
  const isActive = row !== undefined && isTakingPart(row.status);
  return { registration, start: isActive ? null : await startOf(ctx, event) };
}

/** The view of one registration. */
export async function participationOf(
  ctx: Ctx,
  event: EventRow,
  row: ParticipantRow,
): Promise<Participation> {
  const friends = await repository.listFriends(ctx.db, row.id);
  const isWaiting = row.status === 'waitlisted';
  const waitingPosition = isWaiting ? await repository.countWaitingUpTo(ctx.db, row) : null;
  return participationView(row, { event, friends, waitingPosition });
}

/**
 * The imported row comes first, without roles and answers that the event no longer has. Then come the profile and the
 * user's last registration.
 */
async function startOf(ctx: UserCtx, event: EventRow) {
  const { profile, skills, before } = await repository.findStart(ctx.db, ctx.actor.userId);
  const address = await findVerifiedAddress(ctx.db, ctx.actor.userId);
  const invitee = address === null ? undefined : await findInvitee(ctx.db, event.id, address);
  const questions = await listQuestions(ctx.db, event.id);
  const answers = (invitee?.answers ?? []).filter(({ questionId, value }) => {
    const question = questions.find((one) => one.id === questionId);
    return answerError(question, value) === undefined;
  });
  const imported = invitee?.roles.filter(({ role }) => event.roles.includes(role)) ?? [];
  const wanted = new Set(profile?.roles.map((role) => role.toLowerCase()));
  const ofProfile = event.roles.filter((role) => wanted.has(role.toLowerCase()));
  return {
    roles: imported.length > 0 ? imported : ofProfile.map((role) => ({ role, level: 2 })),
    experience: invitee?.experience ?? before?.experience ?? 1,
    languages: invitee?.languages.length ? invitee.languages : (before?.languages ?? []),
    answers,
    skills: skills.map(({ skillId, label }) => getSkill(skillId)?.label ?? label),
    hoursPerWeek: profile?.hoursPerWeek ?? null,
    hasAvailability: profile?.hasAvailability ?? false,
  };
}

/** Locks an event in which the actor takes part. @throws AppError `not_found` without a registration */
export async function lockOwnPart(ctx: UserCtx, eventId: string) {
  const event = await lockOpened(ctx, eventId);
  const row = await repository.findParticipantOf(ctx.db, event.id, ctx.actor.userId);
  if (row === undefined || !isTakingPart(row.status)) throw notFound('Registration');
  return { event, row };
}

/** The same before teams are published. @throws AppError `conflict` after the publication */
export async function lockOwnRegistration(ctx: UserCtx, eventId: string) {
  const { event, row } = await lockOwnPart(ctx, eventId);
  if (!isBeforePublication(event.status))
    throw new AppError('conflict', 'The teams are published. Ask the organisers for a change.');
  return { event, row };
}
