import { change } from '../../support/calls.ts';
import type { Stage } from '../screen.ts';

/** The sign-in of the user is older than ten minutes. */
export async function needsPassword({ page }: Stage): Promise<void> {
  await change(page, 'security.get', (answer) => ({ ...answer, confirmation: 'password' }));
}
