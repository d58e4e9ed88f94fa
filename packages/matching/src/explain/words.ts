import { dayMs } from '../profile/decay.ts';

const elevenMonthsMs = 335 * dayMs;
const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const monthAndYearFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Cache by month, and by whether the year is left out: formatting a date takes longer than scoring a pair. */
const monthNames = new Map<number, string>();

/** 'May' within the last eleven months (so that the name is unambiguous), otherwise 'May 2024'. In UTC. */
export function monthOf(at: number, now: number): string {
  const date = new Date(at);
  const recent = now - at < elevenMonthsMs;
  const key = (date.getUTCFullYear() * 12 + date.getUTCMonth()) * 2 + (recent ? 1 : 0);
  const name = monthNames.get(key) ?? (recent ? monthFormat : monthAndYearFormat).format(date);
  monthNames.set(key, name);
  return name;
}

/** 'React', 'React and Docker', 'React, Docker and 3 more'. */
export function listOf(labels: readonly string[], max: number): string {
  const shown = shortened(labels, max);
  const last = shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}

/** The same without 'and', for use inside a longer list: 'React, Docker, 3 more'. */
export function commaListOf(labels: readonly string[], max: number): string {
  return shortened(labels, max).join(', ');
}

/** '1 repository', '4 repositories'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function shortened(labels: readonly string[], max: number): string[] {
  return labels.length <= max
    ? [...labels]
    : [...labels.slice(0, max - 1), `${labels.length - max + 1} more`];
}
