import type { DemoMessage, DemoProject, DemoRead } from '@teamwright/demo/community/types.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { searchText } from '../../../features/projects/projects.form.service.ts';
import { slugOf } from '../../../features/projects/projects.slug.policy.ts';
import { settledSeats } from '../../../features/seats/seats.team.service.ts';
import type { roomReads, rooms } from '../../schema/chat.ts';
import type { projects } from '../../schema/projects.ts';
import type { seats } from '../../schema/seats.ts';
import type { memberships } from '../../schema/teams.ts';

export function projectRow({ members, seats: _, ...project }: DemoProject): typeof projects.$inferInsert {
  return {
    ...project,
    slug: slugOf(project.title),
    technologyIds: project.technologies.map((label) => resolveSkill(label).id),
    skillIds: project.skills.map((label) => resolveSkill(label).id),
    searchText: searchText(project),
    date: project.createdAt,
    updatedAt: members.at(-1)?.joinedAt ?? project.createdAt,
  };
}

/** The seats as written or proposed by the product, with the members in them. `held` are the skills of each user. */
export function seatRows(
  project: DemoProject,
  held: ReadonlyMap<string, readonly string[]>,
): (typeof seats.$inferInsert)[] {
  const memberIds = project.members.map(({ userId }) => userId);
  const written = project.seats.map((seat, index) => ({ ...seat, memberId: memberIds[index] ?? null }));
  return settledSeats({ ...project, memberIds }, written, held).map((seat, position) => ({
    ...seat,
    projectId: project.id,
    position,
  }));
}

export function membershipRows({ id, members }: DemoProject): (typeof memberships.$inferInsert)[] {
  return members.map((member) => ({ projectId: id, ...member }));
}

/** `last` is the newest message of the room, if there is one. */
export function roomRow({ id }: DemoProject, last: DemoMessage | undefined): typeof rooms.$inferInsert {
  return { projectId: id, lastSeq: last?.seq ?? 0, lastMessageAt: last?.createdAt ?? null };
}

export function readRow({ projectId, userId, lastReadSeq }: DemoRead): typeof roomReads.$inferInsert {
  return { roomId: projectId, userId, lastReadSeq };
}
