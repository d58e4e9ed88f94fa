import loadSolver from 'highs';
import { expect, test } from 'vitest';
import { createRandom } from '../../testing/random.ts';
import { createCohort } from '../cohort.ts';
import type { EventInstance, EventRule } from '../instance.ts';
import { countMoved } from '../search/objective.ts';
import type { Plan } from '../search/plan.ts';
import { searchTeams } from '../search/search.ts';
import type { Team } from '../search/team.ts';
import { TeamPool } from '../search/team-pool.ts';
import { none } from '../team-view.ts';
import { recombine } from './recombine.ts';

const solver = await loadSolver();

const rules: EventRule[] = [
  { id: 'backend', kind: 'role', strength: 3, role: 'backend' },
  { id: 'hours', kind: 'hours', strength: 4, hours: 6 },
  { id: 'fair', kind: 'level', strength: 2, mode: 'balanced', tolerance: 0.5 },
  { id: 'keep', kind: 'keep', strength: 5 },
];

/** Six published teams of four, of which every second one lost a member, and a person who came late. */
function makeRepair(seed: number): EventInstance {
  const random = createRandom(seed);
  const people = Array.from({ length: 25 }, (_, at) => ({
    id: `p${at}`,
    level: random.below(5) / 4,
    roles: { [random.below(3) === 0 ? 'backend' : 'design']: 1 + random.below(2) },
    slots: Array.from({ length: 30 }, (_hour, hour) => hour).filter(() => random.below(3) > 0),
  }));
  const published = Array.from({ length: 6 }, (_, at) => ({
    id: `team${at}`,
    members: people.slice(4 * at, 4 * at + 4).map(({ id }) => id),
  }));
  const left = new Set(['p0', 'p8', 'p16']);
  return {
    rules,
    published,
    sizes: { min: 3, max: 5, preferred: 4 },
    people: people.filter(({ id }) => !left.has(id)),
  };
}

/** A short search, and the teams of some of its rounds. */
function repair(seed: number): { readonly plan: Plan; readonly pool: TeamPool } {
  const pool = new TeamPool();
  const limits = { iterations: 400, msLeft: () => 1_000, isStopped: () => false };
  const cohort = createCohort(makeRepair(seed), seed);
  const plan = searchTeams(cohort, { seed, movedShare: 0.15, limits, pool }, () => undefined);
  return { plan, pool };
}

function sumOf(teams: readonly Team[], numberOf: (team: Team) => number): number {
  return teams.reduce((sum, team) => sum + numberOf(team), 0);
}

function pointsOf(teams: readonly Team[]): number {
  return sumOf(teams, ({ points }) => points);
}

/** The most points of all choices from the pool that cover each person once, by trying each one. */
function bestByTrial({ cohort, movedMax }: Plan, { teams }: TeamPool): number {
  function best(placed: ReadonlySet<number>, continued: ReadonlySet<number>, movesLeft: number): number {
    const open = [...cohort.people.keys()].find((person) => !placed.has(person));
    if (open === undefined) return 0;
    const allowed = teams.filter(
      (team) =>
        team.find(open) !== none &&
        team.members.every((person) => !placed.has(person)) &&
        !continued.has(team.from) &&
        countMoved(cohort, team) <= movesLeft,
    );
    return allowed.reduce((most, team) => {
      const rest = best(
        new Set([...placed, ...team.members]),
        team.from === none ? continued : new Set([...continued, team.from]),
        movesLeft - countMoved(cohort, team),
      );
      return Math.max(most, team.points + rest);
    }, Number.NEGATIVE_INFINITY);
  }
  return best(new Set(), new Set(), movedMax);
}

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

test('finds the best choice from the teams that a search has seen', () => {
  const gains = seeds.map((seed) => {
    const { plan, pool } = repair(seed);
    const teams = recombine(plan, pool, solver, Number.POSITIVE_INFINITY);
    expect(pointsOf(teams)).toBeCloseTo(bestByTrial(plan, pool), 6);
    return pointsOf(teams) - pointsOf(plan.openViews);
  });
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...gains)).toBeGreaterThan(0.01);
});

test('places each person once, continues no published team twice and stays within the limit of moves', () => {
  for (const seed of seeds) {
    const { plan, pool } = repair(seed);
    const teams = recombine(plan, pool, solver, Number.POSITIVE_INFINITY);
    const placed = teams.flatMap(({ members, size }) => [...members.subarray(0, size)]);
    expect(placed.toSorted((a, b) => a - b)).toEqual([...plan.cohort.people.keys()]);
    const continued = teams.map(({ from }) => from).filter((from) => from !== none);
    expect(new Set(continued).size).toBe(continued.length);
    expect(sumOf(teams, (team) => countMoved(plan.cohort, team))).toBeLessThanOrEqual(plan.movedMax);
  }
});

test('keeps the teams of the search if there is no time', () => {
  const { plan, pool } = repair(1);
  expect(recombine(plan, pool, solver, 0)).toEqual(plan.openViews);
});
