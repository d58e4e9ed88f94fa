import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { Seat } from '@teamwright/contracts/seats.ts';
import type { MemberRow } from '../teams/teams.service.ts';
import type { ProjectRow } from './projects.repository.ts';

type Viewer = NonNullable<Project['viewer']>;

/** A project's team and seats. */
interface ProjectTeam {
  readonly members: readonly MemberRow[];
  readonly seats: readonly Seat[];
}

export function projectView(row: ProjectRow, { members, seats }: ProjectTeam, viewer?: Viewer): Project {
  return {
    ...row,
    _id: row.id,
    date: row.date?.toISOString() ?? null,
    seatsOpen: Math.max(0, row.teamSize - members.length),
    members: members.map(({ userId, username, profilePicture, role }) => ({
      userId,
      username,
      profilePicture,
      role,
    })),
    seats: [...seats],
    answers: answersView(row),
    ...(viewer && { viewer }),
  };
}

/** Null for few requests, because the share would mean little. */
function answersView({ sample, answered, medianHours }: ProjectRow): Project['answers'] {
  if (sample === null || answered === null || sample < limits.answerRecord.min) return null;
  return { sample, answered, medianHours };
}

interface Pending {
  readonly id: string;
  readonly kind: 'join_request' | 'invitation';
  readonly position: number | null;
  readonly of: number | null;
}

/** The position of a request that waits for a seat. */
export function waitlistOf({ position, of }: Pick<Pending, 'position' | 'of'>): Viewer['waitlist'] {
  return position === null || of === null ? undefined : { position, of };
}

/** The relation of a user to a project: membership first, pending request second. */
export function relationOf(
  userId: string,
  members: readonly MemberRow[],
  pending: Pending | undefined,
): Pick<Viewer, 'relation' | 'requestId' | 'waitlist'> {
  const role = members.find((member) => member.userId === userId)?.role;
  if (role !== undefined) return { relation: role };
  if (pending === undefined) return { relation: 'none' };
  const relation = pending.kind === 'invitation' ? 'invited' : 'requested';
  return { relation, requestId: pending.id, waitlist: waitlistOf(pending) };
}
