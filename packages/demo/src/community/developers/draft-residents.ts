import { handleAdjectives, handleNouns } from '../../content/handles.ts';
import { namesByArea } from '../../content/names.ts';
import { type Place, places } from '../../content/places.ts';
import type { Random } from '../random.ts';

/** A username and the home town of the user. */
export type Resident = { username: string; place: Place };

/** The share of users with a name from another town. */
const movedShare = 0.15;

/** `count` users with different names that are not in `taken`: all of `names.ts`, then handles like quiet-heron. */
export function draftResidents(count: number, taken: readonly string[], random: Random): Resident[] {
  const named = places.flatMap((home) =>
    (namesByArea[home.area]?.split(', ') ?? []).map((username) => ({
      username,
      place: random.chance(movedShare) ? random.pick(places) : home,
    })),
  );
  const handles = inventHandles(Math.max(0, count - named.length), new Set(taken), random);
  const others = handles.map((username) => ({ username, place: random.pick(places) }));
  return random.sample([...named, ...others], count);
}

/** Uses each noun at most twice, so that names are easy to distinguish. */
function inventHandles(count: number, taken: ReadonlySet<string>, random: Random): string[] {
  const invented = new Set<string>();
  for (const noun of random.sample([...handleNouns, ...handleNouns], count)) {
    const free = handleAdjectives
      .map((adjective) => `${adjective}-${noun}`)
      .filter((handle) => !taken.has(handle) && !invented.has(handle));
    invented.add(random.pick(free));
  }
  return [...invented];
}

/** Letters without a decomposition into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', æ: 'ae', ß: 'ss', đ: 'd', ı: 'i' };

/** The handle in lower-case ASCII, without accents, at example.org. */
export function emailOf(handle: string): string {
  const local = handle
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłæßđı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[^a-z0-9._-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
  return `${local}@example.org`;
}
