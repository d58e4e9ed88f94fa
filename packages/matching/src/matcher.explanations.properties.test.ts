import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highestLevel } from './fairness/exposure-level.ts';
import { createMatcher } from './matcher.ts';
import type { Direction } from './score/weights.ts';
import { skillTerms, termNames } from './score/weights.ts';
import { anyDeveloper, anyProject, explained } from './testing/arbitraries.ts';
import { smallCatalogue } from './testing/catalogue.ts';
import { developer, noon, otherSkill, project, required, skill } from './testing/profiles.ts';
import type { Explanation, Term } from './types/explanation.ts';

function sum(terms: readonly Term[]): number {
  return terms.reduce((total, { contribution }) => total + contribution, 0);
}

const directions: readonly Direction[] = ['youToProject', 'projectToYou'];

function pointsOf({ skills }: Explanation, direction: Direction) {
  return skills.reduce(
    (sum, one) => ({
      points: sum.points + one[direction].points,
      max: sum.max + one[direction].max,
    }),
    { points: 0, max: 0 },
  );
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

  test('give each term at most its maximum; the maxima add up to 100', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        const { terms } = explained(of, by);
        for (const direction of directions) {
          for (const { contribution, max } of terms[direction]) expect(contribution).toBeLessThanOrEqual(max);
          expect(terms[direction].reduce((sum, { max }) => sum + max, 0)).toBe(100);
        }
      }),
    );
  });

  test('give each skill points of a maximum that add up to the term of the skills', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        fc.pre(of.required.length > 0);
        const match = explained(of, by);
        expect(match.skills).toHaveLength(of.required.length);
        for (const direction of directions) {
          const term = match.terms[direction].find(({ feature }) => feature === 'skills');
          const sum = pointsOf(match, direction);
          expect(sum.points).toBe(term?.contribution);
          expect(Math.abs(sum.max - (term?.max ?? 0))).toBeLessThanOrEqual(1);
          for (const { how, [direction]: share } of match.skills) {
            expect(share.points).toBeLessThanOrEqual(share.max);
            if (how === 'none') expect(share.points).toBe(0);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('call a skill shown if a repository shows it, declared if it is only stated, otherwise implied', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        for (const { skillId, how, via } of explained(of, by).skills) {
          const own = by.skills.find((one) => one.skillId === skillId && one.strength > 0.01);
          if (!own) continue;
          if (own.repositories > 0) expect(how).toBe('shown');
          else if (own.declared || own.projects === 0) expect(how).toBe('declared');
          else expect(how).toBe('implied');
          if (how === 'implied') expect(via).not.toEqual({ skillId, label: skillId });
        }
      }),
      { numRuns: 500 },
    );
  });

  test('keep developers without required skills below 40', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        fc.pre(of.required.length > 0);
        const { covers, score } = explained(of, by);
        if (covers.every(({ how }) => how === 'related')) expect(score).toBeLessThan(40);
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

test('the skill terms are empty without a required or related skill', () => {
  fc.assert(
    fc.property(anyProject, anyDeveloper, (of, by) => {
      fc.pre(of.required.length > 0);
      const { values, covers } = explained(of, by);
      if (covers.length > 0) return;
      for (const side of [values.youToProject, values.projectToYou])
        for (const term of skillTerms) expect(side[termNames.indexOf(term)]).toBe(0);
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
  const at = termNames.indexOf('exposure');
  const value = (exposure: number | null) =>
    explained(project('p'), developer('d', { skills: [otherSkill], exposure })).values.youToProject[at];
  expect(value(null)).toBe(0.5);
  expect(value(0)).toBe(1);
  expect(value(highestLevel)).toBe(0);
  const term = explained(project('p'), developer('d', { skills: [otherSkill] })).terms.youToProject.find(
    ({ feature }) => feature === 'exposure',
  );
  expect(term).toMatchObject({ label: 'Rarely recommended', assumed: true });
});

describe('the help', () => {
  const asked = ['react', 'docker', 'rust'].map((id) => required(id, id.toUpperCase()));
  const matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertProject(project('p', { required: asked }));
  // With others who have the skills, one more holder does not change how rare they are.
  for (let at = 0; at < 200; at += 1)
    matcher.upsertDeveloper(developer(`other ${at}`, { skills: asked.map(({ skillId }) => skill(skillId)) }));

  test('is the skill that raises the score most, with the score that it would give', () => {
    matcher.upsertDeveloper(developer('d', { skills: [skill('react', { strength: 1 }), skill('docker')] }));
    const help = matcher.help('p', 'd', { now: noon });
    expect(help).toMatchObject({
      skillId: 'rust',
      label: 'RUST',
      from: matcher.explain('p', 'd', noon)?.score,
    });
    const gained = skill('rust', { strength: 0.6, repositories: 1, lastSeen: noon });
    matcher.upsertDeveloper(
      developer('d', { skills: [skill('react', { strength: 1 }), skill('docker'), gained] }),
    );
    expect(matcher.explain('p', 'd', noon)?.score).toBe(help?.to);
  });

  test('names no skill that the caller leaves out', () => {
    matcher.upsertDeveloper(developer('d', { skills: [skill('react', { strength: 1 })] }));
    const without = (...skillIds: string[]) => matcher.help('p', 'd', { now: noon, without: skillIds });
    expect(without('rust')?.skillId).toBe('docker');
    expect(without('docker')?.skillId).toBe('rust');
    expect(without('react', 'docker', 'rust')).toBeUndefined();
  });

  test('is undefined if every skill is shown in work to the full', () => {
    const full = asked.map(({ skillId }) => skill(skillId, { strength: 1, lastSeen: noon }));
    matcher.upsertDeveloper(developer('d', { skills: full }));
    expect(matcher.help('p', 'd', { now: noon })).toBeUndefined();
    expect(matcher.help('p', 'unknown', { now: noon })).toBeUndefined();
  });

  test('is always higher than the score and does not change it', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        const both = createMatcher({ catalogue: smallCatalogue });
        both.upsertProject(of);
        both.upsertDeveloper(by);
        const help = both.help(of.id, by.id, { now: noon });
        if (help) expect(help.to).toBeGreaterThan(help.from);
        expect(both.explain(of.id, by.id, noon)).toEqual(explained(of, by));
      }),
    );
  });
});
