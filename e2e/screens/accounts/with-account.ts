import { change } from '../../support/calls.ts';
import type { Stage } from '../screen.ts';

/** Changes fields of the viewer's own account. */
export function withAccount(fields: object) {
  return ({ page }: Stage) =>
    change(page, 'accounts.me', ({ user }) => ({ user: user && { ...user, ...fields } }));
}

export const linked = withAccount({ githubLogin: 'tidal-wren', githubAccess: 'full' });
