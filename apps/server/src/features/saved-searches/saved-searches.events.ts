import { inTransaction } from '../../core/events.ts';
import { deleteSavedSearches } from './saved-searches.service.ts';

export const savedSearchesEvents = [
  inTransaction('account.deleted', 'saved_searches.delete', (ctx, { userId }) =>
    deleteSavedSearches(ctx, userId),
  ),
];
