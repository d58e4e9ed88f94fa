import loadHighs from 'highs';
import { expect, test } from 'vitest';
import type { EventInstance, EventPerson, EventRule } from '../../instance.ts';
import { createEffort } from '../effort.ts';
import { findClash } from './smallest-clash.ts';

const solver = await loadHighs();
const size: EventRule = { id: 'size', kind: 'size', strength: 'hard' };
const backend: EventRule = { id: 'backend', kind: 'role', strength: 'hard', role: 'backend', count: 1 };
const hours: EventRule = { id: 'hours', kind: 'hours', strength: 'hard', hours: 2 };
const apart: EventRule = { id: 'apart', kind: 'apart', strength: 'hard' };
const language: EventRule = { id: 'language', kind: 'language', strength: 'hard' };

function people(count: number, more: (at: number) => Partial<EventPerson> = () => ({})): EventPerson[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    slots: [1, 2, 3],
    languages: ['en'],
    roles: { backend: 1 },
    ...more(at),
  }));
}

function clashOf(instance: EventInstance, maxSteps = 50_000) {
  const effort = createEffort({ maxSteps, msLeft: () => 1, isStopped: () => false });
  return findClash({ instance, solver, seed: 1 }, effort);
}

const sizes = { min: 3, max: 4, preferred: 4 };

test('finds no clash if all hard rules can be met', () => {
  const rules = [size, backend, hours, apart, language];
  expect(clashOf({ people: people(12), sizes, rules })).toBeUndefined();
  expect(clashOf({ people: [], sizes, rules: [] })).toBeUndefined();
});

test('names the size and the role if too few people have a role, with the size of teams that would do', () => {
  const few = people(12, (at) => (at < 2 ? {} : { roles: {} }));
  const clash = clashOf({ people: few, sizes, rules: [size, apart, hours, backend, language] });
  expect(clash?.rules).toEqual(['size', 'backend']);
  expect(clash?.isSmallest).toBe(true);
  expect(clash?.reason).toEqual({
    kind: 'role',
    rule: 'backend',
    role: 'backend',
    teams: 3,
    enoughFor: 2,
    sizeThatFits: 6,
  });
});

test('names a rule alone that a person can never meet', () => {
  const late = people(12, (at) => (at === 5 ? { slots: [100] } : {}));
  const clash = clashOf({ people: late, sizes, rules: [size, hours, language] });
  expect(clash).toEqual({
    rules: ['hours'],
    isSmallest: true,
    reason: { kind: 'blocked', people: ['p5'] },
  });
});

test('names all three rules that only together leave a person without a team', () => {
  // p0 shares hours only with p1 and p2, who must be kept apart.
  const night = [50, 51];
  const all = people(12, (at) => {
    if (at === 0) return { slots: night };
    return at < 3 ? { slots: [1, 2, 3, ...night], avoid: at === 1 ? ['p2'] : [] } : {};
  });
  const rules = [size, apart, hours, backend, language];
  const clash = clashOf({ people: all, sizes, rules });
  expect(clash?.rules).toEqual(['size', 'apart', 'hours']);
  expect(clash?.isSmallest).toBe(true);
  expect(clash?.reason).toEqual({ kind: 'blocked', people: ['p0'] });
  for (const left of ['apart', 'hours'])
    expect(clashOf({ people: all, sizes, rules: rules.filter(({ id }) => id !== left) })).toBeUndefined();
});

test('names the rules about sizes and projects if the projects have too few places', () => {
  const projects: EventRule = { id: 'projects', kind: 'projects', strength: 'hard' };
  const rules = [language, size, projects];
  const clash = clashOf({ people: people(12), sizes, projects: [{ id: 't1' }, { id: 't2' }], rules });
  expect(clash?.rules).toEqual(['size', 'projects']);
  expect(clash?.reason).toEqual({ kind: 'places', people: 12, places: 8 });
});

