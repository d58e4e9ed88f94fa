import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEventInstance } from '../../testing/event-instances.ts';
import {
  areFriends,
  type PlainTeam,
  plainMember,
  plainScore,
  plainValue,
} from '../../testing/plain-event-rules.ts';
import type { EventInstance, EventPerson, EventRule, FormedTeam } from '../instance.ts';
import { explainTeam } from './team-reasons.ts';
import { explainApart, type WhyApart } from './why-apart.ts';

interface Case {
  readonly instance: EventInstance;
  /** Every person is in one of them. Teams can break rules, as organisers can move participants by hand. */
  readonly teams: readonly FormedTeam[];
}

const anyCase: fc.Arbitrary<Case> = anyEventInstance().chain((instance) => {
  const { people, projects = [] } = instance;
  const order = fc.shuffledSubarray(
    people.map(({ id }) => id),
    { minLength: people.length },
  );
  const shape = fc.record({
    order,
    size: fc.integer({ min: 1, max: 4 }),
    first: fc.nat({ max: 2 }),
  });
  return shape.map(({ order: ids, size, first }) => ({
    instance,
    teams: Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ({
      members: ids.slice(at * size, (at + 1) * size),
      project: projects[(first + at) % Math.max(1, projects.length)]?.id ?? null,
      from: null,
    })),
  }));
});

function hasRole({ roles = {} }: EventPerson, role: string, level = 1): boolean {
  return role in roles && (roles[role] ?? 0) >= level;
}

describe('the reasons for a team', () => {
  /** Compares each reason with what the instance says, and looks for facts that are missing. */
  function checkReasons({ instance, teams }: Case): number {
    let checked = 0;
    for (const team of teams) {
      const members = instance.people.filter(({ id }) => team.members.includes(id));
      const project = instance.projects?.find(({ id }) => id === team.project);
      for (const me of members) {
        const reasons = explainTeam(instance, team, me.id);
        const others = members.filter((member) => member !== me);
        const isNeeded = (role: string) =>
          instance.rules.some((rule) => {
            if (rule.kind === 'role') return rule.role === role && hasRole(me, role, rule.level);
            return (
              rule.kind === 'needs' && project?.needs?.[role] !== undefined && hasRole(me, role, rule.level)
            );
          });
        const isWanted = (skill: string) =>
          instance.rules.some(
            (rule) => rule.kind === 'skills' && (project?.skills ?? rule.skills ?? []).includes(skill),
          );
        const hours = Array.from({ length: 168 }, (_, hour) => hour);
        const stated = hours.filter((hour) =>
          reasons.hours.some(({ day, from, to }) => hour >= day * 24 + from && hour < day * 24 + to),
        );
        expect(reasons).toEqual({
          roles: Object.keys(me.roles ?? {}).filter(isNeeded),
          skills: expect.toSatisfy((skills: string[]) =>
            ['react', 'sql'].every(
              (skill) => skills.includes(skill) === ((me.skills?.[skill] ?? 0) > 0 && isWanted(skill)),
            ),
          ),
          hours: expect.toSatisfy((spans: typeof reasons.hours) =>
            spans.every(({ day, from, to }) => day < 7 && from < to && to <= 24),
          ),
          languages: expect.toSatisfy((languages: string[]) =>
            ['en', 'es', 'de'].every(
              (language) =>
                languages.includes(language) ===
                (others.length > 0 && members.every((one) => one.languages?.includes(language) === true)),
            ),
          ),
          friends: team.members.filter((id) =>
            others.some((other) => other.id === id && areFriends(me, other)),
          ),
          group: team.members.filter((id) =>
            instance.rules.some(
              (rule) =>
                id !== me.id &&
                rule.kind === 'locked' &&
                rule.groups.some((group) => group.includes(id) && group.includes(me.id)),
            ),
          ),
          wishRank: me.wishes?.includes(team.project ?? '')
            ? me.wishes.indexOf(team.project ?? '') + 1
            : null,
        });
        const isShared = (hour: number) => members.every(({ slots = [] }) => slots.includes(hour));
        expect(stated).toEqual(others.length > 0 ? hours.filter(isShared) : []);
        checked += 1;
      }
    }
    return checked;
  }

  test('are true by the instance, and complete, in 5,000 explanations', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyCase, (one) => {
        checked += checkReasons(one);
      }),
      { numRuns: 1_200 },
    );
    expect(checked).toBeGreaterThan(5_000);
  });
});

/** What one person may see of an instance, written independently of the engine. */
function visibleTo(instance: EventInstance, me: EventPerson): EventInstance {
  const rules = instance.rules.flatMap((rule): EventRule[] => {
    if (rule.kind === 'role' || rule.kind === 'needs') return [{ ...rule, level: 1 }];
    return ['size', 'skills', 'hours', 'friends', 'wishes'].includes(rule.kind) ? [rule] : [];
  });
  const people = instance.people.map(({ id, roles = {}, skills, slots, ...person }): EventPerson => {
    const friends = [me, ...instance.people].filter(
      (other) =>
        other.id !== id &&
        (id === me.id || other === me) &&
        areFriends(me, id === me.id ? other : { id, ...person }),
    );
    return {
      id,
      skills,
      slots,
      friends: friends.map((friend) => friend.id),
      roles: Object.fromEntries(Object.entries(roles).filter(([, level]) => level > 0)),
      ...(id === me.id && { wishes: person.wishes }),
    };
  });
  return { people, rules, sizes: instance.sizes, ...(instance.projects && { projects: instance.projects }) };
}

