import fc from 'fast-check';
import { expect, test } from 'vitest';
import { none } from '../team-view.ts';
import { type Candidate, coverPeople } from './cover.ts';
import { createEffort } from './effort.ts';
import type { Part } from './master.ts';

const people = [0, 1, 2, 3, 4, 5, 6];
const effort = createEffort({ maxSteps: 1_000_000, msLeft: () => 0, isStopped: () => false });
const everything = { width: 100_000, choices: 100_000 };

const anyTeam = fc.record({
  members: fc.uniqueArray(fc.constantFrom(...people), { minLength: 1, maxLength: 4 }),
  project: fc.constantFrom(0, 1),
  isUnplaced: fc.constant(false),
  cost: fc.integer({ min: 0, max: 20 }),
});
const anyUnplaced = fc.record({
  members: fc.tuple(fc.constantFrom(...people)),
  project: fc.constant(none),
  isUnplaced: fc.constant(true),
  cost: fc.integer({ min: 0, max: 40 }),
});
const anyCandidates = fc.array(fc.oneof({ weight: 4, arbitrary: anyTeam }, anyUnplaced), {
  minLength: 4,
  maxLength: 30,
});
const anyLimits = fc.record({ least: fc.integer({ min: 0, max: 1 }), more: fc.integer({ min: 0, max: 3 }) });
const anyPart = fc
  .record({ limits: fc.tuple(anyLimits, anyLimits), unplacedMax: fc.integer({ min: 0, max: 2 }) })
  .map(({ limits, unplacedMax }): Part => {
    const projects = limits.map(({ least, more }) => ({ least, most: least + more }));
    return { people, projects, unplacedMax };
  });

function costOf(chosen: readonly Candidate[]): number {
  return chosen.reduce((sum, { cost }) => sum + cost, 0);
}

/** Whether a choice covers each person once, within the limits of the part. */
function isComplete({ projects, unplacedMax }: Part, chosen: readonly Candidate[]): boolean {
  const covered = chosen.flatMap(({ members }) => members);
  const unplaced = chosen.filter(({ isUnplaced }) => isUnplaced).length;
  const isWithin = projects.every(({ least, most }, project) => {
    const teams = chosen.filter((candidate) => candidate.project === project).length;
    return least <= teams && teams <= most;
  });
  return (
    covered.length === people.length &&
    new Set(covered).size === people.length &&
    isWithin &&
    unplaced <= unplacedMax
  );
}

/** The lowest cost of all complete choices, or infinity. */
function lowestCost(part: Part, candidates: readonly Candidate[], chosen: readonly Candidate[] = []): number {
  const covered = new Set(chosen.flatMap(({ members }) => members));
  const open = people.find((person) => !covered.has(person));
  if (open === undefined) return isComplete(part, chosen) ? costOf(chosen) : Number.POSITIVE_INFINITY;
  const fitting = candidates.filter(
    ({ members }) => members.includes(open) && !members.some((person) => covered.has(person)),
  );
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...fitting.map((candidate) => lowestCost(part, candidates, [...chosen, candidate])),
  );
}

test('finds the cheapest complete choice if no state is dropped but those that cover the same people', () => {
  fc.assert(
    fc.property(anyCandidates, fc.integer({ min: 0, max: 2 }), (candidates, unplacedMax) => {
      // Without limits of projects, states that cover the same people differ by their cost and unplaced people only.
      const teams = candidates.filter(({ isUnplaced }) => unplacedMax > 0 || !isUnplaced);
      const free = {
        people,
        projects: [0, 1].map(() => ({ least: 0, most: 7 })),
        unplacedMax: people.length,
      };
      const [chosen] = coverPeople(free, teams, everything, effort) ?? [];
      const lowest = lowestCost(free, teams);
      const isFound = chosen !== undefined && isComplete(free, chosen);
      expect(isFound ? costOf(chosen) : Number.POSITIVE_INFINITY).toBe(lowest);
    }),
    { numRuns: 500 },
  );
});

test('never covers a person twice or exceeds a limit, also in choices that leave people over', () => {
  fc.assert(
    fc.property(anyPart, anyCandidates, fc.integer({ min: 1, max: 4 }), (part, candidates, width) => {
      const found = coverPeople(part, candidates, { width, choices: 3 }, effort) ?? [];
      for (const chosen of found) {
        const covered = chosen.flatMap(({ members }) => members);
        expect(new Set(covered).size).toBe(covered.length);
        for (const [project, { most }] of part.projects.entries())
          expect(chosen.filter((candidate) => candidate.project === project).length).toBeLessThanOrEqual(
            most,
          );
        expect(chosen.filter(({ isUnplaced }) => isUnplaced).length).toBeLessThanOrEqual(part.unplacedMax);
        if (covered.length === people.length) expect(isComplete(part, chosen)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('returns nothing if the effort is over', () => {
  const ended = createEffort({ maxSteps: 0, msLeft: () => 0, isStopped: () => false });
  const candidates = people.map((person) => ({
    members: [person],
    project: none,
    isUnplaced: false,
    cost: 1,
  }));
  expect(
    coverPeople({ people, projects: [], unplacedMax: 0 }, candidates, everything, ended),
  ).toBeUndefined();
});
