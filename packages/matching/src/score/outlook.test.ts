import { beforeEach, describe, expect, test } from 'vitest';
import { createMatcher } from '../matcher.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { developer, noon, project, required, skill } from '../testing/profiles.ts';
import { createRandom } from '../testing/random.ts';
import { runToEnd } from '../testing/run-to-end.ts';
import { syntheticDeveloper, syntheticProject } from '../testing/synthetic.ts';
import type { Matcher, OutlookOptions } from '../types/matcher.ts';
import type { ProjectProfile } from '../types/profiles.ts';
import type { SkillStrength } from '../types/skills.ts';

const asking = (id: string, ...skills: string[]) =>
  project(id, { required: skills.map((one) => required(one)) });

/** A declared skill without evidence. */
const declared = (skillId: string) =>
  skill(skillId, { strength: 0.6, declared: true, repositories: 0, lastSeen: noon });

let matcher: Matcher;
beforeEach(() => {
  matcher = createMatcher({ catalogue: smallCatalogue });
});

function outlook(over: Partial<OutlookOptions> = {}) {
  const options = { exclude: new Set<string>(), skip: [], also: [], strength: 0.6, now: noon };
  const found = runToEnd(matcher.outlook('d', { ...options, ...over }));
  if (!found) throw new Error('The outlook is missing');
  return found;
}

function be(skills: readonly SkillStrength[]): void {
  matcher.upsertDeveloper(developer('d', { skills }));
}

describe('demand and supply', () => {
  beforeEach(() => {
    be([skill('react')]);
    matcher.upsertDeveloper(developer('other', { skills: [skill('react'), skill('docker')] }));
    matcher.upsertDeveloper(developer('implying', { skills: [skill('next')] }));
    matcher.upsertProject(asking('a', 'react', 'docker'));
    matcher.upsertProject(asking('b', 'docker'));
    matcher.upsertProject(project('closed', { required: [required('docker')], open: false }));
    matcher.upsertProject(project('own', { required: [required('docker')], ownerId: 'd' }));
    matcher.upsertProject(project('joined', { required: [required('docker')], memberIds: ['d'] }));
  });

  test('count open projects of others, and other developers with the skill itself', () => {
    expect(outlook()).toMatchObject({
      openProjects: 2,
      asked: [
        { skillId: 'docker', label: 'Docker', projects: 2, people: 1 },
        { skillId: 'react', label: 'React', projects: 1, people: 1 },
      ],
    });
  });

  test('leave out excluded projects, and include skills that no project requires', () => {
    const { openProjects, asked } = outlook({ exclude: new Set(['a']), also: ['react', 'rust'] });
    expect(openProjects).toBe(1);
    expect(asked.map(({ skillId, projects }) => [skillId, projects])).toEqual([
      ['docker', 1],
      ['react', 0],
      ['rust', 0],
    ]);
  });

  test('are undefined for an unknown developer', () => {
    expect(runToEnd(matcher.outlook('nobody', { ...outlookOptions, now: noon }))).toBeUndefined();
  });
});

const outlookOptions = { exclude: new Set<string>(), skip: [], also: [], strength: 0.6 };

describe('next skill', () => {
  const given = [
    asking('lifted', 'react', 'docker'),
    asking('docker only', 'docker'),
    asking('far away', 'rust', 'postgres', 'node', 'docker'),
    asking('good already', 'react'),
  ];
  let projects: ProjectProfile[];
  beforeEach(() => {
    projects = [...given];
    for (const one of projects) matcher.upsertProject(one);
  });

  /** Projects that score 'Good' or better now. */
  function good(): string[] {
    return projects.map(({ id }) => id).filter((id) => (matcher.explain(id, 'd', noon)?.score ?? 0) >= 50);
  }

  test('opens the projects that score Good with the skill and did not before', () => {
    be([declared('react')]);
    const before = good();
    const { next } = outlook();
    expect(next.length).toBeGreaterThan(0);
    for (const { skillId, opens } of next) {
      be([declared('react'), declared(skillId)]);
      expect(good().filter((id) => !before.includes(id))).toHaveLength(opens);
    }
    expect(before).toContain('good already');
    expect(next[0]).toEqual({ skillId: 'docker', label: 'Docker', opens: 2 });
  });

  test('equals the result of trying each skill on every project', () => {
    const random = createRandom(7);
    for (let at = 0; at < 150; at += 1) {
      const one = syntheticProject(at, random, smallCatalogue.skills);
      projects.push(one);
      matcher.upsertProject(one);
    }
    const { skills, ...person } = syntheticDeveloper(1, random, smallCatalogue.skills.slice(0, 6));
    const some = skills.slice(0, 2);
    const missing = smallCatalogue.skills.filter(({ id }) => !some.some(({ skillId }) => skillId === id));
    // Another developer has the missing skills, so that trying a skill does not make it more common.
    const as = (...gained: string[]) => {
      matcher.upsertDeveloper({ ...person, id: 'd', skills: [...some, ...gained.map(declared)] });
      const others = missing.filter(({ id }) => !gained.includes(id)).map(({ id }) => declared(id));
      matcher.upsertDeveloper(developer('other', { skills: others }));
    };
    as();
    const { next } = outlook();
    const before = new Set(good());
    const opened = missing.map(({ id }) => {
      as(id);
      return [id, good().filter((one) => !before.has(one)).length];
    });
    expect(next.length).toBeGreaterThan(2);
    expect(Object.fromEntries(next.map(({ skillId, opens }) => [skillId, opens]))).toEqual(
      Object.fromEntries(opened),
    );
  });

  test('does not change the developer', () => {
    be([declared('react')]);
    const before = matcher.explain('lifted', 'd', noon);
    outlook();
    expect(matcher.explain('lifted', 'd', noon)).toEqual(before);
  });

  test('may open a project by implying a required skill', () => {
    matcher.upsertProject(asking('wants next', 'next'));
    be([declared('docker')]);
    const byNext = outlook().next.find(({ skillId }) => skillId === 'next');
    expect(byNext?.opens).toBeGreaterThan(1);
  });

  test('is never an own or skipped skill', () => {
    be([declared('react')]);
    const ids = outlook({ skip: ['docker'] }).next.map(({ skillId }) => skillId);
    expect(ids).not.toContain('docker');
    expect(ids).not.toContain('react');
  });

  test('is found for an empty profile, and is empty without projects', () => {
    be([]);
    expect(outlook().next.map(({ skillId }) => skillId)).toContain('react');
    for (const { id } of projects) matcher.removeProject(id);
    expect(outlook()).toEqual({ openProjects: 0, asked: [], next: [] });
  });
});
