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

/** An hour of the week and the person who is available in it; `hour` counts from Monday 00:00. */
export interface FreeHour {
  readonly userId: string;
  readonly hour: number;
}

const hoursOfWeek = 7 * 24;
/** Of equally close hours, those of the day are better than those of the night. */
const dayHours = { from: 7, to: 22 };

/** The hours of two people without a common one that are closest to each other. Undefined if one has no whole hour. */
export function closestHours({ from, people }: TeamHours, zone: string): [FreeHour, FreeHour] | undefined {
  const [one, other, ...others] = people.map((person) => ({
    userId: person.userId,
    hours: freeByHour(teamWeek({ from, people: [person], zone: null }, zone))
      .flat()
      .flatMap((count, hour) => (count > 0 ? [hour] : [])),
  }));
  if (one === undefined || other === undefined || others.length > 0) return undefined;
  const pairs = one.hours.flatMap((hour) => other.hours.map((second) => ({ hour, second })));
  const costOf = ({ hour, second }: (typeof pairs)[number]) =>
    distance(hour, second) * 10 + [hour, second].filter(isAtNight).length;
  const [best] = pairs.toSorted((a, b) => costOf(a) - costOf(b));
  if (best === undefined) return undefined;
  return [
    { userId: one.userId, hour: best.hour },
    { userId: other.userId, hour: best.second },
  ];
}

/** The end of the week is next to its start. */
function distance(hour: number, other: number): number {
  const between = Math.abs(hour - other);
  return Math.min(between, hoursOfWeek - between);
}

function isAtNight(hour: number): boolean {
  return hour % 24 < dayHours.from || hour % 24 >= dayHours.to;
}

/** An hour as a week, for its words. */
export function hourSpans(hour: number): WeekSpans {
  const start = (hour % 24) * 60;
  return Array.from({ length: 7 }, (_, day) =>
    day === Math.floor(hour / 24) ? [{ start, end: start + 60 }] : [],
  );
}
