import { expect, test } from 'vitest';
import { createRandom } from '../../testing/random.ts';
import { createCohort, scoreOf } from '../cohort.ts';
import { cohortScore } from '../cohort-score.ts';
import type { EventRule } from '../instance.ts';
import { searchTeams } from './search.ts';

const rules: EventRule[] = [
  { id: 'backend', kind: 'role', strength: 3, role: 'backend' },
  { id: 'hours', kind: 'hours', strength: 4, hours: 6 },
  { id: 'friends', kind: 'friends', strength: 2 },
  { id: 'language', kind: 'language', strength: 3 },
  { id: 'fair', kind: 'level', strength: 2, mode: 'balanced', tolerance: 0.5 },
];

/** One in six has the role that each team wants, and one in eight shares a language with few others. */
function makePeople(count: number) {
  const random = createRandom(count);
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    level: random.below(5) / 4,
    roles: { [random.below(6) === 0 ? 'backend' : 'design']: 1 + random.below(2) },
    slots: Array.from({ length: 40 }, (_hour, hour) => hour).filter(() => random.below(2) > 0),
    languages: random.below(8) === 0 ? ['es'] : random.below(3) === 0 ? ['en'] : ['en', 'es'],
    friends: at % 10 < 2 ? [`p${at % 10 === 0 ? at + 1 : at - 1}`] : [],
  }));
}

test('every team of a large cohort scores at least 84 % of the mean', () => {
  const sizes = { min: 4, max: 4, preferred: 4 };
  const cohort = createCohort({ people: makePeople(600), sizes, rules });
  const limits = { iterations: 50_000, msLeft: () => 60_000, isStopped: () => false };
  const teams = searchTeams(cohort, { seed: 1, limits }, () => {}).openViews;
  const worst = Math.min(...teams.map((team) => scoreOf(cohort, team)));
  expect(worst).toBeGreaterThan(0.84 * cohortScore(cohort, teams));
});

test('a repair of a large cohort moves no more people than allowed, although many teams are weak', () => {
  const people = makePeople(600);
  const published = Array.from({ length: 150 }, (_, at) => ({
    id: `t${at}`,
    members: people.slice(4 * at, 4 * at + 4).map(({ id }) => id),
    project: null,
  }));
  const sizes = { min: 3, max: 5, preferred: 4 };
  const cohort = createCohort({ people, sizes, rules, published });
  const limits = { iterations: 40_000, msLeft: () => 60_000, isStopped: () => false };
  const plan = searchTeams(cohort, { seed: 1, movedShare: 0.02, limits }, () => {});
  expect(plan.moved).toBeGreaterThan(0);
  expect(plan.moved).toBeLessThanOrEqual(12);
});
