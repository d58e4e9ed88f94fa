import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashId } from '../index/hash.ts';
import { runToEnd } from '../testing/run-to-end.ts';
import { Objective } from './objective.ts';
import { byHash, countBits, type Person, type Problem } from './problem.ts';
import { findTeam } from './team-search.ts';
import { teamPoints } from './team-weights.ts';

const chance = fc.oneof(fc.constant(0), fc.double({ min: 0.05, max: 1, noNaN: true }));

function anyPerson(skills: number): fc.Arbitrary<Omit<Person, 'id' | 'hash'>> {
  return fc.record({
    credits: fc
      .array(chance, { minLength: skills, maxLength: skills })
      .map((list) => Float64Array.from(list)),
    shows: fc.nat(3),
    hours: fc.double({ min: 0, max: 1, noNaN: true }),
    invitationCost: fc.double({ min: 0, max: 1, noNaN: true }),
    record: fc.constant(undefined),
  });
}

const anyProblem: fc.Arbitrary<Problem> = fc
  .record({
    skills: fc.integer({ min: 1, max: 4 }),
    people: fc.integer({ min: 2, max: 8 }),
    fixed: fc.integer({ min: 0, max: 1 }),
    seats: fc.integer({ min: 1, max: 3 }),
    capacity: fc.integer({ min: 1, max: 2 }),
  })
  .chain(({ skills, people, fixed, seats, capacity }) =>
    fc
      .record({
        weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: skills, maxLength: skills }),
        people: fc.array(anyPerson(skills), { minLength: people + fixed, maxLength: people + fixed }),
      })
      .map((drawn) => {
        const sum = drawn.weights.reduce((total, weight) => total + weight, 0);
        const everyone = drawn.people.map((one, at) => ({ ...one, id: `d${at}`, hash: hashId(`d${at}`) }));
        return {
          weights: Float64Array.from(drawn.weights, (weight) => weight / sum),
          capacity,
          seats,
          fixed: everyone.slice(people),
          pinned: [],
          candidates: everyone.slice(0, people).sort(byHash),
          connection: (one, other) => (Math.abs(one.hash - other.hash) % 5 === 0 ? 1 : 0),
        };
      }),
  );

/** Every choice of at most `room` of the skills. */
function choices(skills: number, room: number): number[] {
  return Array.from({ length: 1 << skills }, (_, mask) => mask).filter((mask) => countBits(mask) <= room);
}

/** The best coverage, by trying every distribution of the skills. */
function coverageOf({ weights, capacity }: Problem, people: readonly Person[]): number {
  const ways = choices(weights.length, capacity);
  const tryFrom = (at: number, left: readonly number[]): number => {
    const person = people[at];
    if (!person) return 1 - left.reduce((sum, rest) => sum + rest, 0);
    return Math.max(
      ...ways.map((mask) =>
        tryFrom(
          at + 1,
          left.map((rest, skill) => (mask & (1 << skill) ? rest * (1 - (person.credits[skill] ?? 0)) : rest)),
        ),
      ),
    );
  };
  return tryFrom(0, [...weights]);
}

/** A team's rank, computed independently from the definition. */
function rankOf(problem: Problem, chosen: readonly Person[]): number {
  const { fixed, seats, connection } = problem;
  const people = [...fixed, ...chosen];
  const shows = people.reduce((all, person) => all | person.shows, 0);
  const sum = (of: (person: Person) => number) => chosen.reduce((total, person) => total + of(person), 0);
  let connections = 0;
  for (const [at, person] of people.entries())
    for (const other of people.slice(Math.max(at + 1, fixed.length)))
      connections += connection(other, person);
  const pairs = Math.max(1, seats * fixed.length + (seats * (seats - 1)) / 2);
  return (
    1000 * countBits(shows) +
    teamPoints.coverage * coverageOf(problem, people) +
    (teamPoints.hours * sum(({ hours }) => hours)) / seats +
    (teamPoints.fairShare * sum(({ invitationCost }) => 1 - invitationCost)) / seats +
    (teamPoints.connections * connections) / pairs
  );
}

function bestRank(problem: Problem): number {
  const teams = choices(problem.candidates.length, problem.seats).map((mask) =>
    problem.candidates.filter((_, at) => (mask & (1 << at)) !== 0),
  );
  return Math.max(...teams.map((team) => rankOf(problem, team)));
}

test('finds the best of all teams with the best assignment in small cases', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const found = runToEnd(findTeam(problem));
      const rank = rankOf(problem, found);
      expect(rank).toBeCloseTo(bestRank(problem), 6);
      expect(new Objective(problem).judge(found, 4000).rank).toBeCloseTo(rank, 6);
    }),
    { numRuns: 500 },
  );
});

test('finds the best of few teams if its best assignment is hard to find', () => {
  const person = (id: string, credits: readonly number[], others: Partial<Person> = {}): Person => ({
    id,
    hash: hashId(id),
    credits: Float64Array.from(credits),
    shows: 0,
    hours: 0,
    invitationCost: 0,
    record: undefined,
    ...others,
  });
  const problem: Problem = {
    weights: Float64Array.from([3, 6, 1, 1], (weight) => weight / 11),
    capacity: 2,
    seats: 3,
    pinned: [],
    connection: (one, other) => (Math.abs(one.hash - other.hash) % 5 === 0 ? 1 : 0),
    fixed: [person('d5', [0, 0, 0.0795491197673256, 0.05000000000000002])],
    candidates: [
      person('d0', [0, 0, 0, 0]),
      person('d1', [0, 0.14969572534231332, 0.8250432914141576, 0.31401363634250734]),
      person('d3', [0, 0, 0.11939159738352152, 0], { hours: 0.9999999999999996 }),
      person('d4', [0.09808228934463147, 0, 0.8250432914141576, 0.05], { shows: 2 }),
      person('d2', [0.27362783396669527, 0.2367764516226556, 0.05, 0.38599383744846094], {
        hours: 0.49999999999294625,
      }),
    ],
  };
  expect(rankOf(problem, runToEnd(findTeam(problem)))).toBeCloseTo(bestRank(problem), 9);
});

test('never gets a worse best team by stronger skills, more hours or fewer invitations', () => {
  fc.assert(
    fc.property(anyProblem, fc.nat(), (problem, seed) => {
      const at = seed % problem.candidates.length;
      const skill = seed % problem.weights.length;
      const better = problem.candidates.map((person, index) => {
        if (index !== at) return person;
        const credits = person.credits.map((credit, position) =>
          position === skill ? (1 + credit) / 2 : credit,
        );
        return {
          ...person,
          credits,
          hours: (1 + person.hours) / 2,
          invitationCost: person.invitationCost / 2,
        };
      });
      const rank = (of: Problem) => new Objective(of).judge(runToEnd(findTeam(of)), 4000).rank;
      expect(rank({ ...problem, candidates: better })).toBeGreaterThanOrEqual(rank(problem) - 1e-9);
    }),
    { numRuns: 150 },
  );
});

test('finds the same team for the same developers in another order', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const shuffled = problem.candidates.toReversed().sort(byHash);
      expect(runToEnd(findTeam({ ...problem, candidates: shuffled })).map(({ id }) => id)).toEqual(
        runToEnd(findTeam(problem)).map(({ id }) => id),
      );
    }),
  );
});
