import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects/projects.ts';

type Role = MemberRole | undefined;

/** Owner and co-owners answer join requests, invite, and see recommendations. */
export function canManageTeam(role: Role): boolean {
  return role === 'owner' || role === 'co_owner';
}

/** Only the owner can change roles and offer the project to a member. */
export function isTeamOwner(role: Role): boolean {
  return role === 'owner';
}

/** The owner must transfer the project first. */
export function canLeaveTeam(role: Role): boolean {
  return role === 'co_owner' || role === 'member';
}

/** Managers may remove any member except the owner. */
export function canBeRemoved(role: MemberRole): boolean {
  return role !== 'owner';
}

export function canEnterRoom(role: Role): boolean {
  return role !== undefined;
}

/** The room of an archived project is read-only. */
export const writableStatuses: readonly ProjectStatus[] = ['open', 'full', 'closed'];

export function canWriteInRoom(role: Role, status: ProjectStatus): boolean {
  return canEnterRoom(role) && writableStatuses.includes(status);
}

/** Why no team can be built, or undefined. A full project may plan ahead. */
export function noTeamReason(status: ProjectStatus): string | undefined {
  return status === 'closed' || status === 'archived' ? `This project is ${status}` : undefined;
}
