import { describe, expect, test } from 'vitest';
import { createMatcher } from '../matcher.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { developer, noon, project, required, skill } from '../testing/profiles.ts';
import { createRandom } from '../testing/random.ts';
import { runToEnd } from '../testing/run-to-end.ts';
import { syntheticDeveloper, syntheticProject } from '../testing/synthetic.ts';
import type { Matcher } from '../types/matcher.ts';
import type { Relaxation, TeamAnswer, TeamOptions } from './team.ts';

function community(): Matcher {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertDeveloper(developer('front', { skills: [skill('react')], hoursPerWeek: 10 }));
  matcher.upsertDeveloper(developer('ops', { skills: [skill('docker')], hoursPerWeek: 6 }));
  matcher.upsertDeveloper(developer('data', { skills: [skill('postgres')], hoursPerWeek: 10 }));
  const wanted = ['react', 'docker', 'postgres', 'rust'].map((id) => required(id));
  matcher.upsertProject(project('p', { required: wanted }));
  return matcher;
}

function compose(matcher: Matcher, options: TeamOptions, id = 'p'): TeamAnswer {
  const answer = runToEnd(matcher.composeTeams(id, options));
  if (!answer) throw new Error('The project is unknown');
  return answer;
}

/** The options with a relaxation applied, as a user would apply it. */
function relaxed(options: TeamOptions, by: Relaxation): TeamOptions {
  switch (by.kind) {
    case 'hours':
      return { ...options, hours: by.hours };
    case 'size':
      return { ...options, size: by.size };
    case 'person':
      return { ...options, dropped: options.dropped?.filter((id) => id !== by.developerId) ?? [] };
    case 'skill':
      return options.mustHave?.length
        ? { ...options, mustHave: options.mustHave.filter((id) => id !== by.skillId) }
        : { ...options, leaveOut: [...(options.leaveOut ?? []), by.skillId] };
  }
}

/** The originally requested skills, without those given up, that the best team misses now. */
function stillMissing(
  matcher: Matcher,
  asked: readonly string[],
  options: TeamOptions,
  by: Relaxation,
  id = 'p',
) {
  const kept = asked.filter((skillId) => by.kind !== 'skill' || by.skillId !== skillId);
  const gaps = compose(matcher, relaxed(options, by), id).teams[0]?.gaps ?? [];
  return gaps.filter((skillId) => kept.includes(skillId)).length;
}

describe('reports missing skills with a reason, and each relaxation helps', () => {
  test.each<[string, Partial<TeamOptions>, object[], object[]]>([
    [
      'no developer has it',
      { mustHave: ['rust'] },
      [{ skillId: 'rust', because: 'nobody' }],
      [{ kind: 'skill', skillId: 'rust', missing: 0 }],
    ],
    [
      'only developers with fewer hours have it',
      { mustHave: ['docker'], hours: 8 },
      [{ skillId: 'docker', because: 'hours' }],
      [
        { kind: 'hours', hours: 6, by: 2, missing: 0 },
        { kind: 'skill', skillId: 'docker', missing: 0 },
      ],
    ],
    [
      'too few seats',
      { size: 2, mustHave: ['react', 'postgres'] },
      [{ because: 'seats' }],
      [{ kind: 'size', size: 3, missing: 0 }, { kind: 'size', size: 4 }, { kind: 'skill' }],
    ],
    [
      'the only developer with it was dropped',
      { mustHave: ['docker'], dropped: ['ops'] },
      [{ skillId: 'docker', because: 'nobody' }],
      [{ kind: 'person', developerId: 'ops', missing: 0 }, { kind: 'skill' }],
    ],
    [
      'of all required skills without must-haves',
      { size: 5 },
      [{ skillId: 'rust', because: 'nobody' }],
      [{ kind: 'skill', skillId: 'rust', missing: 0 }],
    ],
  ])('%s', (_, changes, missing, relaxations) => {
    const matcher = community();
    const options: TeamOptions = { size: 4, now: noon, ...changes };
    const { impossible, skills } = compose(matcher, options);
    const asked = options.mustHave ?? skills.map(({ skillId }) => skillId);
    expect(impossible?.missing).toMatchObject(missing);
    expect(impossible?.relaxations).toMatchObject(relaxations);
    for (const by of impossible?.relaxations ?? [])
      expect(stillMissing(matcher, asked, options, by)).toBe(by.missing);
  });

  test('reports nothing if all skills are available', () => {
    expect(compose(community(), { size: 4, mustHave: ['react', 'docker'], now: noon }).impossible).toBeNull();
  });
});

test('reports a skill that no developer has, also at the end of 36 required skills', () => {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  const tags = Array.from({ length: 36 }, (_, at) => `tag ${at}`);
  for (const tag of tags.slice(0, 34))
    matcher.upsertDeveloper(developer(`d ${tag}`, { skills: [skill(tag)] }));
  matcher.upsertDeveloper(developer('busy', { skills: [skill('tag 34')], hoursPerWeek: 2 }));
  matcher.upsertProject(project('p', { required: tags.map((tag) => required(tag)) }));
  const options: TeamOptions = { size: 9, now: noon, hours: 5 };
  const { teams, impossible } = compose(matcher, options);
  const missing = new Map(impossible?.missing.map(({ skillId, because }) => [skillId, because]));
  expect([...missing.keys()].toSorted()).toEqual(teams[0]?.gaps.toSorted());
  expect(missing.get('tag 34')).toBe('hours');
  expect(missing.get('tag 35')).toBe('nobody');
  expect(new Set(missing.values())).toEqual(new Set(['hours', 'nobody', 'seats']));
  for (const by of impossible?.relaxations ?? [])
    expect(stillMissing(matcher, tags, options, by)).toBe(by.missing);
});

test('reports a missing must-have in a large community only if no team of this size has all of them', () => {
  const random = createRandom(17);
  const matcher = createMatcher();
  const shown = new Map<string, Set<string>>();
  const pool = smallCatalogue.skills.slice(0, 6);
  for (let id = 0; id < 700; id += 1) {
    const profile = syntheticDeveloper(id, random, pool);
    const one = { ...profile, skills: profile.skills.slice(0, 1 + (id % 2)), hoursPerWeek: 1 + (id % 9) };
    matcher.upsertDeveloper(one);
    shown.set(one.id, new Set(one.skills.map(({ skillId }) => skillId)));
  }
  for (let id = 0; id < 12; id += 1) {
    matcher.upsertProject({ ...syntheticProject(id, random, pool), id: `q${id}` });
    for (const hours of [null, 7, 9]) {
      const first = compose(matcher, { size: 3, now: noon }, `q${id}`);
      const options = {
        size: 3 + (id % 2),
        hours,
        mustHave: first.skills.map(({ skillId }) => skillId),
        now: noon,
      };
      const { impossible } = compose(matcher, options, `q${id}`);
      for (const by of impossible?.relaxations ?? []) {
        expect(stillMissing(matcher, options.mustHave, options, by, `q${id}`)).toBe(by.missing);
        expect(by.missing).toBeLessThan(impossible?.missing.length ?? 0);
      }
    }
  }
});
