import { type FinishedWork, isBackdated } from './finished-work.ts';

/** A project and a work of an earlier year are from the same season if their dates differ by at most 28 days. */
const seasonDays = 28;
const yearDays = 365;

/** How near one of the works ended to this time of an earlier year, 0–1. Backdated works do not count. */
export function seasonOf(works: readonly FinishedWork[], createdDay: number): number {
  return works.reduce(
    (most, work) => (isBackdated(work) ? most : Math.max(most, seasonShare(createdDay - work.day))),
    0,
  );
}

/** How near two dates in different years are within the year, 0–1. `days` is their distance. */
function seasonShare(days: number): number {
  const years = Math.max(1, Math.round(days / yearDays));
  const apart = Math.abs(days - years * yearDays);
  return apart > seasonDays ? 0 : 1 / (1 + apart / 4);
}
