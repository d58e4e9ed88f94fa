import { useNavigate } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { useSession } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { call } from './api.ts';
import { errorText } from './error-text.ts';

/** Ends the session on the server, then here; when the server fails, the person stays signed in and is told. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();

  return async function signOut(): Promise<void> {
    try {
      await call('accounts.signOut');
    } catch (error) {
      toast.error(errorText(error, shellCopy.signOutFailed));
      return;
    }
    // Leave protected pages first: their guard would lead to the sign-in page.
    await navigate(paths.home(), { flushSync: true });
    useSession.getState().clear();
  };
}
