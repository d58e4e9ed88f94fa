import type { LocalHours } from './shared-hours.ts';
import { assumedWeek, hoursOfWeek } from './week.ts';
import { offsetPeriods } from './zone-offset.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** 1 January 1970 was a Thursday. */
const hoursSinceMonday = 3 * 24;

/** Minutes from a common start. */
export type Span = [start: number, end: number];

/**
 * When a user is available between two whole minutes, in minutes after `from`, in order. Local hours that clocks skip
 * are left out, and those that they repeat count twice. Null without a known time zone.
 */
export function weekSpans({ timeZone, week }: LocalHours, from: number, to: number): Span[] | null {
  const periods = timeZone === null ? [] : offsetPeriods(timeZone, from, to);
  if (periods.length === 0) return null;
  const hours = week ?? assumedWeek;
  const spans: Span[] = [];
  for (const { start, end, offset } of periods) {
    const shift = offset * hourMs;
    for (let hour = Math.floor((start + shift) / hourMs); hour * hourMs - shift < end; hour += 1) {
      if (!hours[(hour + hoursSinceMonday) % hoursOfWeek]) continue;
      const first = Math.max(hour * hourMs - shift, start);
      const last = Math.min((hour + 1) * hourMs - shift, end);
      addSpan(spans, (first - from) / minuteMs, (last - from) / minuteMs);
    }
  }
  return spans;
}

function addSpan(spans: Span[], start: number, end: number): void {
  const last = spans.at(-1);
  if (last?.[1] === start) last[1] = end;
  else spans.push([start, end]);
}