/** The team of each person, by index. */
type Places = ReadonlyMap<string, number>;

/** All ways in which one of two people joins the other's team, and up to two more people move. */
function allExchanges(places: Places, one: string, other: string): Places[] {
  const found: Places[] = [];
  const move = (from: Places, id: string, team: number) => new Map([...from, [id, team]]);
  for (const [joins, stays] of [[one, other] as const, [other, one] as const]) {
    const [home, target] = [places.get(joins) ?? -1, places.get(stays) ?? -1];
    const first = move(places, joins, target);
    found.push(first);
    for (const [second, at] of places) {
      if (at !== target || second === stays) continue;
      for (const team of new Set(places.values())) {
        if (team === target) continue;
        const next = move(first, second, team);
        found.push(next);
        for (const [third, place] of places)
          if (place === team && team !== home) found.push(move(next, third, home));
      }
    }
  }
  return found;
}

/** How far a team is from meeting the hard rules of a kind. */
function plainLack(rules: readonly EventRule[], instance: EventInstance, team: PlainTeam): number {
  return rules.reduce((sum, rule) => {
    const missing = team.members.map((me) => {
      const value = plainMember(rule, instance, team, me) ?? plainValue(rule, instance, team);
      return Math.max(0, 1 - 1e-6 - value);
    });
    return sum + missing.reduce((total, lack) => total + lack, 0);
  }, 0);
}

function sizeLack({ sizes }: EventInstance, { members, project }: PlainTeam): number {
  if (members.length === 0) return 0;
  const { min = sizes.min, max = sizes.max } = project ?? {};
  return Math.max(0, min - members.length, members.length - max);
}

const hardKinds = ['role', 'needs', 'skills', 'hours', 'friends', 'wishes'] as const;

/** What the explanation has to be, by trying every exchange with the plain formulas. The points are not rounded. */
function plainApart({ instance: whole, teams }: Case, one: string, other: string): WhyApart {
  const me = whole.people.find(({ id }) => id === one);
  if (me === undefined) throw new Error('the person exists');
  const instance = visibleTo(whole, me);
  const places = new Map(
    teams.flatMap(({ members }, team) => members.map((id): [string, number] => [id, team])),
  );
  if (places.get(one) === places.get(other)) return { kind: 'same_team' };
  const teamAt = (at: Places, team: number): PlainTeam => ({
    members: instance.people.filter(({ id }) => at.get(id) === team),
    project: instance.projects?.find(({ id }) => id === teams[team]?.project),
  });
  const scoreAt = (at: Places, team: number) => {
    const plain = teamAt(at, team);
    return plain.members.length === 0 ? 0 : plainScore(instance, plain);
  };
  const lackAt = (at: Places, team: number, kind: string) => {
    const plain = teamAt(at, team);
    if (plain.members.length === 0) return 0;
    if (kind === 'size') return sizeLack(instance, plain);
    return plainLack(
      instance.rules.filter((rule) => rule.kind === kind && rule.strength === 'hard'),
      instance,
      plain,
    );
  };
  const results = allExchanges(places, one, other).map((at) => {
    const changed = [
      ...new Set(
        [...at].flatMap(([id, team]) => (places.get(id) === team ? [] : [places.get(id) ?? -1, team])),
      ),
    ];
    const broken = ['size' as const, ...hardKinds].filter((kind) => {
      const more = changed.map((team) => lackAt(at, team, kind) - lackAt(places, team, kind));
      return more.reduce((sum, lack) => sum + lack, 0) > 1e-4;
    });
    if (broken.length > 0) return { broken, loss: 0, members: 0, worse: 0, better: 0 };
    const involved = [...places].filter(([, team]) => changed.includes(team)).map(([id]) => id);
    const losses = involved.map(
      (id) => scoreAt(places, places.get(id) ?? -1) - scoreAt(at, at.get(id) ?? -1),
    );
    return {
      broken,
      loss: losses.reduce((sum, loss) => sum + loss, 0),
      members: involved.length,
      worse: losses.filter((loss) => loss > 1e-6).length,
      better: losses.filter((loss) => loss < -1e-6).length,
    };
  });
  const allowed = results.filter(({ broken }) => broken.length === 0);
  if (allowed.length === 0) return { kind: 'rules', rules: hardKindsOf(results.map(({ broken }) => broken)) };
  const least = Math.min(...allowed.map(({ loss }) => loss));
  const [best] = allowed
    .filter(({ loss }) => loss < least + 1e-5)
    .toSorted((a, b) => a.worse - b.worse || a.members - b.members || b.better - a.better);
  const { members = 1, worse = 0, better = 0 } = best ?? {};
  return { kind: 'cost', points: Math.max(0, least / members), members, worse, better };
}

