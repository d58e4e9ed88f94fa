import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects.ts';

type Role = MemberRole | undefined;

/** Owner and co-owners answer requests, invite and see recommendations. */
export function leadsTeam(role: Role): boolean {
  return role === 'owner' || role === 'co_owner';
}

/** Only the owner says who leads beside them, and whom the project is offered. */
export function ownsTeam(role: Role): boolean {
  return role === 'owner';
}

/** The owner hands a project over first. */
export function leavesTeam(role: Role): boolean {
  return role === 'co_owner' || role === 'member';
}

/** Who leads removes anybody but the owner. */
export function removable(role: MemberRole): boolean {
  return role !== 'owner';
}

export function entersRoom(role: Role): boolean {
  return role !== undefined;
}

/** A room stays readable when its project is archived, but nobody writes there any more. */
export const writableStatuses: readonly ProjectStatus[] = ['open', 'full', 'closed'];

export function writesInRoom(role: Role, status: ProjectStatus): boolean {
  return entersRoom(role) && writableStatuses.includes(status);
}
