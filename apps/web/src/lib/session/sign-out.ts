import { shellCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { call } from '../api/api.ts';
import { errorText } from '../api/error-text.ts';
import { removeDrafts } from '../storage/draft.ts';
import { forgetPending } from '../storage/pending-picture.ts';
import { mayLeave } from '../unsaved-edits.ts';

/**
 * Ends the session on the server, then here. A user with unsaved edits is asked first. If the server fails, the user
 * stays signed in and sees an error. `leave` navigates before the session is cleared: a protected page would redirect
 * to sign-in.
 */
export async function signOut(leave: (href: string) => unknown): Promise<void> {
  if (!(await mayLeave())) return;
  try {
    await call('accounts.signOut');
  } catch (error) {
    toast.error(errorText(error, shellCopy.signOutFailed));
    return;
  }
  await leave(paths.home());
  useSession.getState().clear();
  removeDrafts();
  forgetPending();
}
