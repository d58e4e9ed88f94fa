import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { canEnterRoom, canLeaveTeam, canManageTeam, isTeamOwner } from '../teams/teams.policy.ts';

type Relation = NonNullable<Project['viewer']>['relation'];

interface Viewed {
  readonly status: Project['status'];
  readonly ownerStatus: 'active' | 'suspended' | 'deleted';
  /** Undefined for guests, who must sign in first. */
  readonly relation: Relation | undefined;
  /** The result of `isShut` for this visitor. */
  readonly shut: boolean;
}

/**
 * Whether the visitor cannot ask to join although the status allows it. There are two causes, and both look the same
 * to the visitor.
 */
export function isShut({
  relation,
  ownerStatus,
  apart,
}: Pick<Viewed, 'relation' | 'ownerStatus'> & {
  /** Whether a block exists between the visitor and a manager. */
  readonly apart: boolean;
}): boolean {
  return relation === 'none' && (apart || ownerStatus !== 'active');
}

function roleIn(relation: Relation | undefined) {
  return relation === 'owner' || relation === 'co_owner' || relation === 'member' ? relation : undefined;
}

/** What the visitor may do with a project, for the buttons of the page. The server checks again on each change. */
export function projectAbilities({ status, ownerStatus, relation, shut }: Viewed) {
  const role = roleIn(relation);
  const takesPeople = status === 'open' && ownerStatus === 'active';
  return {
    request: takesPeople && !shut && (relation === undefined || relation === 'none'),
    invite: takesPeople && canManageTeam(role),
    enterRoom: canEnterRoom(role),
    edit: canManageTeam(role) && noEditReason(status) === undefined,
    close: canManageTeam(role) && noCloseReason(status) === undefined,
    reopen: canManageTeam(role) && noReopenReason(status) === undefined,
    leave: canLeaveTeam(role),
    removeMembers: canManageTeam(role),
    changeRoles: isTeamOwner(role) && noEditReason(status) === undefined,
    handOver: isTeamOwner(role) && noEditReason(status) === undefined,
  };
}

type Status = Project['status'];

/** Why a project cannot be edited now, or undefined. The next two functions work the same way. */
export function noEditReason(status: Status): string | undefined {
  return status === 'archived' ? 'This project is archived' : undefined;
}

export function noCloseReason(status: Status): string | undefined {
  return status === 'closed' || status === 'archived' ? `This project is already ${status}` : undefined;
}

export function noReopenReason(status: Status): string | undefined {
  if (status === 'closed') return undefined;
  return status === 'archived' ? 'This project is archived' : 'This project is not closed';
}

/** The status of a project that is neither closed nor archived. */
export function statusBySeats(seatsOpen: number): 'open' | 'full' {
  return seatsOpen > 0 ? 'open' : 'full';
}

/** Only the two users concerned see an offer. */
export function canSeeOffer(
  offer: { userId: string; ownerId: string },
  personId: string | undefined,
): boolean {
  return personId === offer.userId || personId === offer.ownerId;
}
