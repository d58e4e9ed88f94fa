import { countBits } from '../../../hours/week-bits.ts';
import type { BitTable } from '../../bit-table.ts';
import { share } from '../../rules/measure.ts';
import type { Points, RuleBound } from './rule-bound.ts';

/** Points that do not depend on who joins: for rules about size and project only. */
export function fixedBound(maxSize: number, pointsOf: (size: number) => number): RuleBound {
  const points = Float64Array.from({ length: maxSize + 1 }, (_, size) => pointsOf(size));
  return {
    add() {},
    rate(_at, size, { count, whole }) {
      const fixed = points[size] ?? 0;
      for (let index = 0; index < count; index += 1) whole[index] = (whole[index] ?? 0) + fixed;
    },
  };
}

/** A rule about the number of values that all members have, such as common hours. It only falls while a team grows. */
export function commonBound(
  { columns, words, bits }: BitTable,
  maxSize: number,
  pointsOf: (common: number, size: number) => number,
): RuleBound {
  const common = new Int32Array((maxSize + 1) * words).fill(-1);
  /** For each size, the points by the number of common values. */
  const tables = Array.from({ length: maxSize + 1 }, (_, size) =>
    Float64Array.from({ length: columns + 1 }, (_value, number) => pointsOf(number, size)),
  );
  return {
    add(at, person) {
      for (let word = 0; word < words; word += 1)
        common[(at + 1) * words + word] =
          (common[at * words + word] ?? 0) & (bits[person * words + word] ?? 0);
    },
    rate(at, size, { people, count, whole }) {
      const table = tables[size] ?? new Float64Array(0);
      for (let index = 0; index < count; index += 1) {
        const first = (people[index] ?? 0) * words;
        let number = 0;
        for (let word = 0; word < words; word += 1) {
          const both = (common[at * words + word] ?? 0) & (bits[first + word] ?? 0);
          if (both !== 0) number += countBits(both);
        }
        whole[index] = (whole[index] ?? 0) + (table[number] ?? 0);
      }
    },
  };
}

/** What a rule wants several members to have: the people who have it, and how many of them are enough. */
export interface Want {
  readonly holders: Uint8Array;
  readonly number: number;
}

/** The mean over wants of the share of members who are there. */
export function wantsBound(wants: readonly Want[], maxSize: number, points: Points): RuleBound {
  return points.isHard ? hardWantsBound(wants, maxSize, points) : softWantsBound(wants, maxSize, points);
}

/** A holder never adds more than the last. */
function softWantsBound(wants: readonly Want[], maxSize: number, points: Points): RuleBound {
  const found = wants.map(() => new Int32Array(maxSize + 1));
  return {
    add: (at, person) => countWants(wants, found, at, person),
    rate(at, size, { people, count, whole, gain }) {
      for (const [want, { holders, number }] of wants.entries()) {
        const before = found[want]?.[at] ?? 0;
        const now = points.ofTeam(share(before, number) / wants.length, size);
        const more = points.ofTeam(share(before + 1, number) / wants.length, size) - now;
        for (let index = 0; index < count; index += 1) {
          whole[index] = (whole[index] ?? 0) + now;
          if (holders[people[index] ?? 0] === 1) gain[index] = (gain[index] ?? 0) + more;
        }
      }
    },
  };
}

/** Each later member counts as one who has all that is wanted. */
function hardWantsBound(wants: readonly Want[], maxSize: number, points: Points): RuleBound {
  const found = wants.map(() => new Int32Array(maxSize + 1));
  return {
    add: (at, person) => countWants(wants, found, at, person),
    rate(at, size, { people, count, whole }) {
      const later = size - at - 1;
      for (let index = 0; index < count; index += 1) {
        let sum = 0;
        for (const [want, { holders, number }] of wants.entries())
          sum += share((found[want]?.[at] ?? 0) + (holders[people[index] ?? 0] ?? 0) + later, number);
        whole[index] = (whole[index] ?? 0) + points.ofTeam(sum / wants.length, size);
      }
    },
  };
}

