import { hoursOfDay, hoursOfWeek, type Week } from '@teamwright/matching/hours/week.ts';

const daysOfWeek = hoursOfWeek / hoursOfDay;

/** The week with the hours between two cells, as a rectangle of days and hours, set to `value`. */
export function paint(week: Week, from: number, to: number, value: boolean): Week {
  const days = [from, to].map((at) => Math.floor(at / hoursOfDay)).sort((a, b) => a - b);
  const hours = [from, to].map((at) => at % hoursOfDay).sort((a, b) => a - b);
  const isBetween = ([low = 0, high = 0]: readonly number[], at: number) => at >= low && at <= high;
  return week.map((was, at) =>
    isBetween(days, Math.floor(at / hoursOfDay)) && isBetween(hours, at % hoursOfDay) ? value : was,
  );
}

/** How the table shows the week. */
export interface Layout {
  /** Days are rows and hours are columns. Otherwise hours are rows, for narrow screens. */
  across: boolean;
  /** Earlier hours are not shown. */
  firstHour: number;
}

/** Days and hours that a key moves by. */
function stepOf(key: string, { across }: Layout): readonly [number, number] | undefined {
  switch (key) {
    case 'ArrowUp':
      return across ? [-1, 0] : [0, -1];
    case 'ArrowDown':
      return across ? [1, 0] : [0, 1];
    case 'ArrowLeft':
      return across ? [0, -1] : [-1, 0];
    case 'ArrowRight':
      return across ? [0, 1] : [1, 0];
    case 'Home':
      return [0, -hoursOfDay];
    case 'End':
      return [0, hoursOfDay];
    default:
      return undefined;
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** The cell that a key leads to, or undefined for other keys. At an edge the cell stays. */
export function cellAfter(key: string, at: number, layout: Layout): number | undefined {
  const step = stepOf(key, layout);
  if (step === undefined) return undefined;
  const day = clamp(Math.floor(at / hoursOfDay) + step[0], 0, daysOfWeek - 1);
  const hour = clamp((at % hoursOfDay) + step[1], layout.firstHour, hoursOfDay - 1);
  return day * hoursOfDay + hour;
}
