import { call } from '../../lib/api/api.ts';
import { useSession } from '../../stores/session.ts';

/** Fetches the signed-in user. Keeps the stored copy if the server does not respond. */
export async function revalidateSession(): Promise<void> {
  const answer = await call('accounts.me').catch(() => undefined);
  if (!answer) return;
  const { succeed, expire, currentUser } = useSession.getState();
  if (answer.user) succeed(answer.user);
  else if (currentUser) expire();
}
