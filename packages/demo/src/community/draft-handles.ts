import { handleAdjectives, handleNouns, personalHandles } from '../content/handles.ts';
import type { Random } from './random.ts';

/** `count` different handles that are not in `taken`. A good half look like quiet-heron. */
export function draftHandles(count: number, taken: readonly string[], random: Random): string[] {
  const personal = random.sample(personalHandles, Math.floor(count * 0.45));
  const invented = inventHandles(count - personal.length, new Set(taken), random);
  return random.sample([...personal, ...invented], count);
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

/** The handle in lower-case ASCII, without accents, at example.org. */
export function emailOf(handle: string): string {
  const local = handle
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
  return `${local}@example.org`;
}
