import type { Answer } from './api.ts';
import { endpointQuery, queryClient } from './query.ts';

/** The signed-in user, as the server returns it. */
export type OwnUser = NonNullable<Answer<'accounts.me'>['user']>;

export const ownUserQuery = endpointQuery('accounts.me');

/** Replaces the cached user with the one that the server returned for a change. */
export function setOwnUser(user: OwnUser): void {
  queryClient.setQueryData(ownUserQuery.queryKey, { user });
}
