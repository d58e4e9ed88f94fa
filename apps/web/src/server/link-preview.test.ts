import { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { personQuery } from '../features/people/people.queries.ts';
import { projectBySlugQuery } from '../features/projects/projects.queries.ts';
import { endpointQuery } from '../lib/api/query.ts';
import { previewOf } from './link-preview.ts';

const person = {
  username: 'Ada',
  bio: 'Compilers',
  workplace: 'Analytical Engines',
  area: 'London',
  skills: [{ id: 'c', label: 'C' }],
  projects: [],
  openToCollaborate: true,
  profilePicture: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const project = {
  slug: 'clock',
  title: 'Clock',
  description: 'Tells the time',
  ownerUsername: 'Ada',
  status: 'open',
  teamSize: 3,
  seatsOpen: 2,
  members: [{ userId: '1', username: 'Ada' }],
  seats: [{ id: '2', name: 'Backend', memberId: null }],
  technologies: ['Rust'],
  skills: ['Backend'],
  date: null,
};

function preview(path: string, params: object, queryKey: readonly unknown[], data: object) {
  const cache = new QueryClient();
  cache.setQueryData(queryKey, data);
  return previewOf(contextOf(path, params), cache, 'https://teams.example.org');
}

function pictureOf(...of: Parameters<typeof preview>): string {
  return preview(...of).picture.path;
}

// Safe: only the last match is read.
function contextOf(path: string, params: object): StaticHandlerContext {
  return { matches: [{ route: { path }, params }] } as unknown as StaticHandlerContext;
}

test.each([
  { username: 'Ada L.' },
  { bio: 'Looms' },
  { workplace: '' },
  { area: 'Paris' },
  { skills: [] },
  { projects: [{}] },
])('the picture of a user has another address after the change %o', (change) => {
  const { queryKey } = personQuery('Ada');
  const of = (data: object) => pictureOf('/u/:username', { username: 'Ada' }, queryKey, data);
  expect(
    of({ ...person, ...change })
      .split('/')
      .at(-1),
  ).not.toBe(of(person).split('/').at(-1));
  expect(of({ ...person, hoursPerWeek: 5 })).toBe(of(person));
});

test.each([
  { title: 'Watch' },
  { description: 'Rings' },
  { ownerUsername: 'Grace' },
  { status: 'full' },
  { teamSize: 4 },
  { seatsOpen: 1 },
  { members: [] },
  { seats: [] },
  { skills: [] },
])('the picture of a project has another address after the change %o', (change) => {
  const { queryKey } = projectBySlugQuery('clock');
  const of = (data: object) => pictureOf('/project/:slug', { slug: 'clock' }, queryKey, data);
  expect(of({ ...project, ...change })).not.toBe(of(project));
  expect(of({ ...project, responsibilities: 'Other' })).toBe(of(project));
});

test('search engines get the canonical address of the list of projects', () => {
  const { queryKey } = projectBySlugQuery('clock');
  const { structured } = preview('/project/:slug', { slug: 'clock' }, queryKey, project);
  expect(JSON.stringify(structured)).toContain('"https://teams.example.org/Discover"');
});

test('certificates are not listed by search engines', () => {
  const { queryKey } = endpointQuery('events.certificate', { params: { code: 'k3y' } });
  expect(preview('/certificates/:code', { code: 'k3y' }, queryKey, {}).indexed).toBe(false);
});
