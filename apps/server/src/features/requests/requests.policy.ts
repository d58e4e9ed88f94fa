import { limits } from '@teamwright/contracts/limits.ts';
import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects.ts';
import type { Request } from '@teamwright/contracts/requests.ts';
import { leadsTeam } from '../teams/teams.policy.ts';

const day = 24 * 3600 * 1000;

type Role = MemberRole | undefined;

interface Made {
  readonly kind: Request['kind'];
  readonly userId: string;
  readonly createdBy: string;
}

/** Owner and co-owners answer join requests, the invitee an invitation. */
export function answersRequest(request: Made, actorId: string, role: Role): boolean {
  return request.kind === 'join_request' ? leadsTeam(role) : request.userId === actorId;
}

/** Whoever made it, also when they lead the project no more. An invitation is also the project's: those who lead it. */
export function withdrawsRequest(request: Made, actorId: string, role: Role): boolean {
  return request.createdBy === actorId || remindsOfRequest(request, actorId, role);
}

/** Who asked to join reminds of that; of an invitation, which speaks for the project, those who lead it by then. */
export function remindsOfRequest(request: Made, actorId: string, role: Role): boolean {
  return request.kind === 'join_request' ? request.createdBy === actorId : leadsTeam(role);
}

/** Owner and co-owners take back their own "no"; an invitee's "no" is not theirs to take back. */
export function reopensRequest(request: Made, role: Role): boolean {
  return request.kind === 'join_request' && leadsTeam(role);
}

/** Whether somebody stands in a person's way is told to that person and to those who lead the project. */
export function checksRequest(userId: string, actorId: string, role: Role): boolean {
  return userId === actorId || leadsTeam(role);
}

/** Why a project takes no new people, or undefined. */
export function closedDoor(status: ProjectStatus): string | undefined {
  return status === 'open' ? undefined : `This project is ${status}`;
}

/** What is said of somebody who cannot be invited, whatever the cause. */
export const takesNone = 'This person takes no invitations at the moment';

/** What stands at a door that is shut without its project being closed. */
export const closedForNow = 'This project isn’t accepting members right now';

/** Whether what is pending has lost its point; while a project is only full, it waits for a seat. */
export function closedForGood(status: ProjectStatus): boolean {
  return status === 'closed' || status === 'archived';
}

/** Why a pending request cannot be accepted now, or undefined. A seat may free up; a closed project stays closed. */
export function seatRefusal(status: ProjectStatus, seatsOpen: number): string | undefined {
  if (closedForGood(status)) return closedDoor(status);
  return seatsOpen > 0 ? undefined : 'No seat is open in this team';
}

/** A rejection before this moment no longer stands in the way, and can no longer be taken back. */
export function coolingOffStart(now: Date): Date {
  return new Date(now.getTime() - limits.coolingOffDays * day);
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + limits.requestExpiryDays * day);
}

interface Timed {
  readonly status: Request['status'];
  readonly expiresAt: Date;
}

/** Whether its time is over, also before the clock's job has written it down. */
export function isOverdue({ status, expiresAt }: Timed, now: Date): boolean {
  return status === 'pending' && expiresAt <= now;
}

export function statusAt(request: Timed, now: Date): Request['status'] {
  return isOverdue(request, now) ? 'expired' : request.status;
}

/** Why it expires by the clock. Where no seat was open, nobody could have answered with "yes". */
export function overdueEnding(kind: Request['kind'], seatsOpen: number) {
  const within = `within ${limits.requestExpiryDays} days`;
  return seatsOpen > 0
    ? { reason: `Nobody answered ${within}`, unanswered: kind === 'join_request' }
    : { reason: `No seat became free ${within}`, unanswered: false };
}

/** From this moment the one who made a pending request may remind those who are asked. */
export function remindableFrom({ expiresAt }: Timed): Date {
  return new Date(expiresAt.getTime() - (limits.requestExpiryDays - limits.remindAfterDays) * day);
}

/** Pending requests that expire before this moment are due for the clock's reminder. */
export function clockReminderHorizon(now: Date): Date {
  return new Date(now.getTime() + (limits.requestExpiryDays - limits.clockRemindsAfterDays) * day);
}

/** Why nobody is reminded of a pending request now, or undefined. Without a seat there is nothing to answer. */
export function reminderRefusal(
  request: Timed & { readonly remindedAt: Date | null },
  projectStatus: ProjectStatus,
  now: Date,
): string | undefined {
  if (request.remindedAt !== null) return 'You have sent a reminder already';
  if (remindableFrom(request) > now) return `You can send a reminder after ${limits.remindAfterDays} days`;
  return closedDoor(projectStatus);
}

/** Whole days until then, at least one. */
export function daysUntil(then: Date, now: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / day));
}

/**
 * Seconds until one more invitation fits into the weekly cap; 0 when it fits now.
 * @param sentAt when this person's invitations of the last seven days were sent, oldest first
 */
export function invitationWait(sentAt: readonly Date[], now: Date): number {
  const [oldest] = sentAt.slice(Math.max(0, sentAt.length - limits.invitationsPerWeek));
  if (sentAt.length < limits.invitationsPerWeek || oldest === undefined) return 0;
  return Math.ceil((oldest.getTime() + 7 * day - now.getTime()) / 1000);
}

export function weekBefore(now: Date): Date {
  return new Date(now.getTime() - 7 * day);
}
