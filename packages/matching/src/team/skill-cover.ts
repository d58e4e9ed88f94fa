import type { Steps } from '../steps.ts';

/** More steps than real requests need; the result is unknown beyond them. */
const maxSteps = 100_000;
/** How many of these steps, and of comparisons of a mask with all others, make one step of `Steps`. */
const stepsPerSlice = 4;
const comparisonsPerSlice = 16;

/**
 * Finds at most `seats` masks that together contain all bits of `goal`; undefined if there are none. Exact:
 * branches on the bit that the fewest masks contain, using only masks that no other mask contains.
 */
export function* coverAll(masks: Iterable<number>, goal: number, seats: number): Steps<number[] | undefined> {
  const useful = yield* maximal(masks, goal);
  let steps = 0;
  const failed = new Set<string>();

  function* cover(rest: number, room: number): Steps<number[] | undefined> {
    if (rest === 0) return [];
    const key = `${rest} ${room}`;
    steps += 1;
    if (steps % stepsPerSlice === 0) yield;
    if (room === 0 || steps > maxSteps || failed.has(key)) return undefined;
    for (const mask of holdersOfRarest(useful, rest)) {
      const others = yield* cover(rest & ~mask, room - 1);
      if (others) return [mask, ...others];
    }
    failed.add(key);
    return undefined;
  }

  return yield* cover(goal, seats);
}

/** The masks within `goal` that no other mask contains. */
function* maximal(masks: Iterable<number>, goal: number): Steps<number[]> {
  const distinct = [...new Set(Array.from(masks, (mask) => mask & goal))].filter((mask) => mask !== 0);
  const found: number[] = [];
  for (const [at, mask] of distinct.entries()) {
    if (at % comparisonsPerSlice === 0) yield;
    if (!distinct.some((other) => other !== mask && (other & mask) === mask)) found.push(mask);
  }
  return found.sort((a, b) => a - b);
}

function holdersOfRarest(masks: readonly number[], rest: number): readonly number[] {
  let fewest: readonly number[] | undefined;
  for (let bits = rest; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const holders = masks.filter((mask) => (mask & bit) !== 0);
    if (!fewest || holders.length < fewest.length) fewest = holders;
  }
  return fewest ?? [];
}
