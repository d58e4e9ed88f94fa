import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../testing/event-instances.ts';
import { createCohort } from './cohort.ts';
import type { EventInstance, EventPerson, EventRule } from './instance.ts';
import { measureTeams } from './measure-teams.ts';
import {
  createReview,
  previewSteps,
  type ReviewedTeam,
  type Step,
  suggestSwaps,
  weakestRuleOf,
} from './review.ts';

const rules: EventRule[] = [
  { id: 'size', kind: 'size', strength: 'hard' },
  { id: 'backend', kind: 'role', strength: 2, role: 'backend' },
  { id: 'language', kind: 'language', strength: 1 },
  { id: 'apart', kind: 'apart', strength: 'hard' },
];
const person = (id: string, role: string, language: string, avoid: string[] = []): EventPerson => ({
  id,
  avoid,
  roles: { [role]: 2 },
  languages: [language],
});
const instance: EventInstance = {
  people: [
    person('a', 'backend', 'en'),
    person('b', 'backend', 'de'),
    person('c', 'design', 'en'),
    person('d', 'design', 'de'),
  ],
  sizes: { min: 2, max: 3, preferred: 2 },
  rules,
};
const teams = (locked: string[] = []): ReviewedTeam[] => [
  { id: 'one', members: ['a', 'b'], project: null, from: null, locked },
  { id: 'two', members: ['c', 'd'], project: null, from: null, locked: [] },
];
const unlimited = { count: 5, msLeft: () => 1 };

function reviewOf(changes: Partial<EventInstance> = {}, reviewed = teams()) {
  return createReview(createCohort({ ...instance, ...changes }), reviewed);
}

/** The teams after some moves. */
function moved(before: readonly ReviewedTeam[], steps: readonly Step[]): ReviewedTeam[] {
  const list = before.map((team) => ({ ...team, members: [...team.members] }));
  for (const { person: id, to } of steps) {
    for (const team of list) team.members = team.members.filter((member) => member !== id);
    list.find((team) => team.id === to)?.members.push(id);
  }
  return list;
}

test('shows the scores that the teams have after the moves, whatever the rules', () => {
  fc.assert(
    fc.property(anyEventInstance(), fc.infiniteStream(fc.nat(100)), (any, choices) => {
      const next = (below: number) => (choices.next().value ?? 0) % below;
      const count = 1 + next(3);
      const project = any.projects?.[0]?.id ?? null;
      const start = Array.from({ length: count }, (_, at) => ({
        id: `t${at}`,
        members: [],
        project,
        from: any.published?.[at]?.id ?? null,
        locked: [],
      }));
      const before = moved(
        start,
        any.people.map(({ id }) => ({ person: id, from: null, to: `t${next(count + 1)}` })),
      );
      const steps = any.people.slice(0, 2).map(({ id }): Step => {
        const from = before.find(({ members }) => members.includes(id))?.id ?? null;
        return { person: id, from, to: next(4) === 0 ? null : `t${next(count)}` };
      });
      const shown = previewSteps(createReview(createCohort(any), before), steps);
      const after = moved(before, steps);
      const real = measureTeams(any, after);
      expect(shown.score).toBeCloseTo(real.score, 9);
      for (const [id, score] of shown.teams) {
        const measured = real.teams[after.findIndex((team) => team.id === id)];
        expect(score.score).toBeCloseTo(measured?.score ?? Number.NaN, 9);
        expect(score.broken).toBe(measured?.broken);
      }
    }),
    { numRuns: 200 },
  );
});

test('a new team, and people who are not in the instance, can be moved', () => {
  const review = reviewOf({}, [
    ...teams(),
    { id: 'three', members: ['left'], project: null, from: null, locked: [] },
  ]);
  const alone = previewSteps(review, [{ person: 'a', from: 'one', to: 'new' }]);
  expect(alone.teams.get('new')).toMatchObject({ broken: 'size' });
  expect(previewSteps(review, [{ person: 'left', from: 'three', to: 'one' }]).teams.size).toBe(0);
});

test('a move out of the published team breaks the rule that participants stay', () => {
  const published = teams().map(({ id, members }) => ({ id, members }));
  const stay: EventRule = { id: 'stay', kind: 'keep', strength: 'hard', people: ['a'] };
  const repaired = teams().map((team) => ({ ...team, from: team.id }));
  const review = reviewOf({ published, rules: [stay] }, repaired);
  const moving = (id: string) => previewSteps(review, [{ person: id, from: 'one', to: 'two' }]);
  expect(moving('a').teams.get('two')?.broken).toBe('stay');
  expect(moving('b').teams.get('two')?.broken).toBeNull();
});

test('suggests the swaps that win most, with their gain', () => {
  const [best, ...others] = suggestSwaps(reviewOf(), { person: 'b' }, unlimited);
  expect(best?.steps.map((step) => step.person)).toEqual(['b', 'c']);
  // Both teams get the role and a language: from (100 · 2/3 + 0) / 2 to 100.
  expect(best?.gain).toBeCloseTo(100 - 100 / 3, 6);
  expect(others.every(({ gain }) => gain <= (best?.gain ?? 0))).toBe(true);
  const ofTeam = suggestSwaps(reviewOf(), { team: 'two' }, unlimited);
  expect(ofTeam.map(({ gain }) => gain)).toEqual(ofTeam.map(({ gain }) => gain).toSorted((a, b) => b - a));
  expect(ofTeam[0]?.gain).toBeCloseTo(best?.gain ?? 0, 9);
});

test('suggests no swap of locked people, none that breaks a hard rule, and none without a gain', () => {
  expect(suggestSwaps(reviewOf({}, teams(['b'])), { person: 'b' }, unlimited)).toEqual([]);
  const avoiding = instance.people.map((one) => (one.id === 'a' ? { ...one, avoid: ['c', 'd'] } : one));
  expect(suggestSwaps(reviewOf({ people: avoiding }), { person: 'b' }, unlimited)).toEqual([]);
  const best = moved(teams(), [
    { person: 'b', from: 'one', to: 'two' },
    { person: 'c', from: 'two', to: 'one' },
  ]);
  expect(suggestSwaps(reviewOf({}, best), { team: 'one' }, unlimited)).toEqual([]);
});

test('ends with the best swaps so far when the time is over', () => {
  let looks = 3;
  const msLeft = () => (looks -= 1);
  expect(suggestSwaps(reviewOf(), { team: 'one' }, { count: 5, msLeft }).length).toBeGreaterThan(0);
  expect(suggestSwaps(reviewOf(), { team: 'one' }, { count: 5, msLeft: () => 0 })).toEqual([]);
});

test('the weakest rule of a team is the one that costs it the most points', () => {
  const review = reviewOf();
  // No member has the role backend, which weighs more than the different languages.
  expect(weakestRuleOf(review, 'two')).toBe('backend');
  expect(weakestRuleOf(review, 'one')).toBe('language');
  const same = [{ id: 'one', members: ['a', 'c'], project: null, from: null, locked: [] }];
  expect(weakestRuleOf(reviewOf({}, same), 'one')).toBeUndefined();
  expect(weakestRuleOf(review, 'missing')).toBeUndefined();
});
