import { beforeEach, describe, expect, test } from 'vitest';
import { createMatcher } from './matcher.ts';
import { smallCatalogue } from './testing/catalogue.ts';
import { dayMs, developer, noon, otherSkill, project, required, skill } from './testing/profiles.ts';
import type { Matcher } from './types/matcher.ts';

const wanted = [
  required('react', 'React'),
  required('node', 'Node.js'),
  required('docker', 'Docker'),
  required('rust', 'Rust'),
];

let matcher: Matcher;
beforeEach(() => {
  matcher = createMatcher({ catalogue: smallCatalogue });
});

function developerIds(options: { limit?: number; exclude?: ReadonlySet<string> } = {}): string[] {
  return matcher
    .recommendDevelopers('p', { limit: 10, now: noon, ...options })
    .map(({ developerId }) => developerId);
}

describe('recommendDevelopers', () => {
  beforeEach(() => {
    matcher.upsertProject(project('p', { required: wanted, memberIds: ['member'] }));
    matcher.upsertDeveloper(developer('two', { skills: [skill('react'), skill('docker')] }));
    matcher.upsertDeveloper(developer('one', { skills: [skill('react')] }));
    matcher.upsertDeveloper(developer('three', { skills: [skill('react'), skill('docker'), skill('rust')] }));
    for (const id of ['owner', 'member'])
      matcher.upsertDeveloper(developer(id, { skills: [skill('react')] }));
  });

  test('ranks developers who cover more skills first and leaves out the team', () => {
    expect(developerIds()).toEqual(['three', 'two', 'one']);
  });

  test('excludes developers before ranking, so that the page stays full', () => {
    matcher.upsertDeveloper(developer('two', { skills: [skill('react')], openToCollaborate: false }));
    expect(developerIds({ limit: 1, exclude: new Set(['three']) })).toEqual(['one']);
  });

  test('returns no removed developers, and an empty page for an unknown project', () => {
    matcher.removeDeveloper('three');
    expect(developerIds({ limit: 1 })).toEqual(['two']);
    matcher.removeProject('p');
    expect(developerIds()).toEqual([]);
  });
});

describe('recommendProjects', () => {
  test('returns open projects of other owners, best first', () => {
    matcher.upsertDeveloper(developer('d', { skills: [skill('react'), skill('docker')] }));
    matcher.upsertProject(project('half', { required: wanted }));
    matcher.upsertProject(project('whole', { required: [required('react'), required('docker')] }));
    matcher.upsertProject(project('closed', { required: [required('react')], open: false }));
    matcher.upsertProject(project('own', { required: [required('react')], ownerId: 'd' }));
    matcher.upsertProject(project('joined', { required: [required('react')], memberIds: ['d'] }));
    const found = matcher.recommendProjects('d', { limit: 10, now: noon });
    expect(matcher.rankProjects('d', { limit: 10, now: noon }).map(({ id }) => id)).toEqual(
      found.map(({ projectId }) => projectId),
    );
    expect(found.map(({ projectId }) => projectId)).toEqual(['whole', 'half']);
  });
});

