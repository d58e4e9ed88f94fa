import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Request } from '@teamwright/contracts/requests.ts';
import { projectStatusTexts } from '../teams/teams.policy.ts';
import { type ExpiryCause, type Refusal, statusAt } from './requests.policy.ts';
import type { RequestRow } from './requests.repository.ts';

export function requestView(row: RequestRow, now: Date): Request {
  return {
    _id: row.id,
    id: row.id,
    kind: row.kind,
    postId: row.projectId,
    userId: row.userId,
    status: statusAt(row, now),
    note: row.note,
    role: row.role,
    seat: seatOf(row),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

function seatOf({ seatId, seatName }: RequestRow): Request['seat'] {
  return seatId === null || seatName === null ? null : { id: seatId, name: seatName };
}

/** The payload of a request's events. */
export function requestEvent({ id, projectId, userId }: Pick<RequestRow, 'id' | 'projectId' | 'userId'>) {
  return { requestId: id, projectId, userId };
}

export const refusalTexts: Record<Refusal, string> = {
  ...projectStatusTexts,
  noSeat: 'No seat is open in this team',
  reminded: 'You have already sent a reminder',
  tooEarly: `You can send a reminder after ${limits.remindAfterDays} days`,
};

/** For users who cannot join although the project is not closed, whatever the cause. */
export const notAcceptingMembers = 'This project isn’t accepting members right now';

/** For users who cannot be invited, whatever the cause. */
export const notAcceptingInvitations = 'This user isn’t accepting invitations right now';

export const expiryTexts: Record<ExpiryCause, string> = {
  noAnswer: `No answer within ${limits.requestExpiryDays} days`,
  noSeat: `No seat became free within ${limits.requestExpiryDays} days`,
};

interface Summary {
  readonly kind: Request['kind'];
  readonly title: string;
  /** The user who would join. */
  readonly username: string;
  readonly answerer: string | null;
  readonly reason: string;
  /** The seat that the new member got. */
  readonly seat?: { readonly name: string; readonly instead: string | null } | undefined;
}

/** One sentence about the outcome of a request for the user who made it, with the reason if there is one. */
export function outcomeMessage(outcome: 'accepted' | 'rejected' | 'expired', summary: Summary): string {
  const { kind, title, username, answerer, reason } = summary;
  const what = nounOf(kind);
  const because = reason === '' ? '' : `: ${reason}`;
  if (outcome === 'accepted')
    return `${answerer ?? username} accepted your ${what} to join ${title}${gotSeat(summary.seat)}`;
  if (outcome === 'rejected')
    return `${answerer ?? username} rejected your ${what} to join ${title}${because}`;
  const whose = kind === 'invitation' ? `Your invitation of ${username}` : 'Your request';
  return `${whose} to join ${title} expired${because}`;
}

function gotSeat(seat: Summary['seat']): string {
  const other = seat?.instead ? `, because “${seat.instead}” was filled` : '';
  return `${asSeat(seat?.name ?? null)}${other}`;
}

/** The text of a join request for the managers. */
export function joinMessage(username: string, title: string, seatName: string | null): string {
  return `${username} requested to join ${title}${asSeat(seatName)}`;
}

/** The text of an invitation for the invited user. */
export function invitationMessage(username: string, title: string, seatName: string | null): string {
  return `${username} invited you to join ${title}${asSeat(seatName)}`;
}

/** How the messages about a request name its seat. */
export function asSeat(seatName: string | null): string {
  return seatName === null ? '' : ` in the seat “${seatName}”`;
}

/** For the user who accepted a request, if the new member got another seat than the request named. */
export function otherSeatMessage(
  seat: { name: string; instead: string },
  member: string,
  title: string,
): string {
  return `${member} joined ${title} in the seat “${seat.name}”, because “${seat.instead}” was filled`;
}

/** For the sender of a pending request that named a removed seat. */
export function removedSeatMessage(
  kind: Request['kind'],
  seatName: string,
  title: string,
  username: string,
): string {
  const what = kind === 'invitation' ? `Your invitation of ${username}` : 'Your request';
  return `The seat “${seatName}” in ${title} was removed. ${what} stays and is now for any open seat.`;
}

export interface Reminder {
  /** The user who made the request, or the job. */
  readonly by: 'maker' | 'job';
  readonly kind: Request['kind'];
  readonly title: string;
  readonly maker: string;
  readonly seatName: string | null;
  /** Days until it expires. */
  readonly days: number;
}

/** The reminder for users who have not answered yet. */
export function reminderMessage({ by, kind, title, maker, seatName, days }: Reminder): string {
  const what = `${nounOf(kind)} to join ${title}${asSeat(seatName)}`;
  const left = days === 1 ? '1 day' : `${days} days`;
  return by === 'maker'
    ? `Reminder: ${maker} is waiting for your answer to the ${what}`
    : `${maker} is still waiting for your answer to the ${what}, which expires in ${left}`;
}

/** 'The seat “Frontend” is open again'. Members of large teams may have no seat with a name. */
function openAgain(seatNames: readonly string[]): string {
  const [name, ...more] = seatNames.map((seat) => `“${seat}”`);
  if (name === undefined) return 'A seat is open again';
  if (more.length === 0) return `The seat ${name} is open again`;
  return `The seats ${[name, ...more].join(', ')} are open again`;
}

export interface OpenSeats {
  readonly title: string;
  readonly seatNames: readonly string[];
  /** Number of users on the waitlist. */
  readonly waiting: number;
}

/** Texts of the notifications that a full project has an open seat again. */
export function seatMessages({ title, seatNames, waiting }: OpenSeats) {
  const open = `${openAgain(seatNames)} in ${title}`;
  const people = waiting === 1 ? '1 person is' : `${waiting} people are`;
  return {
    manager: `${open}; ${people} waiting`,
    waiting: (position: number) => `${open}; you are number ${position} of ${waiting} on its waitlist`,
    invited: `${open}; your invitation is still open`,
  };
}

export function nounOf(kind: Request['kind']): 'invitation' | 'request' {
  return kind === 'invitation' ? 'invitation' : 'request';
}
