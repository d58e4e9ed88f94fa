import { change } from '../../support/calls.ts';
import type { Stage } from '../screen.ts';

/** Signed in as always, with this in one's own account. */
export function withAccount(fields: object) {
  return ({ page }: Stage) =>
    change(page, 'accounts.me', ({ user }) => ({ user: user && { ...user, ...fields } }));
}

export const linked = withAccount({ githubLogin: 'tidal-wren', githubAccess: 'full' });
