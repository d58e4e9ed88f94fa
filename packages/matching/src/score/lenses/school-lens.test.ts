import { expect, test } from 'vitest';
import { createMatcher } from '../../matcher.ts';
import { smallCatalogue } from '../../testing/catalogue.ts';
import { developer, noon, project, required, skill } from '../../testing/profiles.ts';

const school = 'Lighthouse Point';

/** Scores of a project whose owner is from the school, for users who differ in what they say of their school. */
function scores(ownerVerified: boolean) {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertProject(
    project('p', { required: [required('react')], school, schoolVerified: ownerVerified }),
  );
  const scoreWith = (places: Partial<Parameters<typeof developer>[1]>) => {
    matcher.upsertDeveloper(developer('d', { skills: [skill('react')], ...places }));
    return matcher.explain('p', 'd', noon)?.score ?? Number.NaN;
  };
  return {
    none: scoreWith({}),
    claimed: scoreWith({ school }),
    verified: scoreWith({ school, schoolVerified: true }),
  };
}

test('a verified common school gives many points, a claimed one at most two', () => {
  const { none, claimed, verified } = scores(true);
  expect(verified).toBeGreaterThan(none + 8);
  expect(claimed).toBeGreaterThanOrEqual(none);
  expect(claimed).toBeLessThanOrEqual(none + 2);
});

test('a school that only the developer has verified counts as claimed', () => {
  const { claimed, verified } = scores(false);
  expect(verified).toBe(claimed);
});

test('the school of verified former teammates is likely for a user who claims another one', () => {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertProject(project('p', { required: [required('react')], school, schoolVerified: true }));
  for (const id of ['a', 'b', 'c'])
    matcher.upsertDeveloper(developer(id, { school, schoolVerified: true, workedWith: ['d'] }));
  const connectionsOf = (places: object) => {
    const workedWith = ['a', 'b', 'c'];
    matcher.upsertDeveloper(developer('d', { skills: [skill('react')], workedWith, ...places }));
    return matcher.explain('p', 'd', noon)?.connections;
  };
  expect(connectionsOf({ school: 'Elsewhere' })).toContain('likelySchool');
  expect(connectionsOf({ school: 'Elsewhere', schoolVerified: true })).not.toContain('likelySchool');
});
