import type { Project } from '@teamwright/contracts/projects.ts';
import type { MemberRow } from '../teams/teams.service.ts';
import type { ProjectRow } from './projects.repository.ts';

type Viewer = NonNullable<Project['viewer']>;

export function projectView(row: ProjectRow, members: readonly MemberRow[], viewer?: Viewer): Project {
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
    ...(viewer && { viewer }),
  };
}

interface Pending {
  readonly id: string;
  readonly kind: 'join_request' | 'invitation';
}

/** How a person stands to a project, by membership first and pending request second. */
export function standingOf(
  userId: string,
  members: readonly MemberRow[],
  pending: Pending | undefined,
): Pick<Viewer, 'relation' | 'requestId'> {
  const role = members.find((member) => member.userId === userId)?.role;
  if (role !== undefined) return { relation: role };
  if (pending === undefined) return { relation: 'none' };
  return { relation: pending.kind === 'invitation' ? 'invited' : 'requested', requestId: pending.id };
}
