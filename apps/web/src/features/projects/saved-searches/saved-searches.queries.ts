import { useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { savedSearchesCopy as copy } from '../../../copy/projects/saved-searches.ts';
import { readSearch, writeSearch } from '../../../lib/address/search-state.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../../lib/api/query.ts';
import { toast } from '../../../stores/toasts.ts';
import { searchName } from '../browser/filter-names.ts';
import { discoverFieldsOf, type ProjectFilter, projectFields } from '../projects.queries.ts';

export type SavedSearch = Answer<'savedSearches.list'>['searches'][number];

export const savedSearchesQuery = endpointQuery('savedSearches.list');

/** The filter of a saved search. Values that the browser does not offer are left out. */
export function filterOf({ filter }: Pick<SavedSearch, 'filter'>): ProjectFilter {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filter))
    for (const each of [value].flat()) search.append(key, String(each));
  return readSearch(projectFields, search);
}

/**
 * The query string of a filter, the same for equal filters.
 * @param discovers for Discover, where open projects are the default; by default for the home page
 */
export function addressOf(filter: ProjectFilter, discovers = false): string {
  const lists = { technology: [...filter.technology].sort(), skill: [...filter.skill].sort() };
  return writeSearch(discovers ? discoverFieldsOf(true) : projectFields, new URLSearchParams(), {
    ...filter,
    ...lists,
    page: 1,
  }).toString();
}

/** The name of a new saved search: 'React, Frontend, tide'. */
function nameOf(filter: ProjectFilter): string {
  return searchName(filter).slice(0, limits.savedSearchName.max).toWellFormed();
}

interface NewSearch {
  readonly filter: ProjectFilter;
  readonly alerts: boolean;
  readonly name?: string;
}

export async function saveSearch({ filter, alerts, name = nameOf(filter) }: NewSearch): Promise<SavedSearch> {
  const { page: _, technology, skill, status, hoursMax, near, ...rest } = filter;
  return await call('savedSearches.create', {
    body: {
      name,
      alerts,
      filter: {
        ...rest,
        technology: [...technology],
        skill: [...skill],
        status: status === 'any' ? undefined : status,
        hoursMax: hoursMax || undefined,
        near: near || undefined,
      },
    },
  });
}

export function refetchSearches(): void {
  void queryClient.invalidateQueries({ queryKey: ['savedSearches'] });
}

export function useSaveSearch(onSaved?: () => void) {
  return useMutation({
    mutationFn: saveSearch,
    onSuccess: onSaved,
    onError: (error) => toast.error(errorText(error, copy.saveFailed)),
    onSettled: refetchSearches,
  });
}

interface Change {
  readonly id: string;
  readonly name?: string;
  readonly alerts?: boolean;
}

export function useEditSearch(onChanged?: () => void) {
  return useMutation({
    mutationFn: ({ id, ...body }: Change) => call('savedSearches.edit', { params: { id }, body }),
    onSuccess(changed) {
      queryClient.setQueryData(
        savedSearchesQuery.queryKey,
        (list) => list && { searches: list.searches.map((one) => (one.id === changed.id ? changed : one)) },
      );
      onChanged?.();
    },
    onError: (error) => toast.error(errorText(error, copy.changeFailed)),
    onSettled: refetchSearches,
  });
}

export function useRemoveSearch(onRemoved?: (search: SavedSearch) => void) {
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => call('savedSearches.remove', { params: { id } }),
    onSuccess: (_, search) => onRemoved?.(search),
    onError: (error) => toast.error(errorText(error, copy.removeFailed)),
    onSettled: refetchSearches,
  });
}
