import fc from 'fast-check';
import loadHighs from 'highs';
import { expect, test } from 'vitest';
import { wishingPeople } from '../../testing/wishing-people.ts';
import { type Cohort, createCohort, sizesOf } from '../cohort.ts';
import { cohortScore } from '../cohort-score.ts';
import type { EventInstance, EventPerson } from '../instance.ts';
import { viewTeam } from '../team-view.ts';
import { isRankedChoice, solveRankedChoice } from './ranked-choice.ts';

const solver = await loadHighs();

const anyWishes = fc.shuffledSubarray(['t1', 't2', 't3']);
const anyChoice: fc.Arbitrary<EventInstance> = fc.record({
  people: fc
    .array(fc.record({ wishes: anyWishes, zone: fc.constantFrom('north', 'south') }), {
      minLength: 1,
      maxLength: 7,
    })
    .map((all) =>
      all.map(({ wishes, zone }, at): EventPerson => ({ id: `p${at}`, wishes, answers: { zone } })),
    ),
  sizes: fc.constantFrom({ min: 2, max: 3, preferred: 3 }, { min: 1, max: 4, preferred: 2, unplacedMax: 1 }),
  projects: fc.constantFrom(
    [{ id: 't1' }, { id: 't2', teamsMax: 2 }, { id: 't3', max: 2 }],
    [{ id: 't1', teamsMin: 1 }, { id: 't2' }, { id: 't3', only: { question: 'zone', values: ['north'] } }],
  ),
  rules: fc
    .subarray<EventInstance['rules'][number]>([
      { id: 'listed', kind: 'wishes', strength: 'hard', within: 2 },
      { id: 'eligible', kind: 'eligible', strength: 'hard' },
      { id: 'preferred', kind: 'size', strength: 2, step: 0.4 },
    ])
    .chain((rules) =>
      // Unlisted projects can count more than the last wish.
      fc.constantFrom(0, 0.2, 0.5).map((unlisted) => {
        const wishes = { id: 'wishes', kind: 'wishes', strength: 3, curve: [1, 0.7, 0.3], unlisted } as const;
        return [...rules, wishes];
      }),
    ),
});

/** The best score of all ways to place all people, or −∞ if there is none. */
function bestOfAll(cohort: Cohort): number {
  const { sizes } = cohort.instance;
  const counts = cohort.projects.map(() => 0);
  const teams: { project: number; members: number[] }[] = [];
  const place = (person: number, unplaced: number): number => {
    if (person === cohort.people.length) return scoreIfAllowed();
    let best =
      unplaced < (sizes.unplacedMax ?? 0) ? place(person + 1, unplaced + 1) : Number.NEGATIVE_INFINITY;
    for (const team of [...teams]) {
      if (team.members.length >= sizesOf(cohort, team.project).max) continue;
      team.members.push(person);
      best = Math.max(best, place(person + 1, unplaced));
      team.members.pop();
    }
    for (const [project, { teamsMax = 1 }] of cohort.projects.entries()) {
      if ((counts[project] ?? 0) >= teamsMax) continue;
      counts[project] = (counts[project] ?? 0) + 1;
      teams.push({ project, members: [person] });
      best = Math.max(best, place(person + 1, unplaced));
      teams.pop();
      counts[project] = (counts[project] ?? 0) - 1;
    }
    return best;
  };
  const scoreIfAllowed = () => {
    const hasTeams = cohort.projects.every(({ teamsMin = 0 }, project) => (counts[project] ?? 0) >= teamsMin);
    const views = teams.map(({ members, project }) => viewTeam(members, project));
    const isAllowed = views.every(
      (team) =>
        team.size >= sizesOf(cohort, team.project).min && cohort.hard.every(({ lack }) => lack(team) === 0),
    );
    return hasTeams && isAllowed ? cohortScore(cohort, views) : Number.NEGATIVE_INFINITY;
  };
  return place(0, 0);
}

test('places people by their wishes as well as the best of all ways, and proves it', () => {
  fc.assert(
    fc.property(anyChoice, (instance) => {
      const cohort = createCohort(instance);
      expect(isRankedChoice(cohort)).toBe(true);
      const best = bestOfAll(cohort);
      const found = solveRankedChoice(cohort, solver, () => 60);
      if (found === undefined) expect(best).toBe(Number.NEGATIVE_INFINITY);
      else {
        expect(cohortScore(cohort, found.teams)).toBeCloseTo(best, 6);
        expect(found.bound).toBeGreaterThanOrEqual(best);
        expect(found.bound).toBeLessThanOrEqual(best + 1e-4);
      }
    }),
    { numRuns: 150 },
  );
});

test('places a thousand people on 250 projects with a proof in seconds', () => {
  const cohort = createCohort(wishingPeople(1_000, 250));
  const found = solveRankedChoice(cohort, solver, () => 60);
  expect(found?.bound).toBeLessThan(cohortScore(cohort, found?.teams ?? []) + 1e-3);
}, 20_000);

test('is not a ranked choice if a rule depends on several members', () => {
  const instance: EventInstance = {
    sizes: { min: 1, max: 2, preferred: 2 },
    projects: [{ id: 't1' }],
    people: [
      { id: 'a', friends: ['b'] },
      { id: 'b', friends: ['a'] },
    ],
    rules: [{ id: 'friends', kind: 'friends', strength: 1 }],
  };
  expect(isRankedChoice(createCohort(instance))).toBe(false);
  const strangers = { ...instance, people: [{ id: 'a' }, { id: 'b' }] };
  expect(isRankedChoice(createCohort(strangers))).toBe(true);
});
