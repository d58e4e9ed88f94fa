import { hoursOfDay, type Week } from '@teamwright/matching/hours/week.ts';
import { availabilityCopy as copy } from '../../copy/availability.ts';

/** A range of one day in minutes after midnight. */
export interface DaySpan {
  start: number;
  end: number;
}

/** The spans of the seven days, from Monday. */
export type WeekSpans = readonly (readonly DaySpan[])[];

/** The ranges of true values, `minutes` each. */
export function spansOf(steps: readonly boolean[], minutes: number): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const [at, isTrue] of steps.entries()) {
    if (!isTrue) continue;
    const last = spans.at(-1);
    if (last?.end === at * minutes) last.end = (at + 1) * minutes;
    else spans.push({ start: at * minutes, end: (at + 1) * minutes });
  }
  return spans;
}

export function weekSpans(week: Week): WeekSpans {
  return copy.days.map((_, day) => spansOf(week.slice(day * hoursOfDay, (day + 1) * hoursOfDay), 60));
}

/** '18', '18:30' */
function clock(minute: number): string {
  const rest = minute % 60;
  return `${Math.floor(minute / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** '9–12, 18–22'; '' without spans. */
export function daySpansInWords(spans: readonly DaySpan[]): string {
  return spans.map(({ start, end }) => `${clock(start)}–${clock(end)}`).join(', ');
}

/** 'Mon–Fri 18–22; Sat, Sun 10–18': days with the same times together. '' without spans. */
export function weekInWords(week: WeekSpans): string {
  const days = week.map((spans, day) => ({ day, times: daySpansInWords(spans) }));
  const groups = Map.groupBy(
    days.filter(({ times }) => times !== ''),
    ({ times }) => times,
  );
  return [...groups].map(([times, same]) => `${daysInWords(same.map(({ day }) => day))} ${times}`).join('; ');
}

/** 'Mon–Fri', 'Tue, Thu' */
function daysInWords(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => nameRun(run)).join(', ');
}

function nameRun(run: readonly number[]): string {
  const names = run.map((day) => copy.shortDays[day] ?? '');
  return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
