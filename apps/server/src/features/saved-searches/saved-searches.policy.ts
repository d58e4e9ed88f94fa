import type { NewSavedSearch, SavedFilter } from '@teamwright/contracts/projects/saved-searches.ts';

/** The filter in one form, however it was typed: without empty values and duplicates, lists in order. */
export function tidyFilter({ order, ...filter }: NewSavedSearch['filter']): SavedFilter {
  const { searchTerm, technology, skill, status, area, school, near, hoursMax } = filter;
  const values = {
    searchTerm,
    technology: tidyList(technology),
    skill: tidyList(skill),
    status,
    area,
    school,
    near,
    hoursMax,
  };
  const filled = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return { order, ...Object.fromEntries(filled) };
}

function isEmpty(value: string | number | readonly string[] | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function tidyList(values: readonly string[] = []): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort();
}

/** Whether the filter leaves projects out. An order alone does not. */
export function isNarrowing({ order: _, ...filter }: SavedFilter): boolean {
  return Object.keys(filter).length > 0;
}
