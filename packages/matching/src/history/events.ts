import { type FinishedWork, isBackdated, sameEventDays } from './work-history.ts';

/** What it shows that projects of two users ended around this day, 0–1. */
type ShareOfDay = (day: number) => number;

const always: ShareOfDay = () => 1;

/**
 * The days around which projects of one user ended. Projects of two users that ended around the same day may be from
 * the same event. Only projects of two or more users count, and no backdated ones. `shareOf` is given for the projects
 * of the owner, so either here or for the others.
 */
export class Events {
  /** Day → what a project of another user shows if it ended on this day. */
  readonly #byDay = new Map<number, number>();

  constructor(works: readonly FinishedWork[], shareOf = always) {
    for (const work of works) {
      if (!isShared(work)) continue;
      for (let apart = -sameEventDays; apart <= sameEventDays; apart += 1) {
        const day = work.day + apart;
        const shown = shareOf(work.day) / (1 + Math.abs(apart));
        this.#byDay.set(day, (this.#byDay.get(day) ?? 0) + shown);
      }
    }
  }

  /** How likely the user was at an event with the user of the other projects, 0–1. */
  sharedWith(others: readonly FinishedWork[], shareOf = always): number {
    if (this.#byDay.size === 0) return 0;
    let met = 0;
    for (const work of others) {
      const shown = this.#byDay.get(work.day);
      if (shown !== undefined && isShared(work)) met += shown * shareOf(work.day);
    }
    return met / (met + 0.2);
  }
}

/** Whether the work can show who was at the same event. */
function isShared(work: FinishedWork): boolean {
  return work.team.length > 1 && !isBackdated(work);
}
