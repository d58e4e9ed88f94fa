import type { Project } from '@teamwright/contracts/projects.ts';
import { entersRoom, leadsTeam, leavesTeam, ownsTeam } from '../teams/teams.policy.ts';

type Relation = NonNullable<Project['viewer']>['relation'];

interface Viewed {
  readonly status: Project['status'];
  readonly ownerStatus: 'active' | 'suspended' | 'deleted';
  /** Undefined for guests, who are led to sign in first. */
  readonly relation: Relation | undefined;
  /** As `isShut` says of this visitor. */
  readonly shut: boolean;
}

/** Whether somebody who could ask finds the door shut, whatever its status: two causes that look the same. */
export function isShut({
  relation,
  ownerStatus,
  apart,
}: Pick<Viewed, 'relation' | 'ownerStatus'> & {
  /** Whether a block stands between the visitor and one of those who lead. */
  readonly apart: boolean;
}): boolean {
  return relation === 'none' && (apart || ownerStatus !== 'active');
}

function roleIn(relation: Relation | undefined) {
  return relation === 'owner' || relation === 'co_owner' || relation === 'member' ? relation : undefined;
}

/** What the visitor may do with a project, for the page's buttons; the verbs check again. */
export function projectAbilities({ status, ownerStatus, relation, shut }: Viewed) {
  const role = roleIn(relation);
  const takesPeople = status === 'open' && ownerStatus === 'active';
  return {
    request: takesPeople && !shut && (relation === undefined || relation === 'none'),
    invite: takesPeople && leadsTeam(role),
    enterRoom: entersRoom(role),
    edit: leadsTeam(role) && refuseEdit(status) === undefined,
    close: leadsTeam(role) && refuseClosing(status) === undefined,
    reopen: leadsTeam(role) && refuseReopening(status) === undefined,
    leave: leavesTeam(role),
    removeMembers: leadsTeam(role),
    changeRoles: ownsTeam(role) && refuseEdit(status) === undefined,
    handOver: ownsTeam(role) && refuseEdit(status) === undefined,
  };
}

type Status = Project['status'];

/** Why a project cannot be changed now, or undefined; the same for the next two. */
export function refuseEdit(status: Status): string | undefined {
  return status === 'archived' ? 'This project is archived' : undefined;
}

export function refuseClosing(status: Status): string | undefined {
  return status === 'closed' || status === 'archived' ? `This project is already ${status}` : undefined;
}

export function refuseReopening(status: Status): string | undefined {
  if (status === 'closed') return undefined;
  return status === 'archived' ? 'This project is archived' : 'This project is not closed';
}

/** What a project that is neither closed nor archived is. */
export function statusBySeats(seatsOpen: number): 'open' | 'full' {
  return seatsOpen > 0 ? 'open' : 'full';
}

/** An offer is between the two it is about. */
export function seesOffer(offer: { userId: string; ownerId: string }, personId: string | undefined): boolean {
  return personId === offer.userId || personId === offer.ownerId;
}
