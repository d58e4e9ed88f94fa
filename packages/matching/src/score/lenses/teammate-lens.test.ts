import { beforeEach, describe, expect, test } from 'vitest';
import { createMatcher } from '../../matcher.ts';
import { smallCatalogue } from '../../testing/catalogue.ts';
import { developer, noon, otherSkill, project, required, skill } from '../../testing/profiles.ts';
import type { Matcher } from '../../types/matcher.ts';
import { mix, neutral, termNames } from '../weights.ts';
import { teammatesOf } from './teammate-lens.ts';

/** All of the seat, so that the minimum for unknown connections counts in full. */
const react = skill('react', { strength: 1, lastSeen: noon });

/** The owner has worked with Mira; so has `linked`. `member` and `close` have worked with each other. */
let matcher: Matcher;
beforeEach(() => {
  matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertProject(project('p', { required: [required('react', 'React')], memberIds: ['member'] }));
  matcher.upsertDeveloper(developer('owner', { workedWith: ['mira'] }));
  matcher.upsertDeveloper(developer('member', { workedWith: ['close'] }));
  matcher.upsertDeveloper(developer('linked', { skills: [react], workedWith: ['mira'] }));
  matcher.upsertDeveloper(developer('close', { skills: [react], workedWith: ['member', 'mira'] }));
  matcher.upsertDeveloper(developer('stranger', { skills: [react], workedWith: ['nobody-known'] }));
});

/** What is known about the connection, 0–1. */
function value(id: string): number {
  const term = matcher.explain('p', id, noon)?.values.youToProject[termNames.indexOf('connections')] ?? 0;
  return (term - neutral.connections) / (1 - neutral.connections);
}

describe('teammates in common', () => {
  test('count for both ways to know the team, and not for unconnected developers', () => {
    expect(value('linked')).toBeCloseTo(mix.commonTeammates, 9);
    expect(value('close')).toBeCloseTo(1 - (1 - mix.commonTeammates) * (1 - mix.workedTogether), 9);
    expect(value('stranger')).toBeCloseTo(0, 9);
  });

  test('are a reason only for developers who have not worked with the team themselves', () => {
    const reason = 'Has been on a team with someone your team has worked with';
    expect(matcher.explain('p', 'linked', noon)?.reasonsForOwner).toContain(reason);
    expect(matcher.explain('p', 'close', noon)?.reasonsForOwner).not.toContain(reason);
    expect(matcher.explain('p', 'stranger', noon)?.reasonsForOwner).not.toContain(reason);
  });

  test('decide the order of otherwise equal matches, from both sides', () => {
    const people = matcher.recommendDevelopers('p', { limit: 3, now: noon });
    expect(people.map(({ developerId }) => developerId)).toEqual(['close', 'linked', 'stranger']);
    matcher.upsertProject(project('q', { required: [required('react', 'React')], ownerId: 'else' }));
    const projects = matcher.recommendProjects('linked', { limit: 2, now: noon });
    expect(projects.map(({ projectId }) => projectId)).toEqual(['p', 'q']);
  });

  test('are updated after a change of the team', () => {
    matcher.upsertDeveloper(developer('owner', { workedWith: [] }));
    expect(value('linked')).toBeCloseTo(0, 9);
  });

  test('propose developers whom no other search finds', () => {
    for (let at = 0; at < 600; at += 1)
      matcher.upsertDeveloper(developer(`other${at}`, { skills: [otherSkill] }));
    matcher.upsertDeveloper(developer('quiet', { skills: [otherSkill], workedWith: ['mira'] }));
    const found = matcher.recommendDevelopers('p', { limit: 4, now: noon });
    expect(found.map(({ developerId }) => developerId)).toContain('quiet');
  });
});

test('teammatesOf leaves out the given developers', () => {
  const records = new Map([['a', { workedWith: ['b', 'c'] }]]);
  expect([...teammatesOf({ get: (id) => records.get(id) }, ['a', 'b'])]).toEqual(['c']);
});
