import type { SavedSearch } from '@teamwright/contracts/projects/saved-searches.ts';
import type { SavedSearchRow } from './saved-searches.repository.ts';

export function savedSearchView({ id, name, filter, alerts, createdAt }: SavedSearchRow): SavedSearch {
  return { id, name, filter, alerts, createdAt: createdAt.toISOString() };
}
