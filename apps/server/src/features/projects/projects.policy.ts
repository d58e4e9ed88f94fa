import type { MemberRole, Project } from '@teamwright/contracts/projects/projects.ts';
import {
  canBeRemoved,
  canEnterRoom,
  canLeaveTeam,
  canManageTeam,
  isAcceptingMembers,
  isClosed,
  isTeamOwner,
  noTeamReason,
  projectStatusTexts,
} from '../teams/teams.policy.ts';

type Relation = NonNullable<Project['viewer']>['relation'];

interface Viewed {
  readonly status: Project['status'];
  readonly ownerStatus: 'active' | 'suspended' | 'deleted';
  /** Undefined for guests, who must sign in first. */
  readonly relation: Relation | undefined;
  /** Whether a block exists between the viewer and a manager. */
  readonly isBlocked: boolean;
}

/** A suspended owner and a block look the same to the viewer. Guests may ask after they have signed in. */
export function canRequestToJoin({ status, ownerStatus, relation = 'none', isBlocked }: Viewed): boolean {
  return isAcceptingMembers({ status, ownerStatus }) && relation === 'none' && !isBlocked;
}

/** Whether the viewer sees how well the project fits them. A suspended owner and a block look the same here too. */
export function canSeeOwnMatch({ ownerStatus, relation, isBlocked }: Omit<Viewed, 'status'>): boolean {
  return ownerStatus === 'active' && roleIn(relation) === undefined && !isBlocked;
}

function roleIn(relation: Relation | undefined) {
  return relation === 'owner' || relation === 'co_owner' || relation === 'member' ? relation : undefined;
}

/** What the viewer may do with a project, for the buttons of the page. The server checks again on each change. */
export function projectAbilities(viewed: Viewed) {
  const { status } = viewed;
  const role = roleIn(viewed.relation);
  return {
    request: canRequestToJoin(viewed),
    invite: isAcceptingMembers(viewed) && canManageTeam(role),
    composeTeam: canManageTeam(role) && noTeamReason(status) === undefined,
    enterRoom: canEnterRoom(role),
    edit: canManageTeam(role) && noEditReason(status) === undefined,
    editSeats: canManageTeam(role) && noEditReason(status) === undefined,
    close: canManageTeam(role) && noCloseReason(status) === undefined,
    reopen: canManageTeam(role) && noReopenReason(status) === undefined,
    leave: canLeaveTeam(role),
  };
}

interface ViewedMember extends Pick<Viewed, 'status' | 'relation'> {
  readonly role: MemberRole;
  readonly isViewer: boolean;
  /** Whether the owner has offered the project to a member who has not answered yet. */
  readonly hasOpenOffer: boolean;
}

/** What the viewer may do with a member of the team. */
export function memberAbilities({ status, relation, role, isViewer, hasOpenOffer }: ViewedMember) {
  const viewerRole = roleIn(relation);
  const canChange = canBeRemoved(role) && !isViewer;
  const isChangeable = canChange && isTeamOwner(viewerRole) && noEditReason(status) === undefined;
  return {
    remove: canChange && canManageTeam(viewerRole),
    changeRole: isChangeable,
    offerOwnership: isChangeable && !hasOpenOffer,
  };
}

type Status = Project['status'];

/** Why a project cannot be edited now, or undefined. */
export function noEditReason(status: Status): string | undefined {
  return status === 'archived' ? projectStatusTexts.archived : undefined;
}

/** Why a project cannot be closed now, or undefined. */
export function noCloseReason(status: Status): string | undefined {
  return isClosed(status) ? `This project is already ${status}` : undefined;
}

/** Why a project cannot be reopened now, or undefined. */
export function noReopenReason(status: Status): string | undefined {
  if (status === 'closed') return undefined;
  return noEditReason(status) ?? 'This project is not closed';
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
