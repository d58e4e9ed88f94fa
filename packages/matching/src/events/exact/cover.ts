import { maskOf, setBit, wordOf, wordsFor } from '../bit-table.ts';
import { none } from '../team-view.ts';
import type { Effort } from './effort.ts';
import type { Choice, Part } from './master.ts';

/** A choice with the points that it loses against the prices of its members and its project. */
export interface Candidate extends Choice {
  readonly isUnplaced: boolean;
  readonly cost: number;
}

export interface Beam {
  /** States that are kept of those with the same number of covered people. */
  readonly width: number;
  /** Candidates that each state tries, the cheapest first. */
  readonly choices: number;
}

/** Extending a state takes about as long as this number of steps of an effort. */
const stepsPerState = 3;
/** The order of people depends on their candidates with a lower cost: the others are only a last resort. */
const lowCost = 8;
/** If no state covers all people, the best states of the last layers are returned. */
const incomplete = { maxOpenPeople: 10, perLayer: 5 };

/** Candidates whose first member in the order of the search is the same person. The cheapest are first. */
interface Bucket {
  readonly candidates: readonly Candidate[];
  /** The covered people of each candidate: some words of bits, by position in the order. */
  readonly masks: Int32Array;
}

/** States that cover the same number of people: each extends a state by a candidate of its bucket. */
interface Layer {
  readonly states: number[];
  readonly candidates: number[];
  readonly costs: number[];
}

/**
 * Chooses candidates that cover each person of a part once, at a low cost: a beam search over the set partitioning
 * problem (Ow & Morton 1988, "Filtered beam search in scheduling"). A state always covers its first open person, those
 * with few candidates first, and only states that cover the same number of people compete.
 * @returns the best complete choice, if there is one, then some of those that cover nearly all people; `undefined` if
 * the effort is over
 */
export function coverPeople(
  part: Part,
  candidates: readonly Candidate[],
  beam: Beam,
  effort: Effort,
): Candidate[][] | undefined {
  return new CoverSearch(part, candidates).run(beam, effort);
}

class CoverSearch {
  readonly #part: Part;
  readonly #words: number;
  readonly #buckets: readonly Bucket[];
  readonly #layers: readonly Layer[];
  // The kept states. The first one covers no one.
  /** The covered people of each state: bits by position in the order. */
  readonly #masks: Int32Array[];
  /** The position of its first open person. */
  readonly #firstOpen = [0];
  readonly #costs = [0];
  readonly #parents = [none];
  readonly #chosen: (Candidate | undefined)[] = [undefined];