describe('explain', () => {
  test('gives a great match of strangers at least 72 and summarises the reasons in one sentence', () => {
    const strong = (id: string) => skill(id, { strength: 0.95 });
    matcher.upsertDeveloper(
      developer('d', {
        skills: [strong('react'), strong('node'), strong('docker'), strong('rust')],
        timeZone: 'Europe/Berlin',
        hoursPerWeek: 8,
        lastActiveAt: noon - dayMs,
      }),
    );
    matcher.upsertProject(project('p', { required: wanted, timeZone: 'Europe/Paris', hoursPerWeek: 6 }));
    const match = matcher.explain('p', 'd', noon);
    expect(match?.score).toBeGreaterThanOrEqual(72);
    expect(match?.tier).toBe('Strong');
    expect(match?.reasonsForOwner).toEqual([
      'Covers 4 of 4: React (4 repositories, last used June), Node.js, Docker, Rust.',
      'Adds React, Node.js, Docker and Rust, which no one on the team has',
      '14 shared hours a day, 8 hours a week',
      'Active in the last 30 days',
    ]);
  });

  test.each([
    [
      { acceptedBy: 2 },
      'Covers 1 of 4: React (4 repositories, last used June, accepted for it by 2 owners); ',
    ],
    [
      { repositories: 0, declared: true, acceptedBy: 1 },
      'Covers 1 of 4: React (accepted for it by 1 owner); ',
    ],
    [{ repositories: 0, declared: true }, 'Covers 1 of 4: React; '],
    [
      { repositories: 5000, acceptedBy: 40 },
      'Covers 1 of 4: React (1023 repositories, last used June, accepted for it by 31 owners); ',
    ],
  ])('says how many owners accepted the developer for a skill: %j', (evidence, words) => {
    matcher.upsertDeveloper(developer('d', { skills: [skill('react', evidence)] }));
    matcher.upsertProject(project('p', { required: wanted }));
    expect(matcher.explain('p', 'd', noon)?.reasonsForOwner[0]).toContain(words);
  });

  test('distinguishes own, implied, related and missing skills', () => {
    matcher.upsertDeveloper(
      developer('d', { skills: [skill('vue'), skill('express'), skill('docker', { repositories: 1 })] }),
    );
    matcher.upsertDeveloper(developer('owner', { skills: [skill('node')] }));
    matcher.upsertProject(project('p', { required: wanted }));
    const match = matcher.explain('p', 'd', noon);
    expect(match?.covers.map(({ label, how, via }) => [label, how, via?.label ?? null])).toEqual([
      ['Docker', 'shown', null],
      ['Node.js', 'implied', 'Express'],
      ['React', 'related', 'Vue.js'],
    ]);
    expect(match?.missing).toEqual([{ skillId: 'rust', label: 'Rust' }]);
    expect(match?.adds).toEqual(['Docker']);
    expect(match?.reasonsForDeveloper[0]).toBe(
      'You cover 2 of 4: Docker (1 repository, last used June), Node.js (implied by Express); ' +
        'you would add Docker; Vue.js is related to React; missing Rust.',
    );
  });

  test('a declared skill counts before an implied one, and names the skill that implies it', () => {
    const declared = skill('react', { declared: true, repositories: 0, strength: 0.4 });
    matcher.upsertDeveloper(developer('d', { skills: [skill('next'), declared] }));
    matcher.upsertProject(project('p', { required: [required('react', 'React')] }));
    expect(matcher.explain('p', 'd', noon)?.skills).toEqual([
      expect.objectContaining({
        how: 'declared',
        via: { skillId: 'next', label: 'Next.js' },
        strength: 81,
        repositories: 0,
        lastSeen: null,
      }),
    ]);
    expect(matcher.coverage('p', ['d'])?.skills[0]?.cells).toEqual(['declared']);
  });

  test('keeps developers without required skills below Good and says so', () => {
    matcher.upsertDeveloper(
      developer('d', {
        skills: [otherSkill],
        timeZone: 'Europe/Berlin',
        hoursPerWeek: 9,
        school: 'North',
        lastActiveAt: noon,
      }),
    );
    matcher.upsertProject(
      project('p', { required: wanted, timeZone: 'Europe/Berlin', hoursPerWeek: 5, school: 'north ' }),
    );
    const match = matcher.explain('p', 'd', noon);
    expect(match?.tier).toBe('Possible');
    expect(match?.reasonsForOwner).toEqual([
      'Has none of the required skills yet.',
      '14 shared hours a day, 9 hours a week',
      'Same school',
      'Active in the last 30 days',
    ]);
    expect(match?.reasonKindsForOwner).toEqual(['summary', 'hours', 'school', 'recent']);
  });

  test('returns undefined if either side is unknown', () => {
    matcher.upsertProject(project('p'));
    expect(matcher.explain('p', 'd', noon)).toBeUndefined();
  });
});

