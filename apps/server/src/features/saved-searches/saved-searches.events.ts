import { inTransaction } from '../../core/events.ts';
import { deleteSavedSearches } from './saved-searches.service.ts';

export const savedSearchesEvents = [
  inTransaction('account.deleted', 'saved_searches.forget', (ctx, { userId }) =>
    deleteSavedSearches(ctx, userId),
  ),
];
