import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects/projects.ts';

type Role = MemberRole | undefined;

/** Owner and co-owners answer join requests, invite, and see recommendations. */
export function leadsTeam(role: Role): boolean {
  return role === 'owner' || role === 'co_owner';
}

/** Only the owner can change roles and offer the project to a member. */
export function ownsTeam(role: Role): boolean {
  return role === 'owner';
}

/** The owner must transfer the project first. */
export function leavesTeam(role: Role): boolean {
  return role === 'co_owner' || role === 'member';
}

/** Managers may remove any member except the owner. */
export function removable(role: MemberRole): boolean {
  return role !== 'owner';
}

export function entersRoom(role: Role): boolean {
  return role !== undefined;
}

/** The room of an archived project is read-only. */
export const writableStatuses: readonly ProjectStatus[] = ['open', 'full', 'closed'];

export function writesInRoom(role: Role, status: ProjectStatus): boolean {
  return entersRoom(role) && writableStatuses.includes(status);
}
