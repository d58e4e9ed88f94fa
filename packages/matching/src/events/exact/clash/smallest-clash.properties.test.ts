import fc from 'fast-check';
import loadHighs from 'highs';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../../../testing/event-instances.ts';
import { projectsOf, sizesOf } from '../../cohort.ts';
import type { EventInstance } from '../../instance.ts';
import { withoutDominated } from '../../rules/dominated-rules.ts';
import { none } from '../../team-view.ts';
import { createEffort } from '../effort.ts';
import { cohortWith, hardRuleIds, hasFreeSizes } from './hard-rules.ts';
import { findClash } from './smallest-clash.ts';

const solver = await loadHighs();

/** Whether teams satisfy these hard rules, by trying each way to split the people and each project. */
function hasTeams(instance: EventInstance, kept: readonly string[]): boolean {
  const cohort = cohortWith(instance, new Set(kept), 1);
  const isAnySize = hasFreeSizes(instance, new Set(kept));
  const isAllowed = (members: readonly number[], project: number) => {
    const { min, max } = isAnySize ? { min: 1, max: members.length } : sizesOf(cohort, project);
    const team = { members: Int32Array.from(members), size: members.length, project, from: none };
    return team.size >= min && team.size <= max && cohort.hard.every(({ lack }) => lack(team) <= 0);
  };
  const teams = new Map(projectsOf(cohort).map((project) => [project, 0]));
  const hasAllowedCounts = () =>
    cohort.projects.every(({ teamsMin = 0 }, project) => (teams.get(project) ?? 0) >= teamsMin);
  function canPlace(left: readonly number[], unplaced: number): boolean {
    const [first, ...others] = left;
    if (first === undefined) return hasAllowedCounts();
    if (unplaced > 0 && canPlace(others, unplaced - 1)) return true;
    for (let mask = 0; mask < 1 << others.length; mask += 1) {
      const members = [first, ...others.filter((_person, at) => (mask >> at) & 1)];
      const rest = others.filter((person) => !members.includes(person));
      for (const [project, count] of teams) {
        const most = cohort.projects[project]?.teamsMax ?? (project === none ? cohort.people.length : 1);
        if (count >= most || !isAllowed(members, project)) continue;
        teams.set(project, count + 1);
        const found = canPlace(rest, unplaced);
        teams.set(project, count);
        if (found) return true;
      }
    }
    return false;
  }
  return canPlace([...cohort.people.keys()], cohort.instance.sizes.unplacedMax ?? 0);
}

/** The number of rules of a smallest set that cannot be met together. */
function smallestSize(instance: EventInstance, all: readonly string[]): number {
  for (let size = 0; size <= all.length; size += 1)
    for (const rules of subsetsOf(all, size)) if (!hasTeams(instance, rules)) return size;
  return Number.POSITIVE_INFINITY;
}

function subsetsOf(all: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return all.flatMap((id, at) => subsetsOf(all.slice(at + 1), size - 1).map((rest) => [id, ...rest]));
}

test('is a smallest set of rules that no teams can meet, in small events where each set can be tried', () => {
  const seen = { clashes: 0, smallest: 0, unproved: 0 };
  fc.assert(
    fc.property(anyEventInstance(5), ({ published: _published, ...event }) => {
      const instance = withoutDominated({
        ...event,
        rules: event.rules.filter(({ strength, kind }) => strength === 'hard' && kind !== 'keep'),
      });
      const all = hardRuleIds(instance);
      fc.pre(all.length > 0 && all.length <= 6 && instance.people.length > 0);
      const effort = createEffort({ maxSteps: 20_000, msLeft: () => 1, isStopped: () => false });
      const clash = findClash({ instance, solver, seed: 1 }, effort);
      if (clash === undefined) {
        if (!hasTeams(instance, all)) seen.unproved += 1;
        return;
      }
      seen.clashes += 1;
      expect(hasTeams(instance, clash.rules), 'the rules cannot be met').toBe(false);
      const size = smallestSize(instance, all);
      if (clash.isSmallest) expect(clash.rules).toHaveLength(size);
      if (clash.rules.length === size) seen.smallest += 1;
    }),
    { numRuns: 250 },
  );
  expect(seen.clashes).toBeGreaterThan(40);
  expect(seen.smallest / seen.clashes).toBeGreaterThan(0.97);
  expect(seen.unproved).toBeLessThan(0.02 * seen.clashes);
});
