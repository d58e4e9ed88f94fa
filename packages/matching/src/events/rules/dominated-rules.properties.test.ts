import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../../testing/event-instances.ts';
import { brokenRule, createCohort, projectsOf } from '../cohort.ts';
import type { EventInstance, EventRule, RuleKind } from '../instance.ts';
import { none } from '../team-view.ts';
import { withoutDominated } from './dominated-rules.ts';

const ids = ['p0', 'p1', 'p2', 'p3'];
const anyPairs = fc.array(fc.constantFrom<[string, string]>(['p0', 'p1'], ['p1', 'p2'], ['p3', 'p0']), {
  maxLength: 2,
});

/** Other values of the fields that rules compare. */
const anyChanges = fc.record(
  {
    least: fc.constantFrom(0.4, 1),
    level: fc.integer({ min: 0, max: 3 }),
    count: fc.integer({ min: 1, max: 3 }),
    hours: fc.integer({ min: 1, max: 5 }),
    tolerance: fc.constantFrom(0.1, 0.5),
    spread: fc.constantFrom(0.1, 0.5),
    within: fc.integer({ min: 1, max: 2 }),
    role: fc.constantFrom('backend', 'design'),
    skills: fc.subarray(['react', 'sql']),
    question: fc.constantFrom('goal', 'first'),
    value: fc.constantFrom('yes', 'no'),
    pairs: anyPairs,
    only: fc.boolean(),
    met: anyPairs,
    people: fc.subarray(ids),
    groups: fc.constantFrom([['p0', 'p1']], [['p1', 'p2']]),
    as: fc.constantFrom('in' as const, 'team' as const),
  },
  { requiredKeys: ['least', 'skills', 'question', 'value'] },
);

/** A rule with those changes that are about its fields. */
function changed(rule: EventRule, changes: object, id: string): EventRule {
  const fields = Object.entries(changes).filter(
    ([field]) => field === 'least' || field in rule || (rule.kind === 'keep' && field === 'people'),
  );
  return { ...rule, ...Object.fromEntries(fields), id };
}

/** Hard rules with a few variants of each. */
const anyCrowded = anyEventInstance(5).chain((instance) =>
  fc
    .array(fc.array(anyChanges, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 8 })
    .map((variants) => ({
      ...instance,
      rules: instance.rules
        .map((rule): EventRule => ({ ...rule, strength: 'hard' }))
        .flatMap((rule, at) =>
          (variants[at] ?? []).map((changes, number) => changed(rule, changes, `${rule.id}-${number}`)),
        ),
    })),
);

/** Whether each team of some of the people meets the hard rules, with each project and each published team. */
function verdicts(instance: EventInstance): boolean[] {
  const cohort = createCohort(instance);
  const published = instance.published ?? [];
  const found: boolean[] = [];
  for (let mask = 1; mask < 1 << cohort.people.length; mask += 1) {
    const members = Int32Array.from([...cohort.people.keys()].filter((person) => (mask >> person) & 1));
    for (const project of projectsOf(cohort))
      for (const from of [none, ...published.keys()])
        found.push(brokenRule(cohort, { members, size: members.length, project, from }) === undefined);
  }
  return found;
}

test('the same teams meet the hard rules without those that others imply', () => {
  const dropped = new Map<RuleKind, number>();
  fc.assert(
    fc.property(anyCrowded, (instance) => {
      // One kind at a time, so that no other rule hides a difference.
      for (const [kind, rules] of Map.groupBy(instance.rules, (rule) => rule.kind)) {
        const needed = withoutDominated({ ...instance, rules });
        dropped.set(kind, (dropped.get(kind) ?? 0) + rules.length - needed.rules.length);
        expect(verdicts(needed)).toEqual(verdicts({ ...instance, rules }));
      }
    }),
    { numRuns: 500 },
  );
  expect(dropped.size).toBe(16);
  expect(Math.min(...dropped.values())).toBeGreaterThan(5);
});

test('keeps soft rules, and the first one of equal rules', () => {
  const hours = (id: string, strength: 'hard' | number, wanted: number): EventRule => ({
    id,
    kind: 'hours',
    strength,
    hours: wanted,
  });
  const rules = [
    hours('two', 'hard', 2),
    hours('soft', 3, 1),
    hours('six', 'hard', 6),
    hours('same', 'hard', 6),
  ];
  const instance = { people: [], sizes: { min: 2, max: 4, preferred: 3 }, rules };
  expect(withoutDominated(instance).rules.map(({ id }) => id)).toEqual(['soft', 'six']);
});

test.each([
  [1, ['both']],
  [0.5, ['react', 'both']],
])('keeps a rule about one of two skills unless both are demanded in full (least: %s)', (least, kept) => {
  const rules: EventRule[] = [
    { id: 'react', kind: 'skills', strength: 'hard', least, skills: ['react'] },
    { id: 'both', kind: 'skills', strength: 'hard', least, skills: ['sql', 'react'] },
  ];
  const instance = { people: [], sizes: { min: 2, max: 4, preferred: 3 }, rules };
  expect(withoutDominated(instance).rules.map(({ id }) => id)).toEqual(kept);
});
