import fc from 'fast-check';
import type { EventInstance, EventPerson, EventRule } from '../events/instance.ts';

const roles = ['backend', 'design', 'data'];
const languages = ['en', 'es', 'de'];
const skills = ['react', 'sql'];
const projectIds = ['t1', 't2', 't3'];
const strength = fc.oneof(fc.constant('hard' as const), fc.integer({ min: 1, max: 5 }));
const softStrength = fc.integer({ min: 1, max: 5 });
const yesOrNo = fc.constantFrom('yes', 'no');

function anyPerson(id: string, ids: readonly string[]): fc.Arbitrary<EventPerson> {
  return fc.record(
    {
      id: fc.constant(id),
      level: fc.constantFrom(0, 0.25, 0.5, 1),
      roles: fc.dictionary(fc.constantFrom(...roles), fc.integer({ min: 0, max: 3 })),
      skills: fc.dictionary(fc.constantFrom(...skills), fc.constantFrom(0.2, 0.5, 1)),
      slots: fc.uniqueArray(fc.constantFrom(0, 1, 31, 32, 63, 64, 167), { maxLength: 7 }),
      languages: fc.subarray(languages),
      wishes: fc.subarray(projectIds),
      friends: fc.subarray([...ids, 'unknown']),
      avoid: fc.subarray([...ids.filter((other) => other !== id), 'unknown'], { maxLength: 1 }),
      answers: fc.dictionary(fc.constantFrom('goal', 'first'), yesOrNo),
    },
    { requiredKeys: ['id'] },
  );
}

function anyRules(ids: readonly string[]): fc.Arbitrary<EventRule[]> {
  const pairs = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 4 });
  const level = fc.integer({ min: 0, max: 2 });
  const rules: fc.Arbitrary<EventRule>[] = [
    fc.record({ ...named('size'), strength, step: fc.constantFrom(0.3, 0.5) }),
    fc.record({
      ...named('role'),
      strength,
      role: fc.constantFrom(...roles),
      level,
      count: fc.integer({ min: 1, max: 2 }),
    }),
    fc.record({ ...named('needs'), strength, level }),
    fc.record({ ...named('skills'), strength, skills: fc.subarray(skills) }),
    fc.record({ ...named('hours'), strength, hours: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ ...named('language'), strength }),
    fc.record({
      ...named('level'),
      strength,
      mode: fc.constantFrom('balanced' as const, 'alike' as const),
      tolerance: fc.constantFrom(0.3, 1),
    }),
    fc.record({
      ...named('level'),
      strength,
      mode: fc.constant('mixed' as const),
      spread: fc.constantFrom(0.3, 1),
    }),
    fc.record({ ...named('same'), strength, question: fc.constant('goal') }),
    fc.record({
      ...named('neverAlone'),
      strength,
      question: fc.constant('first'),
      value: fc.constant('yes'),
    }),
    fc.record({ ...named('friends'), strength }),
    fc.record({
      ...named('apart'),
      strength,
      pairs: pairs.map((all) => all.filter(([a, b]) => a !== b)),
      only: fc.boolean(),
    }),
    fc.record({
      ...named('wishes'),
      strength: softStrength,
      curve: fc.constant([1, 0.5]),
      unlisted: fc.constantFrom(0, 0.1),
    }),
    fc.record({
      ...named('wishes'),
      strength: fc.constant('hard' as const),
      within: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ ...named('eligible'), strength }),
    fc.record({ ...named('novelty'), strength, met: pairs }),
    fc.record({
      ...named('locked'),
      strength,
      groups: fc.constant([ids.slice(0, 2)]),
      as: fc.constantFrom('in' as const, 'team' as const),
    }),
    fc.record({ ...named('keep'), strength }),
  ];
  return fc
    .array(fc.oneof(...rules), { maxLength: 8 })
    .map((all) => all.map((rule, at) => ({ ...rule, id: `${rule.kind}-${at}` })));
}

function named<Kind extends string>(kind: Kind) {
  return { id: fc.constant(kind), kind: fc.constant(kind) };
}

const anyProjects = fc.tuple(
  ...projectIds.map((id) =>
    fc.record(
      {
        id: fc.constant(id),
        teamsMax: fc.constant(9),
        needs: fc.dictionary(fc.constantFrom(...roles), fc.integer({ min: 1, max: 2 })),
        skills: fc.subarray(skills),
        only: fc.record({ question: fc.constant('goal'), values: fc.subarray(['yes', 'no']) }),
      },
      { requiredKeys: ['id', 'teamsMax'] },
    ),
  ),
);

/** Small instances with rules of every kind, among them some that no teams satisfy. */
export function anyEventInstance(most = 9): fc.Arbitrary<EventInstance> {
  return fc.integer({ min: 2, max: most }).chain((count) => {
    const ids = Array.from({ length: count }, (_, at) => `p${at}`);
    return fc.record(
      {
        people: fc.tuple(...ids.map((id) => anyPerson(id, ids))),
        sizes: fc.constantFrom(
          { min: 2, max: 3, preferred: 3 },
          { min: 2, max: 4, preferred: 3, unplacedMax: 1 },
        ),
        rules: anyRules(ids),
        projects: anyProjects,
        published: fc.constant([
          { id: 'team1', members: [...ids.slice(0, 2), 'left'] },
          { id: 'team2', members: ids.slice(2, 4) },
        ]),
      },
      { requiredKeys: ['people', 'sizes', 'rules'] },
    );
  });
}
