import { describe, expect, test } from 'vitest';
import { projectListQuery, readProjectList } from './projects.queries.ts';

describe('readProjectList', () => {
  test('reads posts and their total', () => {
    const facets = { technologies: [{ value: 'React', count: 3 }], skills: [] };
    expect(readProjectList({ posts: [{ id: 'a' }], totalPosts: 40, facets })).toEqual({
      posts: [{ id: 'a' }],
      totalPosts: 40,
      otherPosts: 0,
      facets: { ...facets, areas: [], schools: [] },
      matched: [],
    });
  });

  test('accepts a bare array', () => {
    expect(readProjectList([{ id: 'a' }, { id: 'b' }])).toMatchObject({
      totalPosts: 2,
      facets: { skills: [] },
    });
  });

  test.each([null, 'text', {}, { posts: {} }])('refuses %j with the text of the specification', (answer) => {
    expect(() => readProjectList(answer)).toThrow('Unable to load projects. Please try again later.');
  });
});

test.each([
  [1, 0],
  [2, 12],
  [5, 48],
])('page %d starts at %d, twelve per page, newest first', (page, startIndex) => {
  expect(projectListQuery({ page }).queryKey[2]).toMatchObject({
    query: { startIndex, limit: 12, order: 'desc' },
  });
});
