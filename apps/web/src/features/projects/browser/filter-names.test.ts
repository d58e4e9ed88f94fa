import { describe, expect, test } from 'vitest';
import { readSearch } from '../../../lib/address/search-state.ts';
import { projectFields } from '../projects.queries.ts';
import { namedFilters, searchName } from './filter-names.ts';

const filter = readSearch(
  projectFields,
  new URLSearchParams(
    'technology=React&technology=Go&skill=Frontend&hoursMax=5&status=FULL&searchTerm=tide&order=asc',
  ),
);

describe('namedFilters', () => {
  test('lists every active filter', () => {
    expect(namedFilters(filter).map(({ name }) => name)).toEqual([
      'React',
      'Go',
      'Frontend',
      'Full',
      'Up to 5 hours a week',
      'tide',
    ]);
  });

  test('removes one filter and keeps the others', () => {
    const [react] = namedFilters(filter);
    expect(react?.without).toEqual({ technology: ['Go'] });
  });

  test('is empty without filters', () => {
    expect(namedFilters(readSearch(projectFields, new URLSearchParams('hoursMax=7&status=odd')))).toEqual([]);
  });
});

describe('searchName', () => {
  test('contains filters and order', () => {
    expect(searchName(filter)).toBe('React, Go, Frontend, Full, Up to 5 hours a week, tide, Oldest First');
  });
});
