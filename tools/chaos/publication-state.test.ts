import { expect, test } from 'vitest';
import { type PublicationState, publicationFaults } from './publication-state.ts';

const expected = { teams: 2, people: 6 };
const published: PublicationState = {
  status: 'published',
  publications: 1,
  projects: 2,
  strays: 0,
  memberships: 6,
  placed: 6,
};
const nothing: PublicationState = {
  status: 'open',
  publications: 0,
  projects: 0,
  strays: 0,
  memberships: 0,
  placed: 0,
};

test('a whole publication and none at all have no violations', () => {
  expect(publicationFaults(published, expected)).toEqual([]);
  expect(publicationFaults(nothing, expected)).toEqual([]);
});

test.each<[string, PublicationState, RegExp]>([
  ['a lost project', { ...published, projects: 1 }, /projects is 1 where 2 belongs/],
  ['a project that is made twice', { ...published, strays: 1 }, /strays is 1/],
  ['a member who is missing', { ...published, memberships: 5 }, /memberships is 5 where 6/],
  ['a participant who is not placed', { ...published, placed: 5 }, /placed is 5/],
  ['projects without a publication', { ...nothing, projects: 2 }, /projects is 2 where 0/],
  ['placed participants without a publication', { ...nothing, placed: 6 }, /placed is 6 where 0/],
  ['a published event without a publication', { ...nothing, status: 'published' }, /without a publication/],
])('%s is a violation', (_what, state, line) => {
  expect(publicationFaults(state, expected).join('\n')).toMatch(line);
});
