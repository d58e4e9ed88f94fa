import { type FinishedWork, isBackdated } from './finished-work.ts';

/** Projects that end within this many days of each other may belong to the same event. */
export const sameEventDays = 3;

/**
 * The days on which projects of a user ended, ascending, and how many ended on each. Only projects of two or more users
 * count, and no backdated ones.
 */
export interface EventDays {
  readonly days: Int32Array;
  readonly counts: Int32Array;
}

export function eventDaysOf(works: readonly FinishedWork[]): EventDays {
  const counts = new Map<number, number>();
  for (const work of works) {
    if (work.team.length > 1 && !isBackdated(work)) counts.set(work.day, (counts.get(work.day) ?? 0) + 1);
  }
  const days = Int32Array.from(counts.keys()).sort();
  return { days, counts: days.map((day) => counts.get(day) ?? 0) };
}

/**
 * How likely two users were at the same event, 0–1: the more of their projects ended within three days of each other,
 * the nearer these days are, and the fewer other projects ended around them.
 * @param shareOf what a common day around this one of the owner shows, 0–1
 */
export function sharedEvents(own: EventDays, ofOwner: EventDays, shareOf: (day: number) => number): number {
  let met = 0;
  let from = 0;
  for (const [at, day] of own.days.entries()) {
    while ((ofOwner.days[from] ?? Number.POSITIVE_INFINITY) < day - sameEventDays) from += 1;
    for (
      let near = from;
      (ofOwner.days[near] ?? Number.POSITIVE_INFINITY) <= day + sameEventDays;
      near += 1
    ) {
      const ownersDay = ofOwner.days[near] ?? 0;
      const pairs = (own.counts[at] ?? 0) * (ofOwner.counts[near] ?? 0);
      met += (pairs * shareOf(ownersDay)) / (1 + Math.abs(ownersDay - day));
    }
  }
  return met / (met + 0.2);
}
