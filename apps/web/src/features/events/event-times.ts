import { hourMs, minuteMs } from '@teamwright/contracts/core/durations.ts';
import { offsetPeriods } from '@teamwright/matching/hours/zone-offset.ts';
import { utcParts } from '../../lib/time/dates.ts';
import { zoneName } from '../../lib/time/zones.ts';

/** A date whose UTC fields are what clocks in a zone show at a moment. */
function shownIn(iso: string, timeZone: string): Date {
  const time = Date.parse(iso);
  return new Date(time + offsetAt(timeZone, time));
}

function partsIn(iso: string, timeZone: string) {
  return utcParts(shownIn(iso, timeZone));
}

/** 'Sat 5 Dec 2026, 10:00' in a time zone. */
export function momentIn(iso: string, timeZone: string): string {
  const { day, time } = partsIn(iso, timeZone);
  return `${day}, ${time}`;
}

/** 'Sat 5 Dec 2026, 10:00 to 18:00', or with both days, in a time zone. */
export function spanIn(startsAt: string, endsAt: string, timeZone: string): string {
  const [start, end] = [partsIn(startsAt, timeZone), partsIn(endsAt, timeZone)];
  const endText = start.day === end.day ? end.time : `${end.day}, ${end.time}`;
  return `${start.day}, ${start.time} to ${endText}`;
}

interface Zoned {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
}

/** 'Sat 5 Dec 2026, 10:00 to 18:00, Helsinki (UTC+2)' */
export function eventSpan({ startsAt, endsAt, timeZone }: Zoned): string {
  return `${spanIn(startsAt, endsAt, timeZone)}, ${zoneName(timeZone, Date.parse(startsAt))}`;
}

/** The same moments in the visitor's zone; undefined if its clocks show the same. */
export function visitorSpan({ startsAt, endsAt, timeZone }: Zoned, zone: string): string | undefined {
  const own = spanIn(startsAt, endsAt, zone);
  return own === spanIn(startsAt, endsAt, timeZone) ? undefined : own;
}

/** The offset of a zone from UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, time: number): number {
  const minute = Math.floor(time / minuteMs) * minuteMs;
  return (offsetPeriods(timeZone, minute, minute + minuteMs)[0]?.offset ?? 0) * hourMs;
}

/** The moment at which clocks in a zone show this time, as ISO text; undefined for an invalid time. */
export function instantOf(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The second step corrects times near a change of the clocks.
  const near = asUtc - offsetAt(timeZone, asUtc);
  return new Date(asUtc - offsetAt(timeZone, near)).toISOString();
}

/** What clocks in a zone show at a moment, for `<input type="datetime-local">`. */
export function localOf(iso: string, timeZone: string): string {
  return shownIn(iso, timeZone).toISOString().slice(0, 16);
}
