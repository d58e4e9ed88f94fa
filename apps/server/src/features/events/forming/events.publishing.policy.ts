import type { EventStatus } from '@teamwright/contracts/events/statuses.ts';
import { isBeforePublication } from '../events.policy.ts';

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
}

/** Why a publication cannot be undone, or null. */
export function undoFault({ status, publishedAt, now, isRepaired, written }: Undoable): string | null {
  if (status !== 'published')
    return 'The publication can be undone only before the event starts or is cancelled';
  if (isRepaired) return 'The teams were repaired, so that they stay published';
  if (now > undoDeadline(publishedAt)) return 'The publication can be undone within ten minutes only';
  return written > 0 ? 'A participant has written already, so that the teams stay published' : null;
}
