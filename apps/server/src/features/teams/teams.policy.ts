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

/** Why a project accepts no new members, or undefined. */
export function notAcceptingReason(status: ProjectStatus): Exclude<ProjectStatus, 'open'> | undefined {
  return status === 'open' ? undefined : status;
}

interface Joinable {
  readonly status: ProjectStatus;
  readonly ownerStatus: 'active' | 'suspended' | 'deleted';
}

/** A suspended owner cannot answer requests. */
export function isAcceptingMembers({ status, ownerStatus }: Joinable): boolean {
  return notAcceptingReason(status) === undefined && ownerStatus === 'active';
}

/** Whether pending requests expire. If a project is only full, they wait for a seat. */
export function isClosed(status: ProjectStatus): status is 'closed' | 'archived' {
  return status === 'closed' || status === 'archived';
}

export const projectStatusTexts: Record<Exclude<ProjectStatus, 'open'>, string> = {
  full: 'This project is full',
  closed: 'This project is closed',
  archived: 'This project is archived',
};

/** Why no team can be built, or undefined. A full project may plan ahead. */
export function noTeamReason(status: ProjectStatus): string | undefined {
  return isClosed(status) ? projectStatusTexts[status] : undefined;
}