  constructor(part: Part, candidates: readonly Candidate[]) {
    this.#part = part;
    this.#words = wordsFor(part.people.length);
    this.#buckets = divide(part, candidates, this.#words);
    this.#layers = Array.from({ length: part.people.length + 1 }, () => ({
      states: [],
      candidates: [],
      costs: [],
    }));
    this.#masks = [new Int32Array(this.#words)];
  }

  run({ width, choices }: Beam, effort: Effort): Candidate[][] | undefined {
    const people = this.#part.people.length;
    const nearlyAll: number[] = [];
    this.#extend(0, 0, choices);
    for (let covered = 1; covered < people; covered += 1) {
      const kept = this.#keepBest(covered, width);
      if (!effort.spend(stepsPerState * kept.length)) return undefined;
      for (const state of kept) this.#extend(state, covered, choices);
      if (people - covered <= incomplete.maxOpenPeople) nearlyAll.push(...kept.slice(0, incomplete.perLayer));
    }
    const all = this.#bestComplete();
    return [...(all === undefined ? [] : [all]), ...nearlyAll.reverse()].map((state) =>
      this.#choicesOf(state),
    );
  }

  /** Adds the extensions of a state to the layers above. */
  #extend(state: number, covered: number, choices: number): void {
    const mask = this.#masks[state];
    const bucket = this.#buckets[this.#firstOpen[state] ?? 0];
    if (mask === undefined || bucket === undefined) return;
    const { candidates, masks } = bucket;
    const words = this.#words;
    const cost = this.#costs[state] ?? 0;
    let tried = 0;
    for (let at = 0; at < candidates.length && tried < choices; at += 1) {
      let shared = 0;
      for (let word = 0; word < words; word += 1)
        shared |= (masks[at * words + word] ?? 0) & (mask[word] ?? 0);
      const candidate = candidates[at];
      if (shared !== 0 || candidate === undefined || !this.#hasRoom(state, candidate)) continue;
      const layer = this.#layers[covered + candidate.members.length];
      layer?.states.push(state);
      layer?.candidates.push(at);
      layer?.costs.push(cost + candidate.cost);
      tried += 1;
    }
  }

  /** Whether the limits of the project, or of people without a team, allow one more. */
  #hasRoom(state: number, { project, isUnplaced }: Candidate): boolean {
    if (!isUnplaced && project === none) return true;
    const { projects, unplacedMax } = this.#part;
    const limit = isUnplaced ? unplacedMax : (projects[project]?.most ?? 0);
    return this.#count(state, project, isUnplaced) < limit;
  }

  /** How many chosen candidates have a project, or are people without a team. */
  #count(state: number, project: number, isUnplaced: boolean): number {
    let count = 0;
    for (let at = state; at !== none; at = this.#parents[at] ?? none) {
      const candidate = this.#chosen[at];
      if (candidate?.project === project && candidate.isUnplaced === isUnplaced) count += 1;
    }
    return count;
  }

  /** Keeps the cheapest states of a layer, one of those that cover the same people. */
  #keepBest(covered: number, width: number): number[] {
    const kept: number[] = [];
    const seen = new Map<number, number[]>();
    for (const at of this.#cheapestFirst(covered)) {
      const state = this.#store(covered, at);
      const mask = this.#masks[state];
      const key = hash(mask);
      const others = seen.get(key) ?? [];
      if (others.some((other) => isEqual(mask, this.#masks[other]))) {
        this.#dropLast();
        continue;
      }
      seen.set(key, [...others, state]);
      if (kept.push(state) === width) break;
    }
    return kept;
  }

  #cheapestFirst(covered: number): Int32Array {
    const costs = this.#layers[covered]?.costs ?? [];
    return Int32Array.from(costs.keys()).sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0) || a - b);
  }

  /** @returns the number of the state */
  #store(covered: number, at: number): number {
    const layer = this.#layers[covered];
    const parent = layer?.states[at] ?? 0;
    const first = this.#firstOpen[parent] ?? 0;
    const bucket = this.#buckets[first];
    const index = layer?.candidates[at] ?? 0;
    const before = this.#masks[parent];
    const mask = new Int32Array(this.#words);
    for (let word = 0; word < mask.length; word += 1)
      mask[word] = (before?.[word] ?? 0) | (bucket?.masks[index * mask.length + word] ?? 0);
    let next = first + 1;
    while (hasBit(mask, next)) next += 1;
    this.#masks.push(mask);
    this.#firstOpen.push(next);
    this.#costs.push(layer?.costs[at] ?? 0);
    this.#parents.push(parent);
    return this.#chosen.push(bucket?.candidates[index]) - 1;
  }

  #dropLast(): void {
    for (const list of [this.#masks, this.#firstOpen, this.#costs, this.#parents, this.#chosen]) list.pop();
  }

  /** The cheapest complete state that gives each project its least number of teams. */
  #bestComplete(): number | undefined {
    const { people, projects } = this.#part;
    for (const at of this.#cheapestFirst(people.length)) {
      const state = this.#store(people.length, at);
      if (projects.every(({ least }, project) => this.#count(state, project, false) >= least)) return state;
    }
    return undefined;
  }

  #choicesOf(state: number): Candidate[] {
    const found: Candidate[] = [];
    for (let at = state; at !== none; at = this.#parents[at] ?? none) {
      const candidate = this.#chosen[at];
      if (candidate !== undefined) found.push(candidate);
    }
    return found;
  }
}

/** Divides candidates by their first member in the order of the search. */
function divide({ people }: Part, candidates: readonly Candidate[], words: number): Bucket[] {
  const ranks = ranksOf(people, candidates);
  const lists: Candidate[][] = people.map(() => []);
  for (const candidate of candidates) lists[firstRank(candidate, ranks)]?.push(candidate);
  return lists.map((list) => {
    list.sort((a, b) => a.cost - b.cost);
    return { candidates: list, masks: masksOf(list, ranks, words) };
  });
}

/** The position of each person in the order of the search. */
function ranksOf(people: readonly number[], candidates: readonly Candidate[]): Int32Array {
  const size = Math.max(-1, ...people) + 1;
  const counts = new Int32Array(size);
  for (const { members, cost } of candidates)
    if (cost <= lowCost) for (const person of members) counts[person] = (counts[person] ?? 0) + 1;
  const order = people.toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
  const ranks = new Int32Array(size);
  for (const [rank, person] of order.entries()) ranks[person] = rank;
  return ranks;
}

function firstRank({ members }: Candidate, ranks: Int32Array): number {
  let first = ranks.length;
  for (const person of members) first = Math.min(first, ranks[person] ?? 0);
  return first;
}

function masksOf(candidates: readonly Candidate[], ranks: Int32Array, words: number): Int32Array {
  const masks = new Int32Array(candidates.length * words);
  for (const [at, { members }] of candidates.entries())
    for (const person of members) setBit(masks, at * words, ranks[person] ?? 0);
  return masks;
}

function hasBit(mask: Int32Array, rank: number): boolean {
  return ((mask[wordOf(rank)] ?? 0) & maskOf(rank)) !== 0;
}

function hash(words: Int32Array | undefined): number {
  let mixed = 0;
  for (const word of words ?? []) mixed = Math.imul(mixed ^ word, 0x9e3779b1) ^ (mixed >>> 15);
  return mixed;
}

function isEqual(a: Int32Array | undefined, b: Int32Array | undefined): boolean {
  return a !== undefined && b !== undefined && a.every((word, at) => word === b[at]);
}
