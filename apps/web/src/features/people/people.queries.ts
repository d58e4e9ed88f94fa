import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { choiceField, listField, pageField, textField } from '../../lib/address/search-state.ts';
import type { Answer } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export type FoundPerson = Answer<'people.search'>['people'][number];
export type PersonDetails = Answer<'people.byName'>;

/** Minimum hours a week. */
export const minHoursChoices = ['', '5', '10', '20'] as const;

/** The fields of the people browser in the address. */
export const peopleFields = {
  searchTerm: textField(),
  skill: listField(),
  area: textField(),
  school: textField(),
  hoursMin: choiceField(minHoursChoices, ''),
  for: textField('mine'),
  page: pageField(),
};

export interface PeopleFilter {
  searchTerm: string;
  skill: readonly string[];
  area: string;
  school: string;
  hoursMin: (typeof minHoursChoices)[number];
  /** The id of the reader's project that the best are listed for, 'mine' for the newest one, or 'newest' people. */
  for: string;
  page: number;
}

export const noPeopleFilter = {
  searchTerm: '',
  skill: [],
  area: '',
  school: '',
  hoursMin: '',
} as const satisfies Partial<PeopleFilter>;

/** One page of people. Missing filter fields do not filter; without any, everyone who can be found. */
export function peopleQuery(wanted: Partial<PeopleFilter>) {
  const { page, ...filter } = { ...noPeopleFilter, for: 'mine', page: 1, ...wanted };
  const limit = limits.page.default;
  const query = {
    searchTerm: filter.searchTerm || undefined,
    skill: [...filter.skill],
    area: filter.area || undefined,
    school: filter.school || undefined,
    hoursMin: filter.hoursMin || undefined,
    forProject: filter.for === 'newest' ? undefined : filter.for,
    startIndex: (page - 1) * limit,
    limit,
  };
  return queryOptions({
    ...endpointQuery('people.search', { query }),
    placeholderData: keepPreviousData,
  });
}

export function personQuery(username: string) {
  return endpointQuery('people.byName', { params: { username } });
}