type BrokenKinds = Extract<WhyApart, { kind: 'rules' }>['rules'];

function hardKindsOf(broken: readonly BrokenKinds[]): BrokenKinds {
  const [first = [], ...others] = broken;
  return first.filter((kind) => others.every((kinds) => kinds.includes(kind)));
}

/** The kinds of rules in any order: the explanation is a set. Points that were rounded pass as what they round. */
function comparable(why: WhyApart, exact: WhyApart = why): WhyApart {
  if (why.kind === 'rules') return { ...why, rules: why.rules.toSorted() };
  if (why.kind !== 'cost' || exact.kind !== 'cost') return why;
  const isRounded = Number.isInteger(why.points) && Math.abs(why.points - exact.points) <= 0.5 + 1e-4;
  return isRounded ? { ...why, points: exact.points } : why;
}

const anyPair = anyCase.chain((one) => {
  const id = fc.constantFrom(...one.instance.people.map((person) => person.id));
  return fc.record({
    one: fc.constant(one),
    pairs: fc.array(fc.tuple(id, id), { minLength: 8, maxLength: 8 }),
  });
});

describe('the reasons why two people are apart', () => {
  test('are those that trying every exchange finds, in 5,000 explanations', () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(anyPair, ({ one, pairs }) => {
        for (const [asker, other] of pairs) {
          if (asker === other) continue;
          const why = explainApart(one.instance, one.teams, asker, other);
          kinds.set(why.kind, (kinds.get(why.kind) ?? 0) + 1);
          const plain = plainApart(one, asker, other);
          expect(comparable(why, plain)).toEqual(comparable(plain));
        }
      }),
      // Many pairs are skipped because they name one person twice.
      { numRuns: 1_400 },
    );
    expect(Math.min(...['same_team', 'rules', 'cost'].map((kind) => kinds.get(kind) ?? 0))).toBeGreaterThan(
      100,
    );
    expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5_000);
  });
});

/** The same event with other private data of all people but one, as far as that person cannot see it. */
function withOtherSecrets(instance: EventInstance, secrets: EventInstance, meId: string): EventInstance {
  const me = instance.people.find(({ id }) => id === meId);
  const people = instance.people.map((person, at): EventPerson => {
    const other = secrets.people[at % secrets.people.length];
    if (person === me || me === undefined || other === undefined) return person;
    const isWished = me.friends?.includes(person.id) === true;
    const wishesBack = (isWished ? person : other).friends?.includes(meId) === true;
    const { level, answers, avoid, wishes, friends = [] } = other;
    return {
      ...person,
      level,
      answers,
      avoid,
      wishes,
      friends: [...friends.filter((id) => id !== meId), ...(wishesBack ? [meId] : [])],
      roles: Object.fromEntries(
        Object.entries(person.roles ?? {}).map(([role, known]) => [role, known === 0 ? 0 : 1 + (at % 3)]),
      ),
    };
  });
  const isSecret = ({ kind }: EventRule) =>
    ['level', 'same', 'neverAlone', 'apart', 'eligible', 'novelty', 'keep', 'language'].includes(kind);
  const rules = [
    ...instance.rules.flatMap((rule) => withGroups(rule, (group) => group.includes(meId))),
    ...secrets.rules.flatMap((rule) => withGroups(rule, (group) => !group.includes(meId))),
  ];
  return {
    ...instance,
    people,
    rules: [
      ...instance.rules.filter((rule) => rule.kind !== 'locked' && !isSecret(rule)),
      ...secrets.rules.filter(isSecret),
      ...rules,
    ],
  };
}

/** Explanations name the other members of a person's own groups only. */
function withGroups(rule: EventRule, isKept: (group: readonly string[]) => boolean): EventRule[] {
  return rule.kind === 'locked' ? [{ ...rule, groups: rule.groups.filter(isKept) }] : [];
}

describe('the private data of other people', () => {
  const anyFlip = anyPair.chain((pair) => anyEventInstance().map((secrets) => ({ ...pair, secrets })));

  test('changes no explanation', () => {
    let differing = 0;
    fc.assert(
      fc.property(anyFlip, ({ one: { instance, teams }, pairs, secrets }) => {
        for (const [asker, other] of pairs) {
          if (asker === other) continue;
          const flipped = withOtherSecrets(instance, secrets, asker);
          if (JSON.stringify(flipped) !== JSON.stringify(instance)) differing += 1;
          expect(explainApart(flipped, teams, asker, other)).toEqual(
            explainApart(instance, teams, asker, other),
          );
          const team = teams.find(({ members }) => members.includes(asker));
          if (team === undefined) throw new Error('all people are in a team');
          expect(explainTeam(flipped, team, asker)).toEqual(explainTeam(instance, team, asker));
        }
      }),
      { numRuns: 400 },
    );
    expect(differing).toBeGreaterThan(2_000);
  });
});
