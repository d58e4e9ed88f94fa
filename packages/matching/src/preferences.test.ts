import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher } from './matcher.ts';
import { compilePreferences } from './profile/preferences.ts';
import { Scoring } from './score/scoring.ts';
import { skillTerms, type TermName, termNames, weights } from './score/weights.ts';
import { smallCatalogue } from './testing/catalogue.ts';
import { developer, noon, project } from './testing/profiles.ts';
import type { DeveloperProfile, Preferences, ProjectProfile } from './types/profiles.ts';

const flexible: Preferences = {
  skills: 'flexible',
  hours: 'flexible',
  timeZone: 'flexible',
  interests: 'flexible',
};
const [first, second] = smallCatalogue.skills.map(({ id }) => id);

const preference = fc.constantFrom('must' as const, 'flexible' as const, 'ignore' as const);
const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  skills: preference,
  hours: preference,
  timeZone: preference,
  interests: preference,
});

function skill(skillId: string) {
  return { skillId, strength: 0.8, declared: true, repositories: 2, lastSeen: noon };
}

const me: Partial<DeveloperProfile> = {
  skills: [skill(first ?? '')],
  timeZone: 'Europe/Berlin',
  hoursPerWeek: 10,
  interests: ['opera'],
};
const fitting: Partial<ProjectProfile> = {
  required: [{ skillId: first ?? '', label: 'first', kind: 'technology' }],
  timeZone: 'Europe/Berlin',
  hoursPerWeek: 5,
  text: 'An opera for small stages.',
};

function community(preferences: Preferences, projects: Record<string, Partial<ProjectProfile>>) {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertDeveloper(developer('me', { ...me, preferences }));
  for (const [id, changes] of Object.entries(projects)) matcher.upsertProject(project(id, changes));
  return matcher;
}

const options = { limit: 12, now: noon };

describe('weights by preferences', () => {
  test('add up to 100 with any terms ignored, and keep their proportions', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        const points = new Scoring().projectToYou(compilePreferences(preferences));
        if (!points) return;
        expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9);
        const of = (term: TermName) => points[termNames.indexOf(term)] ?? 0;
        for (const term of skillTerms) expect(of(term) > 0).toBe(preferences.skills !== 'ignore');
        expect(of('interests') > 0).toBe(preferences.interests !== 'ignore');
        const { work, activity } = weights.projectToYou;
        expect(of('work') / of('activity')).toBeCloseTo(work / activity, 9);
      }),
    );
  });

  test('keep the sum of the explained terms equal to the fit, in both directions', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        const match = community(preferences, { p: fitting }).explain('p', 'me', noon);
        for (const direction of ['youToProject', 'projectToYou'] as const)
          expect(match?.terms[direction].reduce((sum, { contribution }) => sum + contribution, 0)).toBe(
            match?.fit[direction],
          );
      }),
    );
  });

  test('change nothing if all is flexible, and never the fit of the developer for the project', () => {
    const plain = community(flexible, { p: fitting }).explain('p', 'me', noon);
    expect(compilePreferences(flexible)).toBeNull();
    const picky = community({ ...flexible, hours: 'ignore', skills: 'ignore' }, { p: fitting }).explain(
      'p',
      'me',
      noon,
    );
    expect(picky?.fit.youToProject).toBe(plain?.fit.youToProject);
    const left = picky?.terms.projectToYou.map(({ feature }) => feature);
    for (const term of skillTerms) expect(left).not.toContain(term);
  });

  test('ignore hours and time zone independently', () => {
    const far = { ...fitting, timeZone: 'Pacific/Auckland' };
    const hours = termNames.indexOf('hours');
    const value = (preferences: Preferences) =>
      community(preferences, { p: far }).explain('p', 'me', noon)?.values.projectToYou[hours] ?? 0;
    expect(value({ ...flexible, timeZone: 'ignore' })).toBeGreaterThan(value(flexible));
    expect(value({ ...flexible, hours: 'ignore' })).toBeLessThan(value(flexible));
  });
});

describe('must-haves', () => {
  test('keep the page full if few of very many projects have them', () => {
    const few = (at: number) => at % 60 === 0;
    const matcher = community(
      { ...flexible, hours: 'must' },
      Object.fromEntries(
        Array.from({ length: 1200 }, (_, at) => [`p${at}`, { ...fitting, hoursPerWeek: few(at) ? 5 : 20 }]),
      ),
    );
    const page = matcher.recommendProjects('me', options);
    expect(page).toHaveLength(options.limit);
    for (const { projectId } of page) expect(few(Number(projectId.slice(1)))).toBe(true);
    expect(matcher.countHidden('me', options)).toBeGreaterThan(600);
  });

  test('return an empty page and count all considered projects if no project has them', () => {
    const far = { ...fitting, timeZone: 'Pacific/Auckland' };
    const matcher = community(
      { ...flexible, timeZone: 'must' },
      Object.fromEntries(Array.from({ length: 450 }, (_, at) => [`p${at}`, far])),
    );
    expect(matcher.recommendProjects('me', options)).toEqual([]);
    expect(matcher.countHidden('me', options)).toBe(450);
  });

  const projects = {
    fitting,
    'other skills': { ...fitting, required: [{ skillId: second ?? '', label: 's', kind: 'skill' as const }] },
    'more hours': { ...fitting, hoursPerWeek: 30 },
    'far away': { ...fitting, timeZone: 'Pacific/Auckland' },
    'nothing of interest': { ...fitting, text: 'A ledger.', title: 'Ledger' },
    'tells nothing': { required: [], timeZone: null, hoursPerWeek: null, text: 'opera' },
  };

  test.each([
    ['skills', 'other skills'],
    ['hours', 'more hours'],
    ['timeZone', 'far away'],
    ['interests', 'nothing of interest'],
  ] as const)('%s leaves out %s, which can be shown', (name, out) => {
    const matcher = community({ ...flexible, [name]: 'must' }, projects);
    const ids = (showHidden: boolean) =>
      matcher.recommendProjects('me', { ...options, showHidden }).map(({ projectId }) => projectId);
    expect(ids(false).toSorted()).toEqual(
      Object.keys(projects)
        .filter((id) => id !== out)
        .toSorted(),
    );
    expect(ids(true)).toHaveLength(Object.keys(projects).length);
    expect(matcher.countHidden('me', options)).toBe(1);
    expect(matcher.countHidden('me', { ...options, exclude: new Set([out]) })).toBe(0);
  });
});
