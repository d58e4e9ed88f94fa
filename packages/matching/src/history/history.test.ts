import { beforeEach, describe, expect, test } from 'vitest';
import { createMatcher } from '../matcher.ts';
import { neutral, type TermName, termNames } from '../score/weights.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { dayMs, developer, noon, project, required, skill } from '../testing/profiles.ts';
import type { Matcher } from '../types/matcher.ts';
import type { ProjectProfile } from '../types/profiles.ts';
import type { SkillStrength } from '../types/skills.ts';
import { Companions } from './companions.ts';
import { workEvidence } from './work-evidence.ts';

const wanted = [required('react'), required('docker')];
/** All of the seat, so that the minimum for unknown connections counts in full. */
const shown = ['react', 'docker'].map((id) => skill(id, { strength: 1, lastSeen: noon }));

/** A finished project of Mira and some others. */
function finished(
  id: string,
  memberIds: readonly string[],
  over: Partial<ProjectProfile> = {},
): ProjectProfile {
  return project(id, {
    required: wanted,
    ownerId: 'mira',
    memberIds,
    open: false,
    finishedAt: noon - 30 * dayMs,
    ...over,
  });
}

let matcher: Matcher;
beforeEach(() => {
  matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertProject(project('p', { required: wanted, text: 'A logbook of tides for harbour pilots.' }));
  for (const id of ['owner', 'known', 'stranger']) matcher.upsertDeveloper(developer(id, { skills: shown }));
});

function termOf(term: TermName, id: string, now = noon): number {
  return matcher.explain('p', id, now)?.values.youToProject[termNames.indexOf(term)] ?? Number.NaN;
}

describe('finished projects', () => {
  test('are a working relation of their members, which fades', () => {
    matcher.upsertProject(finished('f', ['owner', 'known']));
    expect(termOf('connections', 'known')).toBeGreaterThan(neutral.connections);
    expect(termOf('connections', 'stranger')).toBe(neutral.connections);
    expect(termOf('connections', 'known', noon + 700 * dayMs)).toBeLessThan(termOf('connections', 'known'));
  });

  test('connect developers through a common teammate, more if that one has few others', () => {
    matcher.upsertProject(finished('f', ['owner']));
    matcher.upsertProject(finished('g', ['known']));
    const few = termOf('connections', 'known');
    expect(few).toBeGreaterThan(neutral.connections);
    matcher.upsertProject(finished('h', ['a', 'b', 'c', 'd', 'e']));
    expect(termOf('connections', 'known')).toBeLessThan(few);
  });

  test('of an owner make a new project more active, each further one less', () => {
    const activity = () =>
      matcher.explain('p', 'stranger', noon)?.values.projectToYou[termNames.indexOf('activity')] ??
      Number.NaN;
    const activities = [activity()];
    for (const id of ['f', 'g', 'h']) {
      matcher.upsertProject(finished(id, [], { ownerId: 'owner', required: [] }));
      activities.push(activity());
    }
    const [first = 0, second = 0, third = 0] = activities
      .slice(1)
      .map((one, at) => one - (activities[at] ?? 0));
    expect(third).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(third);
    expect(first).toBeGreaterThan(second);
    expect(activities[3]).toBeLessThan(1);
  });

  test('are similar work if they have the same words or skills', () => {
    matcher.upsertProject(finished('same', ['known'], { text: 'Tides for harbour pilots.' }));
    matcher.upsertProject(
      finished('other', ['stranger'], { text: 'An opera.', required: [required('vue')] }),
    );
    expect(termOf('work', 'known')).toBeGreaterThan(termOf('work', 'stranger'));
  });

  test('propose developers and projects that no other search finds', () => {
    const text = 'Tides for harbour pilots.';
    for (let at = 0; at < 600; at += 1) {
      matcher.upsertDeveloper(developer(`other${at}`, { skills: [skill('rust')], text: 'Invoices.' }));
      matcher.upsertProject(project(`q${at}`, { required: [required('rust')], text: 'Invoices.' }));
    }
    matcher.upsertDeveloper(developer('quiet', { skills: [skill('vue', { strength: 0.01 })] }));
    matcher.upsertProject(finished('f', ['quiet'], { text, required: [] }));
    const people = matcher.rankDevelopers('p', { limit: 500, now: noon }).map(({ id }) => id);
    expect(people).toContain('quiet');
    const projects = matcher.recommendProjects('quiet', { limit: 300, now: noon });
    expect(projects.map(({ projectId }) => projectId)).toContain('p');
  });

  test('show a skill half as much as a statement or a repository of the member', () => {
    const withReact = (over: Partial<SkillStrength>) => {
      const own = { strength: 0.6, repositories: 0, projects: 1, lastSeen: noon, ...over };
      matcher.upsertDeveloper(developer('known', { skills: [skill('react', own)] }));
      return matcher.explain('p', 'known', noon)?.skills.find(({ skillId }) => skillId === 'react');
    };
    const pointsOf = (over: Partial<SkillStrength>) => withReact(over)?.youToProject.points ?? Number.NaN;
    expect(withReact({})).toMatchObject({ how: 'implied', via: null, projects: 1 });
    expect(withReact({ declared: true })?.how).toBe('declared');
    expect(withReact({ repositories: 1 })?.how).toBe('shown');
    expect(pointsOf({})).toBeGreaterThan(0);
    expect(pointsOf({})).toBeLessThan(pointsOf({ declared: true }) / 2);
    expect(pointsOf({ declared: true })).toBe(pointsOf({ repositories: 1 }));
  });

  test('are activity of their members', () => {
    const before = termOf('activity', 'known');
    matcher.upsertProject(finished('f', ['known']));
    expect(termOf('activity', 'known')).toBeGreaterThan(before);
  });

  test('count no longer once they are removed, reopened or have other members', () => {
    const before = matcher.explain('p', 'known', noon);
    matcher.upsertProject(finished('f', ['owner', 'known']));
    expect(matcher.explain('p', 'known', noon)).not.toEqual(before);
    matcher.upsertProject(finished('f', ['owner']));
    expect(termOf('connections', 'known')).toBe(neutral.connections);
    matcher.upsertProject(finished('f', ['owner', 'known'], { finishedAt: null }));
    expect(matcher.explain('p', 'known', noon)).toEqual(before);
    matcher.upsertProject(finished('f', ['owner', 'known']));
    matcher.removeProject('f');
    expect(matcher.explain('p', 'known', noon)).toEqual(before);
  });
});

test('companions are skills that projects often name together, and removed projects no longer count', () => {
  const companions = new Companions();
  for (let at = 0; at < 5; at += 1) companions.count([1, 2], 1);
  for (let at = 0; at < 20; at += 1) companions.count([3], 1);
  expect(companions.of(1).map(({ skill: other }) => other)).toEqual([2]);
  expect(companions.of(3)).toEqual([]);
  for (let at = 0; at < 5; at += 1) companions.count([1, 2], -1);
  expect(companions.of(1)).toEqual([]);
});

test('a finished project is evidence for each of its skills, more for members who contributed more', () => {
  const part = { projectId: 'f', skillIds: ['react', 'docker'], finishedAt: noon };
  const [much, little, unknown] = [80, 0, null].map((contributions) =>
    workEvidence({ ...part, contributions }),
  );
  expect(much?.map(({ skillId }) => skillId)).toEqual(['react', 'docker']);
  expect(much?.[0]?.volume).toBe(1);
  expect(little?.[0]?.volume).toBe(0.5);
  expect(unknown?.[0]?.volume).toBe(0.75);
});
