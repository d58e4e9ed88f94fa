import { DAY_MS } from '../profile/decay.ts';

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'May' within eleven months, so that no month means two; 'May 2024' before. In UTC. */
export function monthOf(at: number, now: number): string {
  return (now - at < 335 * DAY_MS ? MONTH : MONTH_AND_YEAR).format(at);
}

/** 'React', 'React and Docker', 'React, Docker, and 3 more'. */
export function listOf(labels: readonly string[], most: number): string {
  return LIST.format(shortened(labels, most));
}

/** The same for use inside a longer enumeration: 'React, Docker, 3 more'. */
export function commaListOf(labels: readonly string[], most: number): string {
  return shortened(labels, most).join(', ');
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function shortened(labels: readonly string[], most: number): string[] {
  return labels.length <= most
    ? [...labels]
    : [...labels.slice(0, most - 1), `${labels.length - most + 1} more`];
}
