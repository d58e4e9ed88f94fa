import { dayMs, minuteMs } from '@teamwright/contracts/core/durations.ts';
import { offsetPeriods } from '@teamwright/matching/hours/zone-offset.ts';
import { type DaySpan, spansOf, type WeekSpans } from '../../../lib/time/week-words.ts';
import type { ProjectDetails } from '../projects.queries.ts';

type TeamHours = NonNullable<ProjectDetails['hours']>;

/** All offsets from UTC are whole quarters of an hour. */
const quarterMinutes = 15;
const quartersOfDay = 96;
const quartersOfWeek = 7 * quartersOfDay;
/** The nine days that the server sends. */
const days = 9;

/** How many of the team are available in each quarter of an hour of the week, on the clock of one zone. */
export interface TeamWeek {
  readonly people: number;
  readonly counts: readonly number[];
}

/**
 * The week of the zone that starts on the Monday after `from`. A quarter that clocks skip has no one, and one that they
 * repeat counts a user who is available both times.
 */
export function teamWeek({ from, people }: TeamHours, zone: string): TeamWeek {
  const start = Date.parse(from);
  const counts = new Array<number>(quartersOfWeek).fill(0);
  const periods = offsetPeriods(zone, start, start + days * dayMs);
  for (const { spans } of people) {
    const free = quartersIn(spans);
    const isFree = new Map<number, boolean>();
    for (const period of periods)
      for (let at = period.start; at < period.end; at += quarterMinutes * minuteMs) {
        const local = (at - start - dayMs) / minuteMs / quarterMinutes + period.offset * 4;
        if (local < 0 || local >= quartersOfWeek) continue;
        const instant = (at - start) / minuteMs / quarterMinutes;
        isFree.set(local, (free[instant] ?? false) && (isFree.get(local) ?? true));
      }
    for (const [quarter, value] of isFree) if (value) counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  return { people: people.length, counts };
}

function quartersIn(spans: TeamHours['people'][number]['spans']): boolean[] {
  const free = new Array<boolean>((days * dayMs) / minuteMs / quarterMinutes).fill(false);
  for (const [start, end] of spans) free.fill(true, start / quarterMinutes, end / quarterMinutes);
  return free;
}

/** When at least `least` are available. */
export function whenFree({ counts }: TeamWeek, least: number): WeekSpans {
  return Array.from({ length: 7 }, (_, day): DaySpan[] =>
    spansOf(
      counts.slice(day * quartersOfDay, (day + 1) * quartersOfDay).map((count) => count >= least),
      quarterMinutes,
    ),
  );
}

/** The largest number who are available at the same time. */
export function mostFree({ counts }: TeamWeek): number {
  return Math.max(...counts);
}

/** How many are available during the whole of each hour, by day and hour. */
export function freeByHour({ counts }: TeamWeek): number[][] {
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => {
      const first = day * quartersOfDay + hour * 4;
      return Math.min(...counts.slice(first, first + 4));
    }),
  );
}