test('names the smaller of two clashes', () => {
  const all = people(12, (at) => (at === 0 ? { slots: [90, 91], languages: ['eo'] } : {}));
  const more: EventRule[] = [
    { id: 'same-hours', kind: 'hours', strength: 'hard', hours: 2 },
    { id: 'many-hours', kind: 'hours', strength: 'hard', hours: 3 },
  ];
  expect(clashOf({ people: all, sizes, rules: [size, language, ...more] })?.rules).toEqual(['many-hours']);
});

test('names the one rule among 200 that a person can never meet', () => {
  const many = Array.from({ length: 198 }, (_, at): EventRule => ({ ...language, id: `language-${at}` }));
  const never: EventRule = {
    id: 'never',
    kind: 'neverAlone',
    strength: 'hard',
    question: 'first',
    value: 'yes',
  };
  const all = people(12, (at) => (at === 0 ? { answers: { first: 'yes' } } : {}));
  const clash = clashOf({ people: all, sizes, rules: [...many, never, size] });
  expect(clash?.rules).toEqual(['never']);
  expect(clash?.isSmallest).toBe(true);
});

test('looks at no more people once the time is over', () => {
  const spent: number[] = [];
  const effort = {
    ...createEffort({ msLeft: () => 1, isStopped: () => true }),
    spend: (steps: number) => {
      spent.push(steps);
      return false;
    },
  };
  const instance = { people: people(40), sizes, rules: [size, backend, hours] };
  expect(findClash({ instance, solver, seed: 1 }, effort)).toBeUndefined();
  expect(spent.reduce((sum, steps) => sum + steps, 0)).toBeLessThan(instance.people.length);
});

test('names the five rules among 200 that leave one of 300 people without a team', () => {
  // p0 speaks only with p1 to p4: p1 is never free with them, p2 must be apart, and the role is missing with p3 and p4.
  const special: Readonly<Record<number, Partial<EventPerson>>> = {
    0: { languages: ['eo'], roles: {}, slots: [1, 2] },
    1: { languages: ['eo', 'en'], slots: [3, 4] },
    2: { languages: ['eo', 'en'] },
    3: { languages: ['eo', 'en'], roles: {} },
    4: { languages: ['eo', 'en'], roles: {} },
  };
  const all = people(300, (at) => ({ slots: [1, 2, 3, 4], ...special[at] }));
  const core: EventRule[] = [size, language, hours, { ...apart, pairs: [['p0', 'p2']] }, backend];
  const others = Array.from({ length: 195 }, (_, at): EventRule => {
    const named = { id: `other-${at}`, strength: 'hard' } as const;
    const [one, other] = [`p${5 + at}`, `p${299 - at}`];
    if (at % 3 === 0) return { ...named, kind: 'locked', groups: at < 140 ? [[one, other]] : [] };
    if (at % 3 === 1) return { ...named, kind: 'neverAlone', question: `question ${at}`, value: 'yes' };
    return { ...named, kind: 'apart', pairs: [[one, other]] };
  });
  const rules = [...others.slice(0, 90), ...core, ...others.slice(90)];
  const clash = clashOf({ people: all, sizes: { min: 3, max: 5, preferred: 4 }, rules }, 3_000);
  expect(clash?.rules.toSorted()).toEqual(['apart', 'backend', 'hours', 'language', 'size']);
  expect(clash?.reason).toEqual({ kind: 'blocked', people: ['p0'] });
});

test('names all people who have no team because of the smallest clash', () => {
  const chain = Array.from({ length: 11 }, (_, at): EventRule => {
    const groups = [[`p${at}`, `p${at + 1}`]];
    return { id: `pair-${at}`, kind: 'locked', strength: 'hard', groups };
  });
  const clash = clashOf({
    people: people(12),
    sizes: { min: 2, max: 3, preferred: 3 },
    rules: [...chain, size],
  });
  expect(clash?.rules).toHaveLength(4);
  expect(clash?.reason).toMatchObject({ kind: 'blocked' });
  expect(clash?.reason.kind === 'blocked' && clash.reason.people).toHaveLength(4);
});