describe('a developer without any known skill', () => {
  beforeEach(() => {
    matcher.upsertProject(project('p', { required: wanted }));
    matcher.upsertProject(project('q'));
    matcher.upsertDeveloper(
      developer('d', {
        text: 'React',
        timeZone: 'Europe/Berlin',
        lastActiveAt: noon,
        preferences: { skills: 'must', hours: 'flexible', timeZone: 'flexible', interests: 'flexible' },
      }),
    );
    matcher.upsertDeveloper(developer('known', { skills: [otherSkill] }));
  });

  test('has no match, in either direction, whatever else is known', () => {
    for (const id of ['p', 'q']) {
      expect(matcher.explain(id, 'd', noon)).toBeUndefined();
      expect(matcher.help(id, 'd', { now: noon })).toBeUndefined();
      const matches = matcher.explainDevelopers(id, ['d', 'known'], noon);
      expect(matches.map(({ developerId }) => developerId)).toEqual(['known']);
    }
    expect(matcher.recommendProjects('d', { limit: 10, now: noon })).toEqual([]);
    expect(matcher.countHidden('d', { limit: 10, now: noon })).toBe(0);
  });

  test('is not recommended, neither on a page nor in a ranking', () => {
    expect(developerIds()).toEqual(['known']);
    const ranked = matcher.rankDevelopers('p', { limit: 10, now: noon });
    expect(ranked.map(({ id }) => id)).toEqual(['known']);
  });

  test('has matches after the first skill, and none after the last', () => {
    matcher.upsertDeveloper(developer('d', { skills: [otherSkill] }));
    expect(matcher.explain('p', 'd', noon)?.score).toBeLessThan(40);
    matcher.upsertDeveloper(developer('d'));
    expect(matcher.explain('p', 'd', noon)).toBeUndefined();
  });
});

test('coverage returns required skills by developer; unknown developers cover nothing', () => {
  matcher.upsertDeveloper(developer('d', { skills: [skill('next')] }));
  matcher.upsertProject(project('p', { required: wanted.slice(0, 2) }));
  expect(matcher.coverage('p', ['d', 'nobody'])?.skills).toEqual([
    { skillId: 'react', label: 'React', cells: ['implied', 'none'] },
    { skillId: 'node', label: 'Node.js', cells: ['none', 'none'] },
  ]);
  expect(matcher.coverage('unknown', ['d'])).toBeUndefined();
});

describe('words of works', () => {
  const asks = project('p', { text: 'A logbook of tides for harbour pilots.' });
  const skills = [otherSkill];
  const readme = 'Tides and currents of a harbour, as pilots write them into a logbook.';

  test('rank first a developer who is otherwise equal to others', () => {
    matcher.upsertProject(asks);
    // More developers than are scored without being found by text.
    for (let at = 0; at < 700; at += 1)
      matcher.upsertDeveloper(developer(`other ${at}`, { skills, text: 'Shops and invoices.' }));
    matcher.upsertDeveloper(developer('silent', { skills }));
    matcher.upsertDeveloper(developer('pilot', { skills, works: ['A shop.', readme] }));
    expect(developerIds({ limit: 1 })).toEqual(['pilot']);
    expect(textOf('pilot')).toMatchObject({ contribution: expect.any(Number) });
    expect(textOf('pilot')).not.toHaveProperty('assumed');
    expect(textOf('silent')).toHaveProperty('assumed', true);
  });

  test.each([0, 40, 400])('count no more than the same words in a bio, among %i others', (others) => {
    const said = `${readme} ${Array.from({ length: others }, (_, at) => `other${at}`).join(' ')}`;
    matcher.upsertProject(asks);
    matcher.upsertDeveloper(developer('works', { skills, works: [said] }));
    matcher.upsertDeveloper(developer('bio', { skills, text: said }));
    expect(developerIds()).toEqual(['bio', 'works']);
  });

  function textOf(developerId: string) {
    return matcher
      .explain('p', developerId, noon)
      ?.terms.youToProject.find(({ feature }) => feature === 'work');
  }
});
