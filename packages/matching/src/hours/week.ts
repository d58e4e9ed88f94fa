export const hoursOfDay = 24;
export const hoursOfWeek = 168;

/** Whether a user is available in each hour of a week, in local time from Monday 00:00. */
export type Week = readonly boolean[];

/** From 08:00 to 22:00 on every day: the assumption for a user who gave no hours. */
export const assumedWeek: Week = Array.from({ length: hoursOfWeek }, (_, at) => {
  const hour = at % hoursOfDay;
  return hour >= 8 && hour < 22;
});

/** Reads 42 hex digits, one bit per hour. */
export function readWeek(digits: string): Week {
  return Array.from({ length: hoursOfWeek }, (_, at) => {
    const digit = Number.parseInt(digits.charAt(at >> 2), 16);
    return ((digit >> (3 - (at & 3))) & 1) === 1;
  });
}

/** Writes 42 hex digits, one bit per hour. Null for a week without hours: the user then gave none. */
export function writeWeek(week: Week): string | null {
  if (!week.includes(true)) return null;
  return Array.from({ length: hoursOfWeek / 4 }, (_, digit) =>
    [0, 1, 2, 3].reduce((value, bit) => value * 2 + (week[digit * 4 + bit] ? 1 : 0), 0).toString(16),
  ).join('');
}

export function countHours(week: Week): number {
  return week.filter(Boolean).length;
}
