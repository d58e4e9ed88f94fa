import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { QuietHours } from '@teamwright/contracts/notifications/preferences.ts';
import { momentsOf, wallTimeAt } from '../../core/zoned-time.ts';

/** Local time from which the digest is sent. */
export const digestAt = '08:00';

/** Used while the profile has no time zone. */
const fallbackZone = 'UTC';

/** When a user wants to be notified. */
export interface Timing {
  /** Null while the profile has none. */
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

/** When the current quiet hours end; undefined outside of them. */
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
  // When clocks go back, the end occurs twice, and the first may have passed.
  const moments = momentsOf(zone, end);
  const next = moments.find((moment) => moment > now.getTime());
  return new Date(next ?? now.getTime());
}

/** Days to look back for the last digest. Quiet hours delay one by less than a day. */
const daysBack = [0, 1, 2];

/** The last time, up to now, at which a digest was due. It contains the notifications from before that time. */
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

/** Milliseconds between two runs of the digest job. */
export const digestIntervalMs = 15 * 60_000;

/** How late a run may start on a busy server. */
const maxDelayMs = 5 * 60_000;

/**
 * Until when a run at this time includes notifications; undefined if quiet hours prevent it. A digest that became due
 * since the last run may be sent in quiet hours, because the time between two quiet periods may be shorter than the
 * time between two runs.
 */
export function digestDue(timing: Timing, now: Date): Date | undefined {
  const due = lastDigestDue(timing, now);
  if (due === undefined || quietUntil(timing, now) === undefined) return due;
  return now.getTime() - due.getTime() < digestIntervalMs + maxDelayMs ? due : undefined;
}

/** Milliseconds from midnight to a time like 22:00. */
function sinceMidnight(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}
