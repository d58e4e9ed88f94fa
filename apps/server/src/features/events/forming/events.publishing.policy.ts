import type { EventStatus } from '@teamwright/contracts/events/statuses.ts';
import { isBeforePublication } from '../events.policy.ts';
import { noPlace } from '../repair/events.attendance.policy.ts';

/** How long a publication can be undone. */
const undoMs = 10 * 60_000;

interface Publishable {
  readonly status: EventStatus;
  readonly isFormed: boolean;
  readonly teams: number;
}

/** Why teams cannot be published, or null. Hard rules are the organisers' own: they may break them by hand. */
export function publishingFault({ status, isFormed, teams }: Publishable): string | null {
  if (!isBeforePublication(status)) return 'Teams are published once, before the event starts';
  if (!isFormed) return 'These teams are still being formed';
  return teams === 0 ? 'This formation has no teams' : null;
}

/** The last moment at which the publication can be undone. */
export function undoDeadline(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + undoMs);
}

interface Undoable {
  readonly status: EventStatus;
  readonly publishedAt: Date;
  readonly now: Date;
  readonly isRepaired: boolean;
  /** Messages and comments of participants. */
  readonly written: number;
  /** Whether absent participants can get their places back. */
  readonly hasPlaces: boolean;
}

/** Why a publication cannot be undone, or null. */
export function undoFault(publication: Undoable): string | null {
  const { status, publishedAt, now, isRepaired, written, hasPlaces } = publication;
  if (status !== 'published')
    return 'The publication can be undone only before the event starts or is cancelled';
  if (isRepaired) return 'The teams were repaired, so that they stay published';
  if (now > undoDeadline(publishedAt)) return 'The publication can be undone within ten minutes only';
  if (written > 0) return 'A participant has written already, so that the teams stay published';
  return hasPlaces ? null : noPlace.organiser;
}
