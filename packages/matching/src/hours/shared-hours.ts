import { assumedWeek, type Week } from './week.ts';
import { packWeek, ShiftedWeek } from './week-bits.ts';
import { zoneOffset } from './zone-offset.ts';

/** The bits of the week that is assumed for a user who gave no hours. */
export const assumedBits = packWeek(assumedWeek);

/** Cache: difference of two zones in hours → the assumed week, shifted by it. Zones differ by whole quarters. */
const assumedShifts = new Map<number, ShiftedWeek>();

/** The time zone of a user and the hours of a week that they gave, if any. */
export interface LocalHours {
  readonly timeZone: string | null;
  readonly week: Week | null;
}

/**
 * Hours a week (0–168) in which both users are available, with the offsets from UTC of the day of `now` (epoch
 * milliseconds). A user who gave no hours is assumed available from 08:00 to 22:00. Null if a zone is missing or not an
 * IANA name.
 */
export function sharedHours(one: LocalHours, other: LocalHours, now: number): number | null {
  const shifted = shiftWeek(other, one.timeZone, now);
  return shifted === null ? null : shifted.sharedWith(one.week ? packWeek(one.week) : assumedBits, 0);
}

/** A user's week on the clock of `zone`; null if a zone is missing or not an IANA name. */
export function shiftWeek({ timeZone, week }: LocalHours, zone: string | null, now: number) {
  const [here, there] = [zoneOffset(zone, now), zoneOffset(timeZone, now)];
  if (here === null || there === null) return null;
  return week ? new ShiftedWeek(week, here - there) : shiftAssumed(here - there);
}

function shiftAssumed(ahead: number): ShiftedWeek {
  const known = assumedShifts.get(ahead) ?? new ShiftedWeek(assumedWeek, ahead);
  assumedShifts.set(ahead, known);
  return known;
}
