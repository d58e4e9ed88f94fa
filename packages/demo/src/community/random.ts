/** A seeded random source. The same seed always gives the same sequence. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [min, max], both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One element. @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different elements, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** An independent source, so that changes in one part do not affect the others. */
  fork(label: string): Random;
};

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, good enough for demo data, never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(list: readonly T[]): T {
    const [chosen] = list.slice(int(0, list.length - 1));
    if (chosen === undefined) throw new RangeError('cannot pick from an empty list');
    return chosen;
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(int(0, rest.length - 1), 1));
    }
    return taken;
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    sample,
    fork: (label) => createRandom(hashText(`${seed}/${label}`)),
  };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