function countWants(wants: readonly Want[], found: readonly Int32Array[], at: number, person: number): void {
  for (const [want, { holders }] of wants.entries()) {
    const counts = found[want];
    if (counts !== undefined) counts[at + 1] = (counts[at] ?? 0) + (holders[person] ?? 0);
  }
}

/** The mean over columns of the best member's value. Adding a member never adds more than it would have before. */
export function bestBound(columns: readonly Float64Array[], maxSize: number, points: Points): RuleBound {
  const width = columns.length;
  const best = new Float64Array((maxSize + 1) * width);
  return {
    add(at, person) {
      for (let column = 0; column < width; column += 1) {
        const before = best[at * width + column] ?? 0;
        best[(at + 1) * width + column] = Math.max(before, columns[column]?.[person] ?? 0);
      }
    },
    rate(at, size, { people, count, whole, gain }) {
      let sum = 0;
      for (let column = 0; column < width; column += 1) sum += best[at * width + column] ?? 0;
      const isLast = at + 1 === size;
      const before = points.isHard ? 0 : points.ofTeam(sum / width, size);
      for (let index = 0; index < count; index += 1) {
        let more = 0;
        for (let column = 0; column < width; column += 1) {
          const value = (columns[column]?.[people[index] ?? 0] ?? 0) - (best[at * width + column] ?? 0);
          if (value > 0) more += value;
        }
        if (points.isHard) {
          if (isLast) whole[index] = (whole[index] ?? 0) + points.ofTeam((sum + more) / width, size);
        } else {
          whole[index] = (whole[index] ?? 0) + before;
          gain[index] = (gain[index] ?? 0) + points.ofTeam(more / width, size);
        }
      }
    },
  };
}

/** The largest share of members with an equal answer. `answers`: a number for each answer, below 0 for none. */
export function sameBound(answers: Int32Array, maxSize: number, points: Points): RuleBound {
  const width = answers.reduce((most, answer) => Math.max(most, answer + 1), 0);
  const counts = new Int32Array((maxSize + 1) * width);
  const most = new Int32Array(maxSize + 1);
  return {
    add(at, person) {
      counts.copyWithin((at + 1) * width, at * width, (at + 1) * width);
      most[at + 1] = most[at] ?? 0;
      const answer = answers[person] ?? -1;
      if (answer < 0) return;
      const equal = (counts[(at + 1) * width + answer] ?? 0) + 1;
      counts[(at + 1) * width + answer] = equal;
      if (equal > (most[at + 1] ?? 0)) most[at + 1] = equal;
    },
    rate(at, size, { people, count, whole }) {
      const later = size - at - 1;
      for (let index = 0; index < count; index += 1) {
        const answer = answers[people[index] ?? 0] ?? -1;
        const equal = answer < 0 ? 0 : (counts[at * width + answer] ?? 0) + 1;
        const value = Math.max(1, Math.max(equal, most[at] ?? 0) + later) / size;
        whole[index] = (whole[index] ?? 0) + points.ofTeam(value, size);
      }
    },
  };
}

/** Whether no member is the only one with an answer. Known with the last member. */
export function neverAloneBound(holders: Uint8Array, maxSize: number, points: Points): RuleBound {
  const found = new Int32Array(maxSize + 1);
  return {
    add(at, person) {
      found[at + 1] = (found[at] ?? 0) + (holders[person] ?? 0);
    },
    rate(at, size, { people, count, whole }) {
      const isLast = at + 1 === size;
      for (let index = 0; index < count; index += 1) {
        const isAlone = isLast && (found[at] ?? 0) + (holders[people[index] ?? 0] ?? 0) === 1;
        whole[index] = (whole[index] ?? 0) + points.ofTeam(isAlone ? 0 : 1, size);
      }
    },
  };
}
