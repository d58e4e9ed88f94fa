import type { repairDials } from '@teamwright/contracts/core/choices.ts';
import type { EventStatus } from '@teamwright/contracts/events/statuses.ts';
import { isBeforePublication } from '../events.policy.ts';
import { isAfterPublication } from './events.attendance.policy.ts';

type RepairDial = (typeof repairDials)[number];

/** How many participants each position of the dial may move: the larger one of a share and a number. */
const movedLimits: Readonly<Record<RepairDial, { readonly share: number; readonly people: number }>> = {
  none: { share: 0, people: 0 },
  few: { share: 0.02, people: 2 },
  balanced: { share: 0.06, people: 4 },
  many: { share: 0.2, people: 8 },
  best: { share: 1, people: 0 },
};

/** The share of the participants in teams that a repair may move. */
export function movedShareOf(dial: RepairDial, participants: number): number {
  const { share, people } = movedLimits[dial];
  // The engine rounds the share down. Half a participant more keeps rounding errors from losing one.
  const least = people === 0 ? 0 : (people + 0.5) / Math.max(1, participants);
  return Math.min(1, Math.max(share, least));
}

/** Why the teams of an event cannot be repaired, or null. */
export function repairFault(status: EventStatus): string | null {
  if (isAfterPublication(status)) return null;
  return isBeforePublication(status) || status === 'draft'
    ? 'Teams can be repaired once they are published'
    : 'This event is over, so its teams can no longer be repaired';
}

interface Applicable {
  readonly status: EventStatus;
  readonly isFormed: boolean;
  readonly isApplied: boolean;
  /** The repair starts from the teams that are published now. */
  readonly isCurrent: boolean;
  readonly teams: number;
  /** Participants who rejected the move and are still moved. */
  readonly declined: number;
}

/** Why a repair cannot be applied, or null. Organisers may break their own hard rules. */
export function applyFault(repair: Applicable): string | null {
  if (repair.isApplied) return 'This repair is already applied';
  const fault = repairFault(repair.status);
  if (fault !== null) return fault;
  if (!repair.isFormed) return 'These teams are still being formed';
  if (!repair.isCurrent) return 'The teams have changed since. Compute the repair again.';
  if (repair.teams === 0) return 'This repair has no teams';
  if (repair.declined > 0)
    return `Participants who rejected the move: ${repair.declined}. Put them back, or compute the repair again.`;
  return null;
}

const maxNamedTeams = 3;

/**
 * Why teams that lost members since they were computed cannot be applied, or null. A rule that organisers break by
 * hand, or that no teams can meet, is no fault.
 */
export function lossFault(
  teams: readonly { readonly name: string; readonly isBroken: boolean; readonly hasLost: boolean }[],
): string | null {
  const broken = teams.filter(({ isBroken, hasLost }) => isBroken && hasLost).map(({ name }) => name);
  if (broken.length === 0) return null;
  const more = broken.length > maxNamedTeams ? ` and ${broken.length - maxNamedTeams} more` : '';
  const names = broken.slice(0, maxNamedTeams).join(', ') + more;
  return `Without members who are absent or have left, a rule that must hold is broken in: ${names}. Compute the repair again, or edit it.`;
}

interface Reviewable {
  readonly status: EventStatus;
  readonly repairsId: string | null;
  readonly appliedAt: Date | null;
  /** The formation whose teams are published. */
  readonly publishedId: string | undefined;
}

/**
 * Whether organisers may change the teams of a version: before the publication, or in a repair of what is published.
 */
export function canReview({ status, repairsId, appliedAt, publishedId }: Reviewable): boolean {
  if (isBeforePublication(status)) return true;
  const isOfPublished = repairsId !== null && repairsId === publishedId;
  return isAfterPublication(status) && isOfPublished && appliedAt === null;
}
