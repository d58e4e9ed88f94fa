import { hoursOfDay, hoursOfWeek, type Week } from '@teamwright/matching/hours/week.ts';

/** The week with the hours between two cells, as a rectangle of days and hours, set to `value`. */
export function paint(week: Week, from: number, to: number, value: boolean): Week {
  const days = [from, to].map((at) => Math.floor(at / hoursOfDay)).sort((a, b) => a - b);
  const hours = [from, to].map((at) => at % hoursOfDay).sort((a, b) => a - b);
  const isBetween = ([low = 0, high = 0]: readonly number[], at: number) => at >= low && at <= high;
  return week.map((was, at) =>
    isBetween(days, Math.floor(at / hoursOfDay)) && isBetween(hours, at % hoursOfDay) ? value : was,
  );
}

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -hoursOfDay,
  ArrowRight: hoursOfDay,
};

/** The cell that a key leads to, or undefined for other keys. At an edge the cell stays. */
export function cellAfter(key: string, at: number): number | undefined {
  const hour = at % hoursOfDay;
  if (key === 'Home') return at - hour;
  if (key === 'End') return at - hour + hoursOfDay - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  const leavesDay = Math.abs(step) === 1 && Math.floor(next / hoursOfDay) !== Math.floor(at / hoursOfDay);
  return next < 0 || next >= hoursOfWeek || leavesDay ? at : next;
}
