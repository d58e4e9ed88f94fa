import { dayMs, weekMs } from '@teamwright/contracts/core/durations.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import type { Request } from '@teamwright/contracts/requests.ts';
import { canManageTeam, isClosed, notAcceptingReason } from '../teams/teams.policy.ts';

type Role = MemberRole | undefined;

interface AnyRequest {
  readonly kind: Request['kind'];
  readonly userId: string;
  readonly createdBy: string;
}

/** Managers answer join requests; the invitee answers an invitation. */
export function canAnswerRequest(request: AnyRequest, actorId: string, role: Role): boolean {
  return request.kind === 'join_request' ? canManageTeam(role) : request.userId === actorId;
}

/** The user who asked to join may withdraw a join request, and any current manager an invitation. */
export function canWithdrawRequest(request: AnyRequest, actorId: string, role: Role): boolean {
  return request.kind === 'join_request' ? request.createdBy === actorId : canManageTeam(role);
}

/** The users who may withdraw a request may also remind of it. */
export function canRemindOfRequest(request: AnyRequest, actorId: string, role: Role): boolean {
  return canWithdrawRequest(request, actorId, role);
}

/** Managers may undo their own rejection, but not a rejection by an invitee. */
export function canReopenRequest(request: AnyRequest, role: Role): boolean {
  return request.kind === 'join_request' && canManageTeam(role);
}

/** The reason why a user cannot ask to join is visible to that user and to managers of the project. */
export function canCheckRequest(userId: string, actorId: string, role: Role): boolean {
  return userId === actorId || canManageTeam(role);
}

/** Why a change of a request is refused. */
export type Refusal = Exclude<ProjectStatus, 'open'> | 'noSeat' | 'reminded' | 'tooEarly';

/**
 * Why a pending request cannot be accepted now, or undefined. A seat may become free; a closed project stays closed.
 */
export function noSeatReason(status: ProjectStatus, seatsOpen: number): Refusal | undefined {
  if (isClosed(status)) return notAcceptingReason(status);
  return seatsOpen > 0 ? undefined : 'noSeat';
}

/** Why a rejected request cannot be pending again, or undefined. In a full project it waits for a seat. */
export function notReopenableReason(status: ProjectStatus): Refusal | undefined {
  return isClosed(status) ? notAcceptingReason(status) : undefined;
}

/** Rejections before this moment no longer prevent a new request and can no longer be undone. */
export function coolingOffStart(now: Date): Date {
  return new Date(now.getTime() - limits.coolingOffDays * dayMs);
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + limits.requestExpiryDays * dayMs);
}

interface Timed {
  readonly status: Request['status'];
  readonly expiresAt: Date;
}

/** Whether it has expired, even if the job has not stored that yet. */
export function isOverdue({ status, expiresAt }: Timed, now: Date): boolean {
  return status === 'pending' && expiresAt <= now;
}

export function statusAt(request: Timed, now: Date): Request['status'] {
  return isOverdue(request, now) ? 'expired' : request.status;
}

export type ExpiryCause = 'noAnswer' | 'noSeat';

/** If no seat was open, the managers could not have accepted an overdue request. */
export function expiryCause(seatsOpen: number): ExpiryCause {
  return seatsOpen > 0 ? 'noAnswer' : 'noSeat';
}

/** When the user who made a pending request may first send a reminder. */
export function remindableFrom({ expiresAt }: Timed): Date {
  return new Date(expiresAt.getTime() - (limits.requestExpiryDays - limits.remindAfterDays) * dayMs);
}

/** The job reminds of pending requests that expire before this moment. */
export function jobReminderHorizon(now: Date): Date {
  return new Date(now.getTime() + (limits.requestExpiryDays - limits.jobRemindsAfterDays) * dayMs);
}

/**
 * Why no reminder can be sent for a pending request, or undefined. Requests without an open seat get none, because
 * they cannot be accepted.
 */
export function noReminderReason(
  request: Timed & { readonly remindedAt: Date | null },
  projectStatus: ProjectStatus,
  now: Date,
): Refusal | undefined {
  if (request.remindedAt !== null) return 'reminded';
  if (remindableFrom(request) > now) return 'tooEarly';
  return notAcceptingReason(projectStatus);
}

/** Whole days until then, at least one. */
export function daysUntil(then: Date, now: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / dayMs));
}

/**
 * Seconds until the weekly limit allows another invitation; 0 if it does now.
 * @param sentAt when this user's invitations of the last seven days were sent, oldest first
 */
export function secondsToNextInvitation(sentAt: readonly Date[], now: Date): number {
  const [oldest] = sentAt.slice(Math.max(0, sentAt.length - limits.invitationsPerWeek));
  if (sentAt.length < limits.invitationsPerWeek || oldest === undefined) return 0;
  return Math.ceil((oldest.getTime() + weekMs - now.getTime()) / 1000);
}

export function weekBefore(now: Date): Date {
  return new Date(now.getTime() - weekMs);
}
