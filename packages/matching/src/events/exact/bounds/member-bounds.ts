import type { Neighbours } from '../../neighbours.ts';
import { none } from '../../team-view.ts';
import type { Points, RuleBound } from './rule-bound.ts';

/** A value that depends on the person only, such as the rank of the team's project. */
export function ownBound(values: Float64Array, maxSize: number, points: Points): RuleBound {
  const sums = new Float64Array(maxSize + 1);
  const own = values.map((value) => points.ofMember(value));
  return {
    add(at, person) {
      sums[at + 1] = (sums[at] ?? 0) + (own[person] ?? 0);
    },
    rate(at, _size, { people, count, whole, gain }) {
      const before = sums[at] ?? 0;
      for (let index = 0; index < count; index += 1) {
        const value = own[people[index] ?? 0] ?? 0;
        whole[index] = (whole[index] ?? 0) + before + (points.isHard ? value : 0);
        if (!points.isHard) gain[index] = (gain[index] ?? 0) + value;
      }
    },
  };
}

/** Members, and for each person the number of neighbours among them. */
class PairCounts {
  readonly members: Int32Array;
  readonly #pairs: Neighbours;
  readonly #counts: readonly Uint8Array[];

  constructor(pairs: Neighbours, people: number, maxSize: number) {
    this.#pairs = pairs;
    this.members = new Int32Array(maxSize + 1);
    this.#counts = Array.from({ length: maxSize + 1 }, () => new Uint8Array(people));
  }

  add(at: number, person: number): void {
    this.members[at] = person;
    const after = this.at(at + 1);
    after.set(this.at(at));
    for (const other of this.#pairs.of(person)) after[other] = (after[other] ?? 0) + 1;
  }

  /** The counts for the first `size` members. */
  at(size: number): Uint8Array {
    const counts = this.#counts[size];
    if (counts === undefined) throw new RangeError(`a team of ${size} is larger than allowed`);
    return counts;
  }

  areNeighbours(one: number, other: number): boolean {
    return this.#pairs.of(one).includes(other);
  }
}

/** The best value of a person with `found` neighbours in the team so far, if `later` more people join. */
type NeighbourValue = (person: number, found: number, later: number, size: number) => number;

export function neighboursBound(
  pairs: Neighbours,
  people: number,
  maxSize: number,
  points: Points,
  bestValue: NeighbourValue,
): RuleBound {
  const team = new PairCounts(pairs, people, maxSize);
  const pointsOf = (person: number, found: number, later: number, size: number) =>
    points.ofMember(bestValue(person, found, later, size));
  /** For each size and number of later members, the points of each person without neighbours in the team. */
  const alone = new Map<number, Float64Array>();
  const pointsAlone = (later: number, size: number) => {
    const key = size * (maxSize + 1) + later;
    const known = alone.get(key);
    if (known !== undefined) return known;
    const table = Float64Array.from({ length: people }, (_, person) => pointsOf(person, 0, later, size));
    alone.set(key, table);
    return table;
  };
  /** The points of the members so far with a candidate. */
  const membersWith = (candidate: number, at: number, later: number, size: number) => {
    const counts = team.at(at);
    let sum = 0;
    for (let member = 0; member < at; member += 1) {
      const person = team.members[member] ?? 0;
      const more = candidate !== none && team.areNeighbours(candidate, person) ? 1 : 0;
      sum += pointsOf(person, (counts[person] ?? 0) + more, later, size);
    }
    return sum;
  };
  return {
    add: (at, person) => team.add(at, person),
    rate(at, size, candidates) {
      const later = size - at - 1;
      const counts = team.at(at);
      const strangers = membersWith(none, at, later, size);
      const others = later * points.ofMember(1);
      const own = pointsAlone(later, size);
      for (let index = 0; index < candidates.count; index += 1) {
        const candidate = candidates.people[index] ?? 0;
        const found = counts[candidate] ?? 0;
        const both =
          found === 0
            ? (own[candidate] ?? 0) + strangers
            : pointsOf(candidate, found, later, size) + membersWith(candidate, at, later, size);
        candidates.whole[index] = (candidates.whole[index] ?? 0) + both + others;
      }
    },
  };
}

/** A rule that measures the whole team for each candidate: for rules that few people are affected by. */
export function wholeBound(
  concerned: Uint8Array,
  maxSize: number,
  bestPoints: (members: Int32Array, count: number, size: number) => number,
): RuleBound {
  const members = new Int32Array(maxSize + 1);
  const found = new Int32Array(maxSize + 1);
  return {
    add(at, person) {
      members[at] = person;
      found[at + 1] = (found[at] ?? 0) + (concerned[person] ?? 0);
    },
    rate(at, size, { people, count, whole }) {
      const isConcerned = (found[at] ?? 0) > 0;
      members[at] = people[0] ?? 0;
      const usual = isConcerned ? Number.NaN : bestPoints(members, 0, size);
      for (let index = 0; index < count; index += 1) {
        const candidate = people[index] ?? 0;
        members[at] = candidate;
        const isUsual = !isConcerned && concerned[candidate] === 0;
        whole[index] = (whole[index] ?? 0) + (isUsual ? usual : bestPoints(members, at + 1, size));
      }
    },
  };
}
