import type { Answer } from './api.ts';

/** The signed-in user, as the server returns it. */
export type OwnUser = NonNullable<Answer<'accounts.me'>['user']>;
