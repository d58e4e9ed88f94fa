import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { accountMailCopy } from '../../copy/account-mail.ts';
import { call } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser, useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LinkState } from './link-state.tsx';
import { linkToken } from './link-token.ts';
import { ResendForm } from './resend-form.tsx';

const copy = accountMailCopy.verify;

type Outcome = { kind: 'working' | 'done' | 'void' } | { kind: 'failed'; message: string };

/** Confirms the address. Updates it for a signed-in user; a link opened twice counts as success. */
async function openLink(token: string): Promise<Outcome> {
  let problem: unknown;
  try {
    await call('accounts.verifyEmail', { body: { token } });
  } catch (caught) {
    problem = caught;
  }
  const { user } = await call('accounts.me').catch(() => ({ user: null }));
  if (user) useSession.getState().succeed(user);
  if (problem === undefined || (isApiError(problem, 'invalid') && user?.emailVerified && !user.pendingEmail))
    return { kind: 'done' };
  return isApiError(problem, 'invalid') ? { kind: 'void' } : { kind: 'failed', message: errorText(problem) };
}

function Done() {
  const user = useCurrentUser();
  return (
    <LinkState kind="done" title={copy.doneTitle} text={copy.doneText}>
      <Link to={user ? paths.dashboard() : paths.signIn()} className={buttonClass({ variant: 'primary' })}>
        {user ? copy.toDashboard : accountMailCopy.toSignIn}
      </Link>
    </LinkState>
  );
}

function Void() {
  return (
    <LinkState
      kind="void"
      title={copy.voidTitle}
      text={
        <>
          {copy.voidText}{' '}
          <Link to={paths.dashboard('profile')} className="link">
            {copy.voidChange}
          </Link>
        </>
      }
    >
      <ResendForm />
    </LinkState>
  );
}

/** The page that confirmation emails link to. */
export function VerifyEmailPage() {
  const token = linkToken(useLocation().hash);
  const [outcome, setOutcome] = useState<Outcome>({ kind: token === '' ? 'void' : 'working' });
  const opened = useRef('');
  useEffect(() => {
    // A link works once, so use it once even if the page renders several times.
    if (outcome.kind !== 'working' || opened.current === token) return;
    opened.current = token;
    void openLink(token).then(setOutcome);
  }, [token, outcome.kind]);

  function retry(): void {
    opened.current = '';
    setOutcome({ kind: 'working' });
  }

  if (outcome.kind === 'done') return <Done />;
  if (outcome.kind === 'void') return <Void />;
  if (outcome.kind === 'failed') {
    return (
      <LinkState kind="void" title={copy.failedTitle} text={<span role="alert">{outcome.message}</span>}>
        <Button onClick={retry}>{copy.retry}</Button>
      </LinkState>
    );
  }
  return (
    <div className="m-auto grid justify-items-center gap-3 py-8">
      <PageTitle>{copy.title}</PageTitle>
      <h1 className="text-24">{copy.title}</h1>
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {copy.working}
      </p>
    </div>
  );
}
