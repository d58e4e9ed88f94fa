import fc from 'fast-check';
import loadSolver from 'highs';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../testing/event-instances.ts';
import { createRandom } from '../testing/random.ts';
import { wishingPeople } from '../testing/wishing-people.ts';
import { brokenRule, createCohort, scoreOf } from './cohort.ts';
import { faultOf } from './cohort-score.ts';
import { type Formation, formTeams } from './form-teams.ts';
import type { EventInstance, EventPerson, EventRule } from './instance.ts';
import { viewTeam } from './team-view.ts';

const solver = await loadSolver();

function form(instance: EventInstance, iterations: number, seed = 1): Formation {
  return formTeams(instance, { seed, iterations }, { solver, msLeft: () => 1_000, report: () => true });
}

const rules: EventRule[] = [
  { id: 'size', kind: 'size', strength: 'hard' },
  { id: 'language', kind: 'language', strength: 'hard' },
  { id: 'backend', kind: 'role', strength: 3, role: 'backend' },
  { id: 'hours', kind: 'hours', strength: 4, hours: 6 },
  { id: 'friends', kind: 'friends', strength: 2 },
  { id: 'fair', kind: 'level', strength: 2, mode: 'balanced', tolerance: 0.5 },
];

function makePeople(count: number): EventPerson[] {
  const random = createRandom(count);
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    level: random.below(5) / 4,
    roles: { [random.below(3) === 0 ? 'backend' : 'design']: 1 + random.below(2) },
    slots: Array.from({ length: 40 }, (_hour, hour) => hour).filter(() => random.below(3) > 0),
    languages: random.below(8) === 0 ? ['es'] : ['en', 'es'],
    friends: at % 10 < 2 ? [`p${at % 10 === 0 ? at + 1 : at - 1}`] : [],
  }));
}

const sizes = { min: 3, max: 5, preferred: 4 };

/**
 * The highest score of all ways to split people into allowed teams, by trying each one. `undefined` if there is none.
 */
function bestByTrial(instance: EventInstance): number | undefined {
  const cohort = createCohort(instance);
  const count = cohort.people.length;
  function best(left: readonly number[]): number {
    const [first, ...others] = left;
    if (first === undefined) return 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let mask = 0; mask < 1 << others.length; mask += 1) {
      const chosen = others.filter((_person, at) => (mask >> at) & 1);
      const team = viewTeam([first, ...chosen]);
      if (brokenRule(cohort, team) !== undefined) continue;
      const rest = best(others.filter((person) => !chosen.includes(person)));
      highest = Math.max(highest, rest + (team.size * scoreOf(cohort, team)) / count);
    }
    return highest;
  }
  const highest = best([...Array(count).keys()]);
  return Number.isFinite(highest) ? highest : undefined;
}

test('names no rule of 200 similar ones that a stricter one implies', () => {
  const strength = 'hard' as const;
  const apart = (id: string): EventRule => ({ id, kind: 'apart', strength });
  const similar = Array.from({ length: 196 }, (_, at): EventRule => {
    const number = 1 + (Math.floor(at / 4) % 2);
    const choices: EventRule[] = [
      { id: `hours-${at}`, kind: 'hours', strength, hours: number },
      { id: `role-${at}`, kind: 'role', strength, role: 'backend', level: number },
      { id: `level-${at}`, kind: 'level', strength, mode: 'alike', tolerance: 3 - number },
      { id: `language-${at}`, kind: 'language', strength },
    ];
    return choices[at % 4] ?? apart('other');
  });
  // p0 shares hours only with p1 and p2, who must be kept apart.
  const night = [50, 51];
  const people = Array.from({ length: 12 }, (_, at): EventPerson => {
    const slots = at === 0 ? night : [1, 2, 3, ...(at < 3 ? night : [])];
    return { id: `p${at}`, slots, languages: ['en'], roles: { backend: 2 }, avoid: at === 1 ? ['p2'] : [] };
  });
  const size: EventRule = { id: 'size', kind: 'size', strength };
  const instance = {
    people,
    sizes: { ...sizes, max: 4 },
    rules: [...similar, apart('first'), apart('second'), apart('third'), size],
  };
  expect(form(instance, 20_000)).toMatchObject({
    clash: ['hours-4', 'first', 'size'],
    clashReason: { kind: 'blocked', people: ['p0'] },
  });
});

