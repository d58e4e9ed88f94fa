import { and, ne, sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { eventOrganisers, events } from './schema/events/events.ts';

/** For a row of `events`: whether an organiser is not suspended. Suspended users cannot run their events. */
export const hasActiveOrganiser = sql`exists (select from ${eventOrganisers} organiser join ${users} account
  on account.id = organiser.user_id and account.status = 'active' where organiser.event_id = ${events.id})`;

/** For a row of `events`: whether all users find it in lists. */
export const isListedEvent = and(ne(events.status, 'draft'), hasActiveOrganiser);
