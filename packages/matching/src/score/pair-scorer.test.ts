import { expect, test } from 'vitest';
import { createMatcher } from '../matcher.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { dayMs, developer, noon, project, required, skill } from '../testing/profiles.ts';
import type { Matcher } from '../types/matcher.ts';

type Change = (matcher: Matcher) => void;

const asking = project('p', { required: [required('react'), required('rust')] });
const rusty = { skills: [skill('rust')] };

const first: readonly Change[] = [
  (matcher) => matcher.upsertProject(asking),
  (matcher) => matcher.upsertDeveloper(developer('owner')),
  (matcher) =>
    matcher.upsertDeveloper(developer('d', { skills: [skill('react')], workedWith: ['teammate'] })),
];

function fed(changes: readonly Change[]): Matcher {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  for (const change of changes) change(matcher);
  return matcher;
}

function valuesIn(matcher: Matcher, now = noon) {
  return matcher.explain('p', 'd', now)?.values;
}

/** Each changes the measured values of the pair `p` and `d`, but not `d`. */
const changes: Record<string, Change> = {
  'a skill that becomes less rare': (matcher) => {
    for (let one = 0; one < 50; one += 1) matcher.upsertDeveloper(developer(`r${one}`, rusty));
  },
  'a teammate that the owner gains': (matcher) =>
    matcher.upsertDeveloper(developer('owner', { workedWith: ['teammate'] })),
  'a requirement less': (matcher) => matcher.upsertProject({ ...asking, required: [required('react')] }),
};

test.each(Object.entries(changes))('%s is used immediately for a pair explained before', (_, change) => {
  const matcher = fed(first);
  const before = valuesIn(matcher);
  change(matcher);
  expect(valuesIn(matcher)).toEqual(valuesIn(fed([...first, change])));
  expect(valuesIn(matcher)).not.toEqual(before);
});

test('a removed developer no longer counts in a pair explained before', () => {
  const matcher = fed([...first, (one) => one.upsertDeveloper(developer('r', rusty))]);
  valuesIn(matcher);
  matcher.removeDeveloper('r');
  expect(valuesIn(matcher)).toEqual(valuesIn(fed(first)));
});

test('a pair explained again is measured at the later time', () => {
  const matcher = fed(first);
  valuesIn(matcher);
  expect(valuesIn(matcher, noon + 400 * dayMs)).toEqual(valuesIn(fed(first), noon + 400 * dayMs));
});
