import { describe, expect, test } from 'vitest';
import { History } from './history.ts';
import { Pool } from './pool.ts';
import { ProjectLens } from './project-lens.ts';
import type { PastProject, ProjectCard } from './records.ts';

const today = 20_000;

function card(over: Partial<ProjectCard> = {}): ProjectCard {
  return {
    id: 'p0',
    day: today,
    title: 'Harbour log',
    text: 'A logbook for small sailing boats',
    tags: ['react', 'postgresql'],
    ownerId: 'owner',
    school: '',
    ...over,
  };
}

function past(id: string, team: string[], over: Partial<PastProject> = {}): PastProject {
  const [ownerId = ''] = team;
  const commits = new Map(team.map((person) => [person, 5]));
  return {
    ...card({ id, ownerId, title: `Work ${id}`, text: '', tags: [] }),
    built: '',
    team: commits,
    ...over,
  };
}

const projects = [
  past('old', ['owner', 'mate'], { day: today - 400 }),
  past('next', ['mate', 'second'], { day: today - 300 }),
  past('fresh', ['react-now'], { day: today - 10, tags: ['reactjs'] }),
  past('faded', ['react-then'], { day: today - 900, tags: ['react'] }),
  past('sails', ['sailor'], { text: 'Weather for sailing boats', tags: ['kotlin'] }),
  past('other', ['stranger'], { text: 'Chess problems', tags: ['haskell'] }),
  past('pair', ['visitor', 'joiner'], { day: today - 364 }),
];
const people = [
  'mate',
  'second',
  'react-now',
  'react-then',
  'sailor',
  'stranger',
  'visitor',
  'joiner',
  'unknown',
];
const schools = new Map([['stranger', 'North']]);

function measured(project: ProjectCard, pool = people): (name: string, person: string) => number {
  const history = new History(
    projects,
    people.map((id) => ({ id, school: schools.get(id) ?? '' })),
  );
  const lens = new ProjectLens(history, new Pool(history, pool));
  lens.measure(project);
  return (name, person) => lens.columns[lens.names.indexOf(name)]?.[pool.indexOf(person)] ?? Number.NaN;
}

describe('ProjectLens', () => {
  const value = measured(card());

  test('reads skills by any of their names, recent ones above old ones', () => {
    expect(value('skills.shown', 'react-now')).toBe(value('skills.shown', 'react-then'));
    expect(value('skills.strength', 'react-now')).toBeGreaterThan(value('skills.strength', 'react-then'));
    expect(value('skills.fresh', 'react-now')).toBeGreaterThan(0.5 * value('skills.shown', 'react-now'));
    expect(value('skills.shown', 'stranger')).toBe(0);
  });

  test('finds developers with similar work', () => {
    expect(value('text.best', 'sailor')).toBeGreaterThan(0);
    expect(value('text.best', 'stranger')).toBe(0);
  });

  test('counts team-mates and their team-mates', () => {
    expect(value('together.times', 'mate')).toBeGreaterThan(0);
    expect(value('together.times', 'second')).toBe(0);
    expect(value('mates.shared', 'second')).toBeGreaterThan(0);
    expect(value('mates.shared', 'stranger')).toBe(0);
  });

  test('measures the school, the habit of joining others, and the season', () => {
    expect(measured(card({ school: 'North' }))('school', 'stranger')).toBe(1);
    expect(value('school', 'stranger')).toBe(0);
    expect(value('joined', 'joiner')).toBeGreaterThan(value('joined', 'visitor'));
    expect(value('season.same', 'joiner')).toBe(1);
    expect(value('season.same', 'second')).toBe(0);
  });

  test('is zero for a developer without history', () => {
    for (const name of ['skills.linked', 'text.best', 'together.times', 'school', 'works', 'season.same']) {
      expect(value(name, 'unknown')).toBe(0);
    }
  });

  test('measures a developer the same in any pool, and again after another project', () => {
    const alone = measured(card(), ['sailor']);
    const history = new History(
      projects,
      people.map((id) => ({ id, school: '' })),
    );
    const lens = new ProjectLens(history, new Pool(history, ['sailor']));
    lens.measure(card({ tags: ['kotlin'], text: 'Chess problems', ownerId: 'stranger' }));
    lens.measure(card());
    for (const [at, name] of lens.names.entries()) {
      expect([name, lens.columns[at]?.[0]]).toEqual([name, value(name, 'sailor')]);
      expect([name, alone(name, 'sailor')]).toEqual([name, value(name, 'sailor')]);
    }
  });
});
