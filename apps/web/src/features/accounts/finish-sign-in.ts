import { call } from '../../lib/api.ts';
import { useSession } from '../../stores/session.ts';
import { texts } from '../../texts.ts';

interface Returned {
  code: string;
  state: string;
}

/** A code is good for one exchange, however often the page asks. */
const attempts = new Map<string, Promise<boolean>>();

async function exchange({ code, state }: Returned): Promise<boolean> {
  try {
    const { user } = await call('accounts.exchangeToken', { body: { code, state } });
    useSession.getState().succeed(user);
    return true;
  } catch (error) {
    // Only logged: the page says what can be done about it.
    console.error(texts.upload.tokenFailed, error);
    return false;
  }
}

/** Exchanges what the code host has sent along for a session; answers whether that worked. */
export function finishSignIn(returned: Returned): Promise<boolean> {
  const attempt = attempts.get(returned.code) ?? exchange(returned);
  attempts.set(returned.code, attempt);
  return attempt;
}
