import { pulseColours } from '@teamwright/contracts/core/choices.ts';
import type { PulseColour, PulseFrequency, TeamPulse } from '@teamwright/contracts/events/pulse.ts';
import type { EventStatus } from '@teamwright/contracts/events/statuses.ts';
import { isAfterPublication } from '../repair/events.attendance.policy.ts';

interface Answerable {
  readonly status: EventStatus;
  readonly startsAt: Date;
  readonly frequency: PulseFrequency;
  /** The user is a member of a published team. */
  readonly isInTeam: boolean;
}

/**
 * When the member can answer first, or null if they are not asked. Before the start, a team has not worked together.
 * The time decides, because the job that marks events as running comes minutes after the start.
 */
export function pulseOpensAt({ status, startsAt, frequency, isInTeam }: Answerable): Date | null {
  return isInTeam && frequency !== 'off' && isAfterPublication(status) ? startsAt : null;
}

/** Answers are about the team of which the member was part then. After a change of team they no longer count. */
export function isAboutTeam(givenAt: Date, joinedAt: Date): boolean {
  return givenAt >= joinedAt;
}

/** The colours are ordered from the best to the worst. */
export function worstOf(colours: readonly PulseColour[]): PulseColour | null {
  return pulseColours.findLast((colour) => colours.includes(colour)) ?? null;
}

/** Teams with one member first, then by colour from red to green; teams without an answer come before green ones. */
export function urgencyOf({ members, colour }: Pick<TeamPulse, 'members' | 'colour'>): number {
  if (members <= 1) return 0;
  return { red: 1, yellow: 2, none: 3, green: 4 }[colour ?? 'none'];
}
