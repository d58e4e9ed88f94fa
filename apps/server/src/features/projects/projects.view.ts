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

/** How a person stands to a project, by membership first and pending request second. */
export function relationOf(
  userId: string,
  members: readonly MemberRow[],
  pending: 'join_request' | 'invitation' | undefined,
): Viewer['relation'] {
  const role = members.find((member) => member.userId === userId)?.role;
  if (role !== undefined) return role;
  if (pending === undefined) return 'none';
  return pending === 'invitation' ? 'invited' : 'requested';
}
