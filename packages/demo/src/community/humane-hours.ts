import { minuteMs } from '../durations.ts';
import type { Random } from './random.ts';

/** Local hours between which people write. */
const [wakesAt, sleepsAt] = [8, 23];

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes since local midnight. */
export function minuteOfDay(moment: Date, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  clocks.set(timeZone, clock);
  const [hours = 0, minutes = 0] = clock.format(moment).split(':').map(Number);
  return hours * 60 + minutes;
}

export function isAwake(moment: Date, timeZone: string): boolean {
  const minute = minuteOfDay(moment, timeZone);
  return minute >= wakesAt * 60 && minute < sleepsAt * 60;
}

/** `latest` if the user is awake then, otherwise a moment in the evening before. */
export function awakeBefore(latest: Date, timeZone: string, random: Random): Date {
  if (isAwake(latest, timeZone)) return latest;
  const sinceMidnight = minuteOfDay(latest, timeZone);
  const asleepFor = (sinceMidnight + (24 - sleepsAt) * 60) % (24 * 60);
  return new Date(latest.getTime() - (asleepFor + random.int(1, 100)) * minuteMs);
}
