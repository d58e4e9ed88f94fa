import { inTransaction } from '../../core/events.ts';
import { deleteWeeklyMatches } from './weekly-matches.service.ts';

export const weeklyMatchesEvents = [
  inTransaction('account.deleted', 'weekly_matches.delete', (ctx, { userId }) =>
    deleteWeeklyMatches(ctx, userId),
  ),
];
