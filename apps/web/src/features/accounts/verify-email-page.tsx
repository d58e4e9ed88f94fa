import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { accountMailCopy } from '../../copy/accounts/account-email.ts';
import { call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser, useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { LinkState } from './link-state.tsx';
import { linkToken } from './link-token.ts';
import { ResendForm } from './resend-form.tsx';

const copy = accountMailCopy.verify;

type Outcome =
  | { kind: 'asking' | 'working' | 'void' }
  | { kind: 'done'; resetToken: string | null }
  | { kind: 'failed'; message: string; needsSignIn: boolean };

async function findUser() {
  return (await call('accounts.me').catch(() => ({ user: null }))).user;
}

/** Confirms the address, for a guest who agreed or a signed-in user. Updates it for a signed-in user; a link opened twice counts as success. */
async function openLink(token: string, isAgreed: boolean): Promise<Outcome> {
  if (!isAgreed && !(await findUser())) return { kind: 'asking' };
  let problem: unknown;
  let resetToken: string | null = null;
  try {
    ({ resetToken } = await call('accounts.verifyEmail', { body: { token } }));
  } catch (caught) {
    problem = caught;
  }
  const user = await findUser();
  if (user) useSession.getState().succeed(user);
  if (problem === undefined || (isApiError(problem, 'invalid') && user?.emailVerified && !user.pendingEmail))
    return { kind: 'done', resetToken };
  if (isApiError(problem, 'invalid')) return { kind: 'void' };
  return { kind: 'failed', message: errorText(problem), needsSignIn: isApiError(problem, 'forbidden') };
}

/**
 * Asks a guest first: the confirmation ends all sign-ins of the account. Programs that open the links of emails stop
 * here too.
 */
function Asking({ onConfirm }: { onConfirm: () => void }) {
  return (
    <LinkState kind="void" title={copy.title} text={copy.guestText}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={onConfirm}>
          {copy.guestConfirm}
        </Button>
        <Link to={paths.signIn()} className={buttonClass()}>
          {copy.signInFirst}
        </Link>
      </div>
    </LinkState>
  );
}

function Done({ resetToken }: { resetToken: string | null }) {
  const user = useCurrentUser();
  if (resetToken !== null) {
    return (
      <LinkState kind="done" title={copy.doneTitle} text={copy.choosePasswordText}>
        <Link to={paths.resetPassword(resetToken)} className={buttonClass({ variant: 'primary' })}>
          {copy.choosePassword}
        </Link>
      </LinkState>
    );
  }
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
  const [isAgreed, setAgreed] = useState(false);
  const opened = useRef('');
  useEffect(() => {
    // A link works once, so use it once even if the page renders several times.
    if (outcome.kind !== 'working' || opened.current === token) return;
    opened.current = token;
    void openLink(token, isAgreed).then(setOutcome);
  }, [token, isAgreed, outcome.kind]);

  function retry(): void {
    opened.current = '';
    setOutcome({ kind: 'working' });
  }

  function agree(): void {
    setAgreed(true);
    retry();
  }

  if (outcome.kind === 'asking') return <Asking onConfirm={agree} />;
  if (outcome.kind === 'done') return <Done resetToken={outcome.resetToken} />;
  if (outcome.kind === 'void') return <Void />;
  if (outcome.kind === 'failed') {
    return (
      <LinkState kind="void" title={copy.failedTitle} text={<span role="alert">{outcome.message}</span>}>
        {outcome.needsSignIn ? (
          <Link to={paths.signIn()} className={buttonClass({ variant: 'primary' })}>
            {accountMailCopy.toSignIn}
          </Link>
        ) : (
          <Button onClick={retry}>{copy.retry}</Button>
        )}
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
