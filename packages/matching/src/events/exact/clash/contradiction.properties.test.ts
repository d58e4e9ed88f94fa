import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../../../testing/event-instances.ts';
import { type Cohort, createCohort, projectsOf, sizesOf } from '../../cohort.ts';
import { none } from '../../team-view.ts';
import { findContradiction } from './contradiction.ts';

/** Whether teams satisfy all hard rules, by trying each way to split the people. */
function hasTeams(cohort: Cohort, isAnySize: boolean): boolean {
  const projects = projectsOf(cohort);
  const isAllowed = (members: readonly number[]) =>
    projects.some((project) => {
      const { min, max } = isAnySize ? { min: 1, max: members.length } : sizesOf(cohort, project);
      const team = { members: Int32Array.from(members), size: members.length, project, from: none };
      return team.size >= min && team.size <= max && cohort.hard.every(({ lack }) => lack(team) <= 0);
    });
  function canPlace(left: readonly number[], unplaced: number): boolean {
    const [first, ...others] = left;
    if (first === undefined) return true;
    if (unplaced > 0 && canPlace(others, unplaced - 1)) return true;
    for (let mask = 0; mask < 1 << others.length; mask += 1) {
      const chosen = others.filter((_person, at) => (mask >> at) & 1);
      if (!isAllowed([first, ...chosen])) continue;
      if (
        canPlace(
          others.filter((person) => !chosen.includes(person)),
          unplaced,
        )
      )
        return true;
    }
    return false;
  }
  return canPlace([...cohort.people.keys()], cohort.instance.sizes.unplacedMax ?? 0);
}

test.each([false, true])('is found only if no teams exist (teams of any size: %s)', (isAnySize) => {
  let refuted = 0;
  fc.assert(
    fc.property(anyEventInstance(6), (instance) => {
      const { published: _published, ...event } = instance;
      const hard = event.rules.filter(({ strength, kind }) => strength === 'hard' && kind !== 'keep');
      const cohort = createCohort({ ...event, rules: hard });
      if (findContradiction(cohort, isAnySize) === undefined) return;
      refuted += 1;
      expect(hasTeams(cohort, isAnySize)).toBe(false);
    }),
    { numRuns: 1_500 },
  );
  expect(refuted).toBeGreaterThan(100);
});
