import { expect, test } from 'vitest';
import { readSearch } from '../../../lib/address/search-state.ts';
import { projectFields } from '../projects.queries.ts';
import { countedFacets } from './counted-facets.ts';

const facets = {
  technologies: [{ skillId: 'react', value: 'React', count: 4 }],
  skills: [{ skillId: 'testing', value: 'Testing', count: 2 }],
  areas: [{ value: 'Porto', count: 1 }],
  schools: [],
};

function countsWith(search: string) {
  const { technologies, skills, areas } = countedFacets(
    facets,
    readSearch(projectFields, new URLSearchParams(search)),
  );
  return [technologies, skills, areas].map(([choice]) => choice?.count);
}

test('keeps the counts without another filter, whatever status and order', () => {
  expect(countsWith('')).toEqual([4, 2, 1]);
  expect(countsWith('status=full&order=asc&page=2')).toEqual([4, 2, 1]);
});

test('leaves out the counts of other filters than the one that is set', () => {
  expect(countsWith('technology=React')).toEqual([4, undefined, undefined]);
  expect(countsWith('area=Porto')).toEqual([undefined, undefined, 1]);
});

test('leaves out all counts for a search, hours or a place near the user', () => {
  for (const search of ['searchTerm=tide', 'hoursMax=5', 'near=me', 'technology=React&skill=Testing'])
    expect(countsWith(search)).toEqual([undefined, undefined, undefined]);
});
