import { dayMs } from '../durations.ts';

/** `days` may be a fraction or negative. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + Math.round(days * dayMs));
}

export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / dayMs;
}

/** The calendar date in UTC, YYYY-MM-DD. */
export function calendarDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
