import { hashId } from '../index/hash.ts';
import type { EventInstance, EventPerson, EventProject, EventRule, RuleOf } from './instance.ts';
import { Neighbours } from './neighbours.ts';
import { none } from './team-view.ts';

/** The people and projects of an instance by index, and what several rules need about them. */
export interface CohortFacts {
  readonly instance: EventInstance;
  /** In an order that depends on the seed and the ids only: the order of sign-up has no effect. */
  readonly people: readonly EventPerson[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly projects: readonly EventProject[];
  readonly projectIndex: ReadonlyMap<string, number>;
  readonly levels: Float64Array;
  readonly meanLevel: number;
  /** Friends who name each other. */
  readonly friends: Neighbours;
  /** Pairs in which one avoids the other, or that a rule without `only` keeps apart; see `avoidedBy`. */
  readonly avoided: Neighbours;
  /** The published team of each person, or `none`. */
  readonly home: Int32Array;
}

export function readFacts(instance: EventInstance, seed: number): CohortFacts {
  const people = inSeededOrder(instance.people, seed);
  const indexOf = new Map(people.map(({ id }, index) => [id, index]));
  const projects = instance.projects ?? [];
  const levels = Float64Array.from(people, ({ level = 0 }) => level);
  return {
    instance,
    people,
    indexOf,
    projects,
    levels,
    projectIndex: new Map(projects.map(({ id }, index) => [id, index])),
    meanLevel: people.length === 0 ? 0 : levels.reduce((sum, level) => sum + level, 0) / people.length,
    friends: new Neighbours(people.length, mutualFriends(people, indexOf)),
    avoided: new Neighbours(people.length, avoidedPairs(people, instance.rules, indexOf)),
    home: findHomes(instance, people, indexOf),
  };
}

function inSeededOrder(people: readonly EventPerson[], seed: number): EventPerson[] {
  const ranked = people.map((person) => ({ person, rank: hashId(`${seed} ${person.id}`) }));
  ranked.sort((a, b) => a.rank - b.rank || (a.person.id < b.person.id ? -1 : 1));
  return ranked.map(({ person }) => person);
}

type IndexOf = ReadonlyMap<string, number>;

function mutualFriends(people: readonly EventPerson[], indexOf: IndexOf): [number, number][] {
  const named = people.map(({ friends = [] }) => new Set(friends));
  return people.flatMap(({ id }, index) =>
    [...(named[index] ?? [])].flatMap((friend): [number, number][] => {
      const other = indexOf.get(friend);
      return other !== undefined && named[other]?.has(id) ? [[index, other]] : [];
    }),
  );
}

function avoidedPairs(
  people: readonly EventPerson[],
  rules: readonly EventRule[],
  indexOf: IndexOf,
): [number, number][] {
  const wished = people.flatMap(({ id, avoid = [] }) => avoid.map((other): [string, string] => [id, other]));
  const ruled = rules.flatMap((rule) => (rule.kind === 'apart' && !rule.only ? (rule.pairs ?? []) : []));
  return knownPairs([...wished, ...ruled], indexOf);
}

/** The pairs that a rule keeps apart. */
export function avoidedBy(
  { avoided, people, indexOf }: Pick<CohortFacts, 'avoided' | 'people' | 'indexOf'>,
  { only, pairs = [] }: Pick<RuleOf<'apart'>, 'only' | 'pairs'>,
): Neighbours {
  return only ? new Neighbours(people.length, knownPairs(pairs, indexOf)) : avoided;
}

/** Pairs of ids as indices. Unknown ids have no effect. */
export function knownPairs(
  pairs: readonly (readonly [string, string])[],
  indexOf: IndexOf,
): [number, number][] {
  return pairs.flatMap(([one, other]): [number, number][] => {
    const [first, second] = [indexOf.get(one), indexOf.get(other)];
    return first === undefined || second === undefined ? [] : [[first, second]];
  });
}

function findHomes(
  { published = [] }: EventInstance,
  people: readonly EventPerson[],
  indexOf: IndexOf,
): Int32Array {
  const home = new Int32Array(people.length).fill(none);
  for (const [team, { members }] of published.entries())
    for (const id of members) {
      const person = indexOf.get(id);
      if (person !== undefined) home[person] = team;
    }
  return home;
}
