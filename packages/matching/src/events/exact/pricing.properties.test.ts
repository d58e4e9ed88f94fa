import fc from 'fast-check';
import loadHighs from 'highs';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../../testing/event-instances.ts';
import { brokenRule, type Cohort, createCohort, projectsOf, sizesOf } from '../cohort.ts';
import type { EventInstance } from '../instance.ts';
import { none } from '../team-view.ts';
import { type Column, continueTeam, scoreOfColumns, toColumn } from './columns.ts';
import { countingBound } from './counting-bound.ts';
import { createEffort } from './effort.ts';
import { Pricing } from './pricing.ts';
import { canProve, proveTeams } from './prove-teams.ts';

const solver = await loadHighs();

/** All teams that satisfy the hard rules, each continuing the published team that suits it best. */
function allTeams(cohort: Cohort, project: number): Column[] {
  const { min, max } = sizesOf(cohort, project);
  const found: Column[] = [];
  const extend = (members: readonly number[], next: number) => {
    if (members.length >= min && members.length > 0) {
      const team = continueTeam(cohort, members, project);
      if (brokenRule(cohort, team) === undefined) found.push(toColumn(cohort, team));
    }
    if (members.length === max) return;
    for (let person = next; person < cohort.people.length; person += 1)
      extend([...members, person], person + 1);
  };
  extend([], 0);
  return found;
}

const anyPrices = fc.array(fc.integer({ min: -40, max: 140 }), { minLength: 9, maxLength: 9 });

test('finds the team with the highest surplus of all, whatever the rules and prices', () => {
  fc.assert(
    fc.property(anyEventInstance(), anyPrices, fc.integer({ min: 0, max: 2 }), (instance, list, chosen) => {
      const cohort = createCohort(instance);
      const project = instance.projects === undefined ? none : chosen;
      const { min, max } = sizesOf(cohort, project);
      const prices = { people: Float64Array.from(list), projects: Float64Array.of(10, 0, -10) };
      const rent = prices.projects[project] ?? 0;
      const surplusOf = ({ members, points }: Column) =>
        members.reduce((sum, person) => sum - (list[person] ?? 0), points - rent);
      const all = allTeams(cohort, project);
      const pricing = new Pricing(cohort, project, max);
      for (const first of cohort.people.keys())
        for (let size = min; size <= max; size += 1) {
          const others = Int32Array.from(cohort.people.keys()).filter((person) => person > first);
          const problem = { prices, first, others, size, above: -1_000, maxSteps: 10_000 };
          const expected = all.filter(({ members }) => members[0] === first && members.length === size);
          const { teams } = pricing.solve(problem);
          expect(teams.at(-1)?.surplus ?? -1_000).toBeCloseTo(
            Math.max(-1_000, ...expected.map(surplusOf)),
            6,
          );
        }
    }),
    { numRuns: 600 },
  );
});

/** The highest score of all ways to divide the people into allowed teams, or −∞. */
function bestOfAll(cohort: Cohort): number {
  const teams = projectsOf(cohort).flatMap((project) => allTeams(cohort, project));
  const startingWith = cohort.people.map((_person, person) =>
    teams.filter(({ members }) => members[0] === person),
  );
  const counts = new Map<number, number>();
  const hasRoom = (project: number) =>
    project === none || (counts.get(project) ?? 0) < (cohort.projects[project]?.teamsMax ?? 1);
  const place = (person: number, placed: ReadonlySet<number>, unplaced: number): number => {
    if (person === cohort.people.length) return 0;
    if (placed.has(person)) return place(person + 1, placed, unplaced);
    let best = unplaced > 0 ? place(person + 1, placed, unplaced - 1) : Number.NEGATIVE_INFINITY;
    for (const { members, team, points } of startingWith[person] ?? []) {
      if (!hasRoom(team.project) || members.some((member) => placed.has(member))) continue;
      counts.set(team.project, (counts.get(team.project) ?? 0) + 1);
      best = Math.max(best, points + place(person + 1, new Set([...placed, ...members]), unplaced));
      counts.set(team.project, (counts.get(team.project) ?? 0) - 1);
    }
    return best;
  };
  return place(0, new Set(), cohort.instance.sizes.unplacedMax ?? 0) / cohort.people.length;
}

/** Few random instances with several hard rules have teams at all. */
function withOneHardRule(instance: EventInstance): EventInstance {
  const rules = instance.rules.map((rule, at) =>
    at > 0 && rule.strength === 'hard' ? { ...rule, strength: 2 } : rule,
  );
  return { ...instance, rules, published: undefined };
}

/** Scores are sums in different orders. */
const rounding = 1e-9;

const anyWork = { maxSteps: 3_000, msLeft: () => Number.POSITIVE_INFINITY, isStopped: () => false };

test('never claims a bound below the best teams, and finds teams that reach their claim', () => {
  const proved = { count: 0 };
  fc.assert(
    fc.property(anyEventInstance(7).map(withOneHardRule), (instance) => {
      const cohort = createCohort(instance);
      const best = bestOfAll(cohort);
      const counted = countingBound(cohort);
      if (cohort.soft.length > 0) expect(counted).toBeGreaterThanOrEqual(best - rounding);
      if (!canProve(cohort)) return;
      const options = { solver, seed: 1, bound: counted };
      const { teams, bound } = proveTeams(cohort, [], options, createEffort(anyWork), () => true);
      expect(bound).toBeGreaterThanOrEqual(best - rounding);
      if (teams.length === 0) return;
      const score = scoreOfColumns(
        cohort,
        teams.map((team) => toColumn(cohort, team)),
      );
      expect(score).toBeLessThanOrEqual(best + 1e-6);
      expect(teams.every((team) => brokenRule(cohort, team) === undefined)).toBe(true);
      proved.count += 1;
    }),
    { numRuns: 150 },
  );
  expect(proved.count).toBeGreaterThan(5);
});
