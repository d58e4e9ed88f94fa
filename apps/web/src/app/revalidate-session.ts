import { call } from '../lib/api.ts';
import { useSession } from '../stores/session.ts';

/** Asks the server who is signed in; without an answer the display copy stays. */
export async function revalidateSession(): Promise<void> {
  const answer = await call('accounts.me').catch(() => undefined);
  if (!answer) return;
  const { succeed, clear, currentUser } = useSession.getState();
  if (answer.user) succeed(answer.user);
  else if (currentUser) clear();
}
