import { dayMs } from '../profile/decay.ts';

/** From 08:00 to 22:00. */
const awakeHours = 14;

/** More than there are zones; limits the memory for zone names in different case. */
const maxFormatters = 1000;

/** One formatter per zone: creating one costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number | null>();
let offsetsDay = Number.NaN;

/**
 * Hours a day (0–14) in which two users are both awake, assuming 08:00–22:00 local time, on the day of `now`
 * (epoch milliseconds; daylight saving time changes it). Null if a zone is missing or not an IANA name.
 */
export function sharedHours(zone: string | null, other: string | null, now: number): number | null {
  const here = zoneOffset(zone, now);
  const there = zoneOffset(other, now);
  return here === null || there === null ? null : overlap(here - there);
}

/** Offset from UTC in hours at noon UTC of the day of `now`, so that a whole day has one result. */
export function zoneOffset(zone: string | null, now: number): number | null {
  if (zone === null || zone === '') return null;
  const day = Math.floor(now / dayMs);
  if (day !== offsetsDay || offsets.size > maxFormatters) {
    offsets.clear();
    offsetsDay = day;
  }
  const cached = offsets.get(zone);
  if (cached !== undefined) return cached;
  const offset = readOffset(zone, day * dayMs + dayMs / 2);
  offsets.set(zone, offset);
  return offset;
}

/** The overlap of two equal windows on a 24-hour clock, one of them shifted. */
function overlap(difference: number): number {
  const shift = Math.abs(difference) % 24;
  return Math.max(0, awakeHours - shift) + Math.max(0, awakeHours - (24 - shift));
}

function readOffset(zone: string, at: number): number | null {
  const name = formatterFor(zone)
    ?.formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  const match = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '');
  if (!match) return null;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}

function formatterFor(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = createFormatter(zone);
  if (formatter && formatters.size < maxFormatters) formatters.set(zone, formatter);
  return formatter;
}

function createFormatter(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}
