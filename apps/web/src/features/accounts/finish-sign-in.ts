import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { setOwnUser } from '../../lib/api/own-user.ts';
import { ownPath, paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { texts } from '../../texts.ts';

interface Returned {
  code: string;
  state: string;
}

/** The page to continue with, or the reason of the failure. */
type Outcome = { returnTo: string; linked: boolean } | { failure: string };

/** A code can be exchanged only once, so repeated calls share one attempt. */
const attempts = new Map<string, Promise<Outcome>>();

async function finish({ code, state }: Returned): Promise<Outcome> {
  const linked = useSession.getState().currentUser !== null;
  try {
    const exchanged = await call('github.exchangeToken', { body: { code, state } });
    if (!('access_token' in exchanged)) throw new Error('the token exchange returned no token');
    const bearer = exchanged.access_token;
    const [userdata, emails] = await Promise.all([
      call('github.user', { bearer }),
      call('github.emails', { query: {}, bearer }),
    ]);
    const body = { email: primaryEmail(emails), userdata: { id: idOf(userdata) } };
    const answer = await call('github.authenticate', { body, bearer });
    const returnTo = ownPath(exchanged.returnTo);
    if ('secondFactor' in answer) return { returnTo: paths.secondStep(returnTo), linked: false };
    const { user } = answer;
    useSession.getState().succeed(user);
    setOwnUser(user);
    return { returnTo: linked ? returnTo : await firstPage(returnTo), linked };
  } catch (error) {
    console.error(texts.upload.tokenFailed, error);
    return { failure: errorText(error) };
  }
}

/** After the first sign-in, the page with what we found at GitHub; a failure must not end the sign-in. */
async function firstPage(returnTo: string): Promise<string> {
  try {
    const { onboarding } = await call('onboarding.get');
    const isOpen = onboarding?.status === 'reading' || onboarding?.status === 'ready';
    return isOpen && !onboarding.skipped ? paths.welcome() : returnTo;
  } catch {
    return returnTo;
  }
}

function idOf(profile: unknown): number | string | undefined {
  const { id } = asFields(profile);
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}

/** Not used for authorisation: the server fetches the address from the code host. */
function primaryEmail(emails: unknown): string | null {
  const primary = Array.isArray(emails)
    ? emails.map(asFields).find((entry) => entry.primary === true)
    : undefined;
  return typeof primary?.email === 'string' ? primary.email : null;
}

// The server passes the code host's responses through, so each field is validated here.
function asFields(value: unknown): { id?: unknown; email?: unknown; primary?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Exchanges the code host's parameters for a session, or links the account of a signed-in user. */
export function finishSignIn(returned: Returned): Promise<Outcome> {
  const attempt = attempts.get(returned.code) ?? finish(returned);
  attempts.set(returned.code, attempt);
  return attempt;
}
