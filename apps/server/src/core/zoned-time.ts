import { dayMs, minuteMs } from '@teamwright/contracts/core/durations.ts';

/** The local time in a zone as if it were UTC: milliseconds, whole minutes. */
type WallTime = number;

/** Cached: creating a formatter costs twenty times as much as using it, and there are a few hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** @throws RangeError if the time zone does not exist */
export function wallTimeAt(zone: string, moment: number): WallTime {
  const parts = clockIn(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/**
 * The moments of a local time, the earliest first: two if clocks go back. If clocks skip it, the moment the same time
 * after the change, so that no time is lost.
 */
export function momentsOf(zone: string, wall: WallTime): [number, ...number[]] {
  const before = offsetAt(zone, wall - dayMs);
  const after = offsetAt(zone, wall + dayMs);
  const [first, second] = [wall - before, wall - after];
  if (before === after) return [first];
  const real = [first, second].filter((moment) => wallTimeAt(zone, moment) === wall).sort((a, b) => a - b);
  const [earlier, ...later] = real;
  return earlier === undefined ? [first] : [earlier, ...later];
}

/** Offset of the zone from UTC in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  return wallTimeAt(zone, moment) - Math.floor(moment / minuteMs) * minuteMs;
}
