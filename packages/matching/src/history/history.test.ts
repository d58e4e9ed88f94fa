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
  return termOfProject('p', term, id, now);
}

function termOfProject(projectId: string, term: TermName, id: string, now = noon): number {
  return matcher.explain(projectId, id, now)?.values.youToProject[termNames.indexOf(term)] ?? Number.NaN;
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

  test('of the owner are one sign of activity, and required skills another, up to ten', () => {
    const activityWith = (count: number) => {
      const skills = Array.from({ length: count }, (_, at) => required(`unknown-${at}`));
      matcher.upsertProject(project('q', { required: skills }));
      return matcher.explain('q', 'stranger', noon)?.values.projectToYou[termNames.indexOf('activity')];
    };
    matcher.upsertDeveloper(
      developer('stranger', { skills: Array.from({ length: 12 }, (_, at) => skill(`unknown-${at}`)) }),
    );
    const [few, more, ten, twelve] = [2, 5, 10, 12].map(activityWith);
    expect(more).toBeGreaterThan(few ?? Number.NaN);
    expect(ten).toBeGreaterThan(more ?? Number.NaN);
    expect(twelve).toBe(ten);
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

  test('show a skill much less than a statement or a repository of the member', () => {
    const withReact = (over: Partial<SkillStrength>) => {
      const own = { strength: 0.6, repositories: 0, projects: 1, lastSeen: noon, ...over };
      matcher.upsertDeveloper(developer('known', { skills: [skill('react', own)] }));
      return matcher.explain('p', 'known', noon)?.skills.find(({ skillId }) => skillId === 'react');
    };
    const pointsOf = (over: Partial<SkillStrength>) => withReact(over)?.youToProject.points ?? Number.NaN;
    expect(withReact({})).toMatchObject({ how: 'implied', via: null, projects: 1 });
    expect(withReact({ declared: true })?.how).toBe('declared');
    expect(withReact({ repositories: 1 })?.how).toBe('shown');
    expect(pointsOf({})).toBeLessThan(pointsOf({ declared: true }) / 10);
    expect(withReact({})?.how).toBe('implied');
    const byProject = termOf('skills', 'known');
    matcher.upsertDeveloper(developer('known', { skills: [skill('vue', { strength: 0.01 })] }));
    expect(byProject).toBeGreaterThan(termOf('skills', 'known'));
    expect(pointsOf({ declared: true })).toBe(pointsOf({ repositories: 1 }));
  });

  test('show a skill in full at a seat that asks for skills shown in work', () => {
    const one = { id: 's', name: 'Front', skills: [required('react')], hoursPerWeek: null, memberId: null };
    matcher.upsertProject(project('q', { seats: [{ ...one, level: 'solid', open: true }] }));
    const pointsOf = (over: Partial<SkillStrength>) => {
      const own = { strength: 0.6, repositories: 0, lastSeen: noon, ...over };
      matcher.upsertDeveloper(developer('known', { skills: [skill('react', own)] }));
      return termOfProject('q', 'skills', 'known');
    };
    expect(pointsOf({ projects: 1 })).toBeCloseTo(pointsOf({ repositories: 1, projects: 0 }), 2);
    expect(pointsOf({ projects: 1 })).toBeGreaterThan(pointsOf({ declared: true }));
  });

  test('at the time of an earlier year connect with projects that begin at this time, unless backdated', () => {
    const connectionsAfter = (days: number, createdAt = noon - 800 * dayMs) => {
      matcher.upsertProject(finished('f', ['known'], { createdAt, finishedAt: noon - days * dayMs }));
      return termOf('connections', 'known');
    };
    matcher.upsertProject(project('p', { required: wanted, createdAt: noon }));
    expect(connectionsAfter(100)).toBe(neutral.connections);
    expect(connectionsAfter(2)).toBe(neutral.connections);
    const [yearAgo, near, twoYearsAgo] = [365, 385, 730].map((days) => connectionsAfter(days));
    expect(yearAgo).toBeGreaterThan(near ?? Number.NaN);
    expect(near).toBeGreaterThan(neutral.connections);
    expect(twoYearsAgo).toBe(yearAgo);
    expect(connectionsAfter(365, noon - dayMs)).toBe(neutral.connections);
  });

  test('at the time of projects of the owner connect, unless alone or begun after their end', () => {
    const begun = noon - 60 * dayMs;
    const connectionsWith = (memberIds: readonly string[], createdAt: number) => {
      matcher.upsertProject(finished('of owner', ['a'], { ownerId: 'owner', createdAt: begun }));
      matcher.upsertProject(finished('f', memberIds, { ownerId: 'known', createdAt }));
      return termOf('connections', 'known');
    };
    expect(connectionsWith(['b'], begun)).toBeGreaterThan(neutral.connections);
    expect(connectionsWith([], begun)).toBe(neutral.connections);
    expect(connectionsWith(['b'], noon)).toBe(neutral.connections);
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
  expect([...companions.of(1).skills]).toEqual([2]);
  expect([...companions.of(3).skills]).toEqual([]);
  for (let at = 0; at < 5; at += 1) companions.count([1, 2], -1);
  expect([...companions.of(1).skills]).toEqual([]);
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
