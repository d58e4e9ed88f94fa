import { placeStatuses } from '@teamwright/contracts/core/choices.ts';
import type { EventPage, EventViewer } from '@teamwright/contracts/events/event-page.ts';
import type { EventStatus, OrganiserRole, ParticipantStatus } from '@teamwright/contracts/events/statuses.ts';

export interface Manager {
  readonly organiser: OrganiserRole | null;
  readonly isAdmin: boolean;
}

/** Organisers manage their event, and administrators all events. */
export function canManageEvent({ organiser, isAdmin }: Manager): boolean {
  return organiser !== null || isAdmin;
}

export function canManageOrganisers({ organiser, isAdmin }: Manager): boolean {
  return organiser === 'owner' || isAdmin;
}

export function canEditEvent(status: EventStatus): boolean {
  return status !== 'finished' && status !== 'cancelled';
}

export function canOpen(status: EventStatus): boolean {
  return status === 'draft' || status === 'forming';
}

export function canClose(status: EventStatus): boolean {
  return status === 'open';
}

export function canCancel(status: EventStatus): boolean {
  return status !== 'draft' && canEditEvent(status);
}

/** Only organisers and administrators have seen a draft. */
export function canRemove(status: EventStatus): boolean {
  return status === 'draft';
}

/** Participants may change their registration, and the waiting list moves, until teams are published. */
export function isBeforePublication(status: EventStatus): boolean {
  return status === 'open' || status === 'forming';
}

/** Whether a participant counts towards the capacity. The place of an absent participant is free for others. */
export function hasPlace(status: ParticipantStatus): boolean {
  return placeStatuses.some((one) => one === status);
}

export function isTakingPart(status: ParticipantStatus): boolean {
  return status !== 'withdrawn';
}

/** An event that is over can be taken out of the lists. */
export function canArchive(status: EventStatus): boolean {
  return status === 'finished' || status === 'cancelled';
}

interface Openness {
  readonly status: EventStatus;
  readonly deadline: Date;
}

/** Why no user can register, or null. */
export function closedReason({ status, deadline }: Openness, now: Date): 'closed' | 'deadline' | null {
  if (status !== 'open') return 'closed';
  return deadline <= now ? 'deadline' : null;
}

/** The verified address of the caller; null without one. */
export type Address = string | null;

interface Admission {
  readonly joinPolicy: EventPage['joinPolicy'];
  readonly emailDomains: readonly string[];
}

/** Why this address may not register, or null. A subdomain belongs to its domain. */
export function notAdmittedReason(
  { joinPolicy, emailDomains }: Admission,
  address: Address,
  isInvited: boolean,
): 'domain' | 'list' | null {
  if (joinPolicy === 'list') return isInvited ? null : 'list';
  if (joinPolicy === 'anyone') return null;
  const domain = address?.slice(address.lastIndexOf('@') + 1).toLowerCase() ?? '';
  const isKnown = emailDomains.some((known) => domain === known || domain.endsWith(`.${known}`));
  return isKnown ? null : 'domain';
}

interface IdeaTime extends Openness {
  readonly now: Date;
}

/** Participants propose and change projects until the registration closes, and before teams are published. */
function areIdeasOpen({ status, deadline, now }: IdeaTime): boolean {
  return isBeforePublication(status) && now < deadline;
}

interface Abilities extends Manager, IdeaTime {
  readonly participantIdeas: boolean;
  readonly participant: ParticipantStatus | null;
  readonly notAllowed: EventViewer['notAllowed'];
}

/** What the viewer may do with an event, for the buttons of the page. The server checks again on each change. */
export function eventAbilities(viewer: Abilities): EventViewer['can'] {
  const { status, participant, notAllowed } = viewer;
  const manages = canManageEvent(viewer);
  const takesPart = participant !== null && isTakingPart(participant);
  return {
    edit: manages && canEditEvent(status),
    open: manages && canOpen(status),
    close: manages && canClose(status),
    cancel: manages && canCancel(status),
    remove: manages && canRemove(status),
    manageOrganisers: canManageOrganisers(viewer) && canEditEvent(status),
    register: !takesPart && notAllowed === null,
    proposeIdea:
      (manages && canEditEvent(status)) || (takesPart && viewer.participantIdeas && areIdeasOpen(viewer)),
    archive: manages && canArchive(status),
    form: manages && isBeforePublication(status),
    removeParticipant: manages && isBeforePublication(status),
  };
}

interface Proposed {
  readonly proposedBy: string | null;
}

interface IdeaEditor extends Manager, IdeaTime {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly participant: ParticipantStatus | null;
}

/** Organisers change every idea; a participant who has not withdrawn their own, until the registration closes. */
export function canEditIdea(editor: IdeaEditor, { proposedBy }: Proposed): boolean {
  const { userId, participant } = editor;
  if (canManageEvent(editor)) return canEditEvent(editor.status);
  const takesPart = participant !== null && isTakingPart(participant);
  return takesPart && proposedBy === userId && areIdeasOpen(editor);
}
