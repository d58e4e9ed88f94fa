import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../testing/event-instances.ts';
import { type PlainTeam, plainMember, plainScore, plainValue } from '../testing/plain-event-rules.ts';
import { createCohort, scoreOf } from './cohort.ts';
import { cohortScore } from './cohort-score.ts';
import type { EventInstance } from './instance.ts';
import { none, type TeamView, viewTeam } from './team-view.ts';

const anyTeamOf = (instance: EventInstance) =>
  fc.record({
    ids: fc.subarray(
      instance.people.map(({ id }) => id),
      { minLength: 1 },
    ),
    project: fc.integer({ min: 0, max: Math.max(0, (instance.projects?.length ?? 0) - 1) }),
    from: fc.integer({ min: -1, max: (instance.published?.length ?? 0) - 1 }),
  });

const anyCase = anyEventInstance().chain((instance) =>
  fc.record({ instance: fc.constant(instance), team: anyTeamOf(instance), seed: fc.integer() }),
);

function bothTeams({ instance, team, seed }: typeof anyCase extends fc.Arbitrary<infer Case> ? Case : never) {
  const cohort = createCohort(instance, seed);
  const project = instance.projects === undefined ? none : team.project;
  const view: TeamView = viewTeam(
    team.ids.map((id) => cohort.indexOf.get(id) ?? none),
    project,
    team.from,
  );
  const plain: PlainTeam = {
    members: instance.people.filter(({ id }) => team.ids.includes(id)),
    project: instance.projects?.[project],
    from: instance.published?.[team.from]?.id,
  };
  return { cohort, view, plain };
}

test('scores every team as the plain formulas do, whatever the rules', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const { cohort, view, plain } = bothTeams(one);
      expect(scoreOf(cohort, view)).toBeCloseTo(plainScore(one.instance, plain), 9);
    }),
    { numRuns: 2_000 },
  );
});

test('finds a lack of a hard rule exactly if the team or a member misses the value it demands', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const { cohort, view, plain } = bothTeams(one);
      for (const rule of cohort.hard) {
        const source = one.instance.rules.find(({ id }) => id === rule.id);
        if (source === undefined || source.kind === 'size') continue;
        const values = plain.members.map(
          (me) => plainMember(source, one.instance, plain, me) ?? plainValue(source, one.instance, plain),
        );
        expect(rule.lack(view) > 0).toBe(Math.min(...values) < 1 - 1e-6);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('scores two teams of two by the formulas as worked out by hand', () => {
  const person = (
    id: string,
    level: number,
    roles: Record<string, number>,
    slots: number[],
    friends: string[],
  ) => ({
    id,
    level,
    roles,
    slots,
    friends,
    languages: id === 'c' ? ['es'] : id === 'd' ? ['es', 'en'] : ['en'],
  });
  const cohort = createCohort({
    sizes: { min: 2, max: 2, preferred: 2 },
    people: [
      person('a', 1, { backend: 2 }, [10, 11, 12], ['b']),
      person('b', 0, { design: 1 }, [11, 12, 13], ['a']),
      person('c', 0.5, { frontend: 1 }, [20, 21], ['a']),
      person('d', 0.25, { backend: 0 }, [21], []),
    ],
    rules: [
      { id: 'backend', kind: 'role', strength: 3, role: 'backend', level: 1, count: 1 },
      { id: 'hours', kind: 'hours', strength: 2, hours: 2 },
      { id: 'language', kind: 'language', strength: 1 },
      { id: 'fair', kind: 'level', strength: 2, mode: 'balanced', tolerance: 0.5 },
      { id: 'friends', kind: 'friends', strength: 2 },
    ],
  });
  const team = (...ids: string[]) => viewTeam(ids.map((id) => cohort.indexOf.get(id) ?? none));
  expect(scoreOf(cohort, team('a', 'b'))).toBeCloseTo(97.5, 9);
  expect(scoreOf(cohort, team('c', 'd'))).toBeCloseTo(57.5, 9);
  expect(cohortScore(cohort, [team('a', 'b'), team('c', 'd')])).toBeCloseTo(77.5, 9);
});
