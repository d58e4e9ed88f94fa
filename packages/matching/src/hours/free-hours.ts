import { assumedWeek, hoursOfWeek, readWeek } from './week.ts';

/**
 * The hours of a week, on a clock that is `ahead` hours ahead, in which a user is free. An hour that they are free in
 * part only does not count. `availability`: see `readWeek`; without it, a usual week is assumed.
 */
export function freeHours(availability: string | null, ahead: number): number[] {
  const week = availability ? readWeek(availability) : assumedWeek;
  const isFree = (hour: number) => week[((hour % hoursOfWeek) + hoursOfWeek) % hoursOfWeek] ?? false;
  return Array.from({ length: hoursOfWeek }, (_, hour) => hour).filter(
    (hour) => isFree(Math.floor(hour - ahead)) && isFree(Math.ceil(hour - ahead)),
  );
}
