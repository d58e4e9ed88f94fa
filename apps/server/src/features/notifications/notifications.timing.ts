import type { QuietHours } from '@teamwright/contracts/notification-preferences.ts';
import { dayMs, momentsOf, wallTimeAt } from '../../core/zoned-time.ts';

/** Local time from which the daily mail is sent. */
export const digestAt = '08:00';

/** What somebody is told by while their profile names no time zone. */
const fallbackZone = 'UTC';

/** When a person wants to hear of something. */
export interface Timing {
  /** Null while the profile names none. */
  readonly timeZone: string | null;
  readonly quietHours: QuietHours | null;
}

interface StoredTiming {
  readonly timeZone: string | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

export function timingOf({ timeZone, quietFrom: from, quietTo: to }: StoredTiming): Timing {
  return { timeZone, quietHours: from === null || to === null ? null : { from, to } };
}

export function zoneOf({ timeZone }: Pick<Timing, 'timeZone'>): string {
  return timeZone ?? fallbackZone;
}

/** When the quiet hours end that are now; undefined outside of them. */
export function quietUntil(timing: Timing, now: Date): Date | undefined {
  const { quietHours } = timing;
  if (quietHours === null) return undefined;
  const zone = zoneOf(timing);
  const wall = wallTimeAt(zone, now.getTime());
  const [from, to] = [sinceMidnight(quietHours.from), sinceMidnight(quietHours.to)];
  const [midnight, time] = [wall - (wall % dayMs), wall % dayMs];
  const overMidnight = from > to;
  const quiet = overMidnight ? time >= from || time < to : time >= from && time < to;
  if (!quiet) return undefined;
  const end = midnight + to + (overMidnight && time >= from ? dayMs : 0);
  // Where clocks go back, the end comes twice, and the first may have passed.
  const moments = momentsOf(zone, end);
  const next = moments.find((moment) => moment > now.getTime());
  return new Date(next ?? now.getTime());
}

/** Days looked back for the last daily mail; quiet hours move one by less than a day. */
const daysBack = [0, 1, 2];

/** The last moment, up to now, at which a daily mail was due: what came before it belongs into that mail. */
export function lastDigestDue(timing: Timing, now: Date): Date | undefined {
  const zone = zoneOf(timing);
  const wall = wallTimeAt(zone, now.getTime());
  for (const days of daysBack) {
    const [moment] = momentsOf(zone, wall - (wall % dayMs) - days * dayMs + sinceMidnight(digestAt));
    const due = quietUntil(timing, new Date(moment)) ?? new Date(moment);
    if (due <= now) return due;
  }
  return undefined;
}

/** Milliseconds between two runs of the job that sends daily mails. */
export const digestEvery = 15 * 60_000;

/** A run begins some minutes late at most while servers are busy. */
const lateness = 5 * 60_000;

/**
 * Up to when a run at this moment takes what waits; undefined while it has to keep quiet. What became due since the
 * last run it may send in quiet hours: between these there may be less time than between two runs.
 */
export function digestDue(timing: Timing, now: Date): Date | undefined {
  const due = lastDigestDue(timing, now);
  if (due === undefined || quietUntil(timing, now) === undefined) return due;
  return now.getTime() - due.getTime() < digestEvery + lateness ? due : undefined;
}

/** Milliseconds from midnight to a time like 22:00. */
function sinceMidnight(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}
