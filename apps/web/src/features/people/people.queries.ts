import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export type FoundPerson = Answer<'people.search'>['people'][number];
export type PersonDetails = Answer<'people.byName'>;

/** One page of the search results for people. */
export function peopleQuery(searchTerm: string, page: number) {
  const limit = limits.page.default;
  const query = { searchTerm, startIndex: (page - 1) * limit, limit };
  return queryOptions({
    queryKey: ['people', 'search', query],
    queryFn: ({ signal }) => call('people.search', { query, signal }),
    enabled: searchTerm !== '',
    placeholderData: keepPreviousData,
  });
}

export function personQuery(username: string) {
  return endpointQuery('people.byName', { params: { username } });
}
