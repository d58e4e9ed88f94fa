import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highestLevel } from './fairness/exposure-level.ts';
import { features, skillFeatures } from './score/weights.ts';
import { anyDeveloper, anyProject, explained } from './testing/arbitraries.ts';
import { developer, project } from './testing/profiles.ts';
import type { Term } from './types.ts';

function sum(terms: readonly Term[]): number {
  return terms.reduce((total, { contribution }) => total + contribution, 0);
}

describe('explanations', () => {
  test('add up: terms to fits, fits to the score, covered and missing skills to the required ones', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        const { score, fit, terms, covers, missing, tier } = explained(of, by);
        expect(sum(terms.youToProject)).toBe(fit.youToProject);
        expect(sum(terms.projectToYou)).toBe(fit.projectToYou);
        const { youToProject: a, projectToYou: b } = fit;
        expect(score).toBe(a + b === 0 ? 0 : Math.round((2 * a * b) / (a + b)));
        expect(tier).toBe(
          score >= 85 ? 'Excellent' : score >= 70 ? 'Strong' : score >= 50 ? 'Good' : 'Possible',
        );
        expect(new Set([...covers, ...missing].map(({ skillId }) => skillId))).toEqual(
          new Set(of.required.map(({ skillId }) => skillId)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('keep developers without required skills below Good', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        fc.pre(of.required.length > 0);
        const { covers, score } = explained(of, by);
        if (covers.every(({ how }) => how === 'related')) expect(score).toBeLessThan(50);
      }),
      { numRuns: 300 },
    );
  });

  test('are reproducible and have a sentence for each side', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        const first = explained(of, by);
        expect(explained(of, by)).toEqual(first);
        expect(first.reasonsForOwner[0]).toMatch(/\.$/);
        expect(first.reasonsForDeveloper[0]).toMatch(/\.$/);
      }),
    );
  });
});

test('the term of named skills counts own skills only, and skill terms are empty without skills', () => {
  fc.assert(
    fc.property(anyProject, anyDeveloper, (of, by) => {
      fc.pre(of.required.length > 0);
      const skills = by.skills.filter(({ strength }) => strength > 0.05);
      const { values, covers } = explained(of, { ...by, skills });
      const own = skills.filter(({ skillId }) => of.required.some((one) => one.skillId === skillId));
      for (const side of [values.youToProject, values.projectToYou]) {
        expect(side[features.indexOf('tags')]).toBeCloseTo(own.length / of.required.length, 9);
        if (covers.length > 0) continue;
        for (const feature of skillFeatures) expect(side[features.indexOf(feature)]).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('more exposure never raises a fit and does not change the fit of projects to a developer', () => {
  const levels = fc.tuple(fc.nat(highestLevel), fc.nat(highestLevel));
  fc.assert(
    fc.property(anyProject, anyDeveloper, levels, (of, by, [one, other]) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((exposure) =>
        explained(of, { ...by, exposure }),
      );
      expect(more?.fit.youToProject).toBeLessThanOrEqual(less?.fit.youToProject ?? 0);
      expect(more?.terms.projectToYou).toEqual(less?.terms.projectToYou);
      expect(less?.terms.projectToYou.map(({ feature }) => feature)).not.toContain('exposure');
    }),
  );
});

test('a developer without exposure data counts as neither rarely nor often shown', () => {
  const at = features.indexOf('exposure');
  const value = (exposure: number | null) =>
    explained(project('p'), developer('d', { exposure })).values.youToProject[at];
  expect(value(null)).toBe(0.5);
  expect(value(0)).toBe(1);
  expect(value(highestLevel)).toBe(0);
  const term = explained(project('p'), developer('d')).terms.youToProject.find(
    ({ feature }) => feature === 'exposure',
  );
  expect(term).toMatchObject({ label: 'Seen by few owners', assumed: true });
});
