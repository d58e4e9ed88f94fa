import { dayMs } from '../profile/decay.ts';

const elevenMonthsMs = 335 * dayMs;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * 'May' within the last eleven months (so that the name is unambiguous), otherwise 'May 2024'. In UTC. Without `Intl`,
 * whose first use takes 15 ms in a browser.
 */
export function monthOf(at: number, now: number): string {
  const date = new Date(at);
  const month = months[date.getUTCMonth()] ?? '';
  return now - at < elevenMonthsMs ? month : `${month} ${date.getUTCFullYear()}`;
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
