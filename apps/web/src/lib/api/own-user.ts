import type { Answer } from './api.ts';
import { endpointQuery, queryClient } from './query.ts';

/** The signed-in user, as the server returns it. */
export type OwnUser = NonNullable<Answer<'accounts.me'>['user']>;

export const ownUserQuery = endpointQuery('accounts.me');

/** Whether the user has not yet confirmed the address of the account, or a new one. */
export function hasUnconfirmedEmail({ emailVerified, pendingEmail }: OwnUser): boolean {
  return !emailVerified || pendingEmail !== null;
}

/** Replaces the cached user with the one that the server returned for a change. */
export function setOwnUser(user: OwnUser): void {
  queryClient.setQueryData(ownUserQuery.queryKey, { user });
}
