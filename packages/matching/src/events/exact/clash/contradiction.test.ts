import { describe, expect, test } from 'vitest';
import { createCohort } from '../../cohort.ts';
import type { EventInstance, EventPerson, EventRule } from '../../instance.ts';
import { findContradiction } from './contradiction.ts';

const count = 1_000;
const size: EventRule = { id: 'size', kind: 'size', strength: 'hard' };
const language: EventRule = { id: 'language', kind: 'language', strength: 'hard' };
const friends: EventRule = { id: 'friends', kind: 'friends', strength: 'hard' };
const hours: EventRule = { id: 'hours', kind: 'hours', strength: 'hard', hours: 3 };

function apart(...pairs: [string, string][]): EventRule {
  return { id: 'apart', kind: 'apart', strength: 'hard', pairs };
}

function locked(...group: string[]): EventRule {
  return lockedAs(group);
}

function lockedAs(group: string[]) {
  return { id: 'locked', kind: 'locked', strength: 'hard', groups: [group] } as const;
}

function cohortOf(
  rules: readonly EventRule[],
  more: (at: number) => Partial<EventPerson> = () => ({}),
  changes: Partial<EventInstance> = {},
) {
  const people = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    languages: ['en'],
    slots: [1, 2, 3, 4],
    ...more(at),
  }));
  return createCohort({ people, sizes: { min: 4, max: 4, preferred: 4 }, rules, ...changes });
}

function found(...[rules, more, changes]: Parameters<typeof cohortOf>) {
  const cohort = cohortOf(rules, more, changes);
  const contradiction = findContradiction(cohort, false);
  return (
    contradiction && {
      rules: contradiction.rules,
      people: contradiction.people.map((person) => cohort.people[person]?.id).sort(),
    }
  );
}

const ids = (first: number, many: number) => Array.from({ length: many }, (_, at) => `p${first + at}`);
const pairsOf = (all: readonly string[]) =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [string, string] => [one, other]));

describe('in an event with 1,000 people', () => {
  test('finds people who are locked together and must be apart', () => {
    expect(found([size, locked('p0', 'p1'), apart(['p1', 'p0']), language])).toEqual({
      rules: ['apart', 'locked'],
      people: ['p0', 'p1'],
    });
  });

  test('finds friends who must be together and apart, also through a third one', () => {
    const chain: Readonly<Record<number, string[]>> = { 0: ['p1'], 1: ['p0', 'p2'], 2: ['p1'] };
    const withFriends = (at: number) => ({ friends: chain[at] ?? [] });
    expect(found([size, friends, apart(['p0', 'p2'])], withFriends)).toEqual({
      rules: ['apart', 'friends'],
      people: ['p0', 'p1', 'p2'],
    });
    expect(found([size, friends, apart(['p0', 'p3'])], withFriends)).toBeUndefined();
  });

  test('finds a locked group that is larger than a team', () => {
    expect(found([size, locked(...ids(0, 5))])?.rules).toEqual(['size', 'locked']);
    expect(found([size, locked(...ids(0, 4))])).toBeUndefined();
  });

  test('finds a locked group that is a team of its own and smaller than a team', () => {
    const ofOwn = (many: number): EventRule => ({ ...lockedAs(ids(0, many)), as: 'team' });
    expect(found([size, ofOwn(3)])).toEqual({ rules: ['size', 'locked'], people: ids(0, 3) });
    expect(found([size, ofOwn(4)])).toBeUndefined();
    expect(found([size, lockedAs(ids(0, 3))])).toBeUndefined();
  });

  test('finds a locked group that is a team of its own without a role that each team needs', () => {
    const role: EventRule = { id: 'role', kind: 'role', strength: 'hard', role: 'Design' };
    const ofOwn: EventRule = { ...lockedAs(ids(0, 4)), as: 'team' };
    const withRole = (at: number) => (at < 4 ? {} : { roles: { Design: 2 } });
    expect(found([size, role, ofOwn], withRole)).toEqual({ rules: ['role', 'locked'], people: ids(0, 4) });
    expect(found([size, role, ofOwn], () => ({ roles: { Design: 2 } }))).toBeUndefined();
  });

  test('finds a locked group without common hours', () => {
    const early = (at: number) => (at === 0 ? { slots: [7, 8, 9] } : {});
    expect(found([size, hours, locked('p0', 'p1')], early)?.rules).toEqual(['hours', 'locked']);
  });

  test('finds people whose language too few others speak', () => {
    const few = (at: number) => (at < 3 ? { languages: ['eo'] } : {});
    expect(found([size, language], few)).toEqual({ rules: ['size', 'language'], people: ids(0, 3) });
  });

  test('finds people who share a language only with each other and cannot be divided into teams', () => {
    const some = (many: number) => (at: number) => (at < many ? { languages: ['eo'] } : {});
    expect(found([size, language], some(6))).toEqual({ rules: ['size', 'language'], people: [] });
    expect(found([size, language], some(8))).toBeUndefined();
    // A person who speaks both languages can be in a team of either kind.
    const bridge = (at: number) => (at === 6 ? { languages: ['en', 'eo'] } : some(6)(at));
    expect(found([size, language], bridge)).toBeUndefined();
  });

  test('finds more people who must all be apart than teams are possible', () => {
    expect(found([size, apart(...pairsOf(ids(0, 251)))])).toEqual({ rules: ['size', 'apart'], people: [] });
    expect(found([size, apart(...pairsOf(ids(0, 250)))])).toBeUndefined();
  });

  test('finds the only person with an answer that must not be alone', () => {
    const rule: EventRule = {
      id: 'never',
      kind: 'neverAlone',
      strength: 'hard',
      question: 'first',
      value: 'yes',
    };
    const first = (many: number) => (at: number) => (at < many ? { answers: { first: 'yes' } } : {});
    expect(found([size, rule], first(1))).toEqual({ rules: ['never'], people: ['p0'] });
    expect(found([size, rule], first(2))).toBeUndefined();
  });

  test('finds no contradiction if the people who fit nowhere may stay without a team', () => {
    const few = (at: number) => (at < 2 ? { slots: [] } : {});
    const sizes = { min: 4, max: 4, preferred: 4, unplacedMax: 2 };
    expect(found([size, hours], few)).toEqual({ rules: ['hours'], people: ['p0', 'p1'] });
    expect(found([size, hours], few, { sizes })).toBeUndefined();
  });
});
