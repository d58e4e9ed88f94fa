import { dayMs } from '../profile/decay.ts';

/** More than there are zones; limits the memory for zone names in different case. */
const maxFormatters = 1000;
const minuteMs = 60_000;
const nanosecondsPerHour = 3.6e12;

/** One formatter per zone: creating one costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number | null>();
let offsetsDay = Number.NaN;

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

/** A range of time, in epoch milliseconds, in which a zone has one offset from UTC, in hours. */
export interface OffsetPeriod {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** The periods of a zone between two whole minutes, in order. Empty if the zone is not an IANA name. */
export function offsetPeriods(zone: string, from: number, to: number): OffsetPeriod[] {
  const periods: OffsetPeriod[] = [];
  let start = from;
  let offset = readOffset(zone, from);
  for (let at = from; offset !== null && at < to; at += dayMs) {
    const next = Math.min(at + dayMs, to);
    const after = readOffset(zone, next) ?? offset;
    if (after === offset) continue;
    const change = findChange(zone, at, next);
    periods.push({ start, end: change, offset });
    [start, offset] = [change, after];
  }
  if (offset !== null && start < to) periods.push({ start, end: to, offset });
  return periods;
}

/** The first minute after `before` with the offset of `after`. */
function findChange(zone: string, before: number, after: number): number {
  const offset = readOffset(zone, after);
  let [low, high] = [before / minuteMs, after / minuteMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(zone, middle * minuteMs) === offset) high = middle;
    else low = middle;
  }
  return high * minuteMs;
}

function readOffset(zone: string, at: number): number | null {
  return typeof Temporal === 'undefined' ? readByFormat(zone, at) : readByTemporal(zone, at);
}

/** For browsers, where the first use of `Intl` takes 15 ms. */
function readByTemporal(zone: string, at: number): number | null {
  try {
    const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    return offsetNanoseconds / nanosecondsPerHour;
  } catch {
    return null;
  }
}

function readByFormat(zone: string, at: number): number | null {
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