test('finds the best teams of a small cohort, or reports a fault exactly if no teams are allowed', () => {
  const anySmall = anyEventInstance(7).map(({ people, rules: all }) => ({
    people,
    rules: all,
    sizes: { min: 2, max: 4, preferred: 3 },
  }));
  fc.assert(
    fc.property(anySmall, (instance) => {
      const formed = form(instance, 20_000);
      const highest = bestByTrial(instance);
      if (highest === undefined) expect(formed.fault).not.toBeNull();
      else expect(formed).toMatchObject({ fault: null, score: expect.closeTo(highest, 6) });
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('forms the same teams for the same seed and budget, in whatever order people signed up', () => {
  const people = makePeople(60);
  const formed = form({ people, sizes, rules }, 30_000);
  expect(form({ people, sizes, rules }, 30_000)).toEqual(formed);
  expect(form({ people: people.toReversed(), sizes, rules }, 30_000)).toEqual(formed);
  expect(form({ people, sizes, rules }, 30_000, 2)).not.toEqual(formed);
});

test('forms better teams with more work', () => {
  const instance = { people: makePeople(120), sizes, rules };
  const [little, more] = [form(instance, 500), form(instance, 200_000)];
  expect(more.fault).toBeNull();
  expect(more.score).toBeGreaterThan(little.score + 1);
});

test('searches for better teams if ranked choice is not solved in its time', () => {
  const instance = wishingPeople(400, 120);
  // The solver stops after 180 ms with poor teams.
  const host = { solver, msLeft: () => 240, report: () => true };
  const formed = formTeams(instance, { seed: 1, iterations: 200_000 }, host);
  expect(formed.fault).toBeNull();
  expect(formed.score).toBeGreaterThan(80);
  expect(formed.bound).toBeGreaterThan(formed.score);
});

test('ends with the result so far when the caller stops it', () => {
  let calls = 0;
  const instance = { people: makePeople(60), sizes, rules };
  const report = () => {
    calls += 1;
    return calls < 3;
  };
  let left = 1_000_000;
  const msLeft = () => {
    left -= 1_000;
    return left;
  };
  const formed = formTeams(instance, { seed: 1 }, { solver, msLeft, report });
  expect(calls).toBe(3);
  expect(formed.teams.flatMap(({ members }) => members)).toHaveLength(60);
});

test('continues published teams and moves at most the allowed share of people', () => {
  const people = makePeople(200);
  const keep: EventRule = { id: 'keep', kind: 'keep', strength: 5 };
  const first = form({ people, sizes, rules }, 200_000);
  const published = first.teams.map(({ members }, at) => ({ id: `team${at}`, members }));
  const dropped = new Set(
    published.filter((_team, at) => at % 5 === 0).flatMap(({ members }) => members[0] ?? []),
  );
  const late = { ...makePeople(3)[0], id: 'late' };
  const instance: EventInstance = {
    people: [...people.filter(({ id }) => !dropped.has(id)), late],
    sizes,
    published,
    rules: [...rules, keep],
  };
  const repaired = form(instance, 200_000);
  const homes = new Map(published.flatMap(({ id, members }) => members.map((member) => [member, id])));
  const moved = repaired.teams.flatMap(({ members, from }) =>
    members.filter((id) => homes.has(id) && homes.get(id) !== from),
  );
  expect(faultOf(createCohort(instance), repaired)).toBeUndefined();
  expect(moved.length).toBeLessThanOrEqual(0.02 * homes.size);
  expect(new Set(repaired.teams.map(({ from }) => from)).size).toBe(repaired.teams.length);
});

test('fills teams that are too small even if the time is over before it begins', () => {
  const ids = Array.from({ length: 40 }, (_, at) => `p${at}`);
  const published = Array.from({ length: 10 }, (_, at) => ({
    id: `team${at}`,
    members: ids.slice(4 * at, 4 * at + 4),
  }));
  const people = ids.filter((_id, at) => at > 1).map((id) => ({ id, level: 0.5 }));
  const fair: EventRule = { id: 'fair', kind: 'level', strength: 1, mode: 'alike', tolerance: 1 };
  const repaired = formTeams(
    { people, sizes: { min: 3, max: 5, preferred: 4 }, published, rules: [fair] },
    { seed: 1, movedShare: 0.05 },
    { solver, msLeft: () => 0, report: () => true },
  );
  expect(repaired.fault).toBeNull();
});

test.each([
  ['no people', { people: [], sizes, rules }],
  ['one person', { people: [{ id: 'a' }], sizes: { min: 1, max: 1, preferred: 1 }, rules }],
  ['no rules', { people: makePeople(9), sizes, rules: [] }],
  [
    'rules about unknown people, roles and projects',
    {
      people: makePeople(9).map((person) => ({ ...person, friends: ['x'], avoid: ['y'], wishes: ['z'] })),
      sizes,
      rules: [
        { id: 'a', kind: 'role', strength: 1, role: 'unknown' },
        { id: 'b', kind: 'locked', strength: 1, groups: [['p1', 'unknown']] },
        { id: 'c', kind: 'novelty', strength: 1, met: [['p1', 'unknown']] },
      ] satisfies EventRule[],
    },
  ],
  [
    'two hundred rules',
    {
      people: makePeople(30),
      sizes,
      rules: Array.from(
        { length: 200 },
        (_, at): EventRule => ({
          id: `r${at}`,
          kind: 'hours',
          strength: at + 1,
          hours: 1 + (at % 9),
        }),
      ),
    },
  ],
] satisfies [string, EventInstance][])('places all people with %s', (_name, instance) => {
  const formed = form(instance, 5_000);
  const placed = [...formed.teams.flatMap(({ members }) => members), ...formed.unplaced];
  expect(placed.sort()).toEqual(instance.people.map(({ id }) => id).sort());
});

test('a repair merges into the larger team, and forms teams even if no allowed sizes exist', () => {
  const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}` }));
  const published = [
    { id: 'A', members: ['p1', 'gone', 'left'] },
    { id: 'B', members: ['p2', 'p3', 'p4', 'p5'] },
  ];
  const rules = [{ id: 'alike', kind: 'level', strength: 1, mode: 'alike', tolerance: 1 } as const];
  const repair = (instance: EventInstance, seed: number, movedShare: number) =>
    formTeams(
      instance,
      { seed, iterations: 20_000, movedShare },
      { solver, msLeft: () => 1_000, report: () => true },
    );
  for (let seed = 1; seed <= 5; seed += 1) {
    const sizes = { min: 3, max: 5, preferred: 3 };
    const merged = repair({ people: people(4), sizes, published, rules }, seed, 0.6);
    expect(merged.teams).toEqual([{ from: 'B', project: null, members: ['p1', 'p2', 'p3', 'p4'] }]);
  }
  const strict = { min: 3, max: 4, preferred: 3 };
  const broken = repair({ people: people(5), sizes: strict, published, rules }, 1, 0);
  expect(broken.teams.map(({ from }) => from).toSorted()).toEqual(['A', 'B']);
  expect(broken).toMatchObject({ clash: null, fault: expect.any(String) });
});

test('a repair meets a weaker hard rule if no teams can meet the stricter one', () => {
  const level = (id: string, wanted: number): EventRule => ({
    id,
    kind: 'role',
    strength: 'hard',
    role: 'backend',
    level: wanted,
  });
  const backend = { roles: { backend: 1 } };
  const people: EventPerson[] = [
    { id: 'p0', ...backend },
    { id: 'p1', ...backend },
    { id: 'p2', roles: { design: 1 } },
    { id: 'p3' },
    { id: 'p4' },
    { id: 'p5' },
  ];
  const instance: EventInstance = {
    people,
    sizes: { min: 3, max: 4, preferred: 3 },
    published: [
      { id: 'full', members: ['p0', 'p1', 'p2', 'p3'] },
      { id: 'small', members: ['p4', 'p5'] },
    ],
    rules: [
      level('expert', 3),
      level('any', 1),
      { id: 'design', kind: 'role', strength: 5, role: 'design', count: 1 },
    ],
  };
  const limits = { seed: 1, iterations: 20_000, movedShare: 0.2 };
  const { teams } = formTeams(instance, limits, { solver, msLeft: () => 1_000, report: () => true });
  const small = teams.find(({ from }) => from === 'small');
  expect(small?.members).toHaveLength(3);
  expect(small?.members.some((id) => id === 'p0' || id === 'p1')).toBe(true);
});
