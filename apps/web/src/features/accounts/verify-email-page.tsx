import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { accountEmailCopy } from '../../copy/accounts/account-email.ts';
import { linkToken, useEmailLink } from '../../lib/address/use-email-link.ts';
import { call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser, useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { LinkOpening, LinkState } from '../../ui/state/link-state.tsx';
import { ResendForm } from './resend-form.tsx';

const copy = accountEmailCopy.verify;

type Outcome =
  | { kind: 'asking' }
  | { kind: 'void' }
  | { kind: 'done'; resetToken: string | null }
  | { kind: 'failed'; message: string; needsSignIn: boolean };

async function findUser() {
  return (await call('accounts.me').catch(() => ({ user: null }))).user;
}

/** Confirms the address of a signed-in user, or of a guest who agreed. A signed-in user may open the link twice. */
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
 * Asks guests to agree, because the confirmation ends all sessions of the account. This also stops programs that
 * open the links of emails.
 */
function Asking({ onConfirm }: { onConfirm: () => void }) {
  return (
    <LinkState kind="failed" title={copy.title} text={copy.guestText}>
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
        {user ? copy.toDashboard : accountEmailCopy.toSignIn}
      </Link>
    </LinkState>
  );
}

function Void() {
  return (
    <LinkState
      kind="failed"
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
  const [isAgreed, setAgreed] = useState(false);
  const { outcome, retry } = useEmailLink<Outcome>(
    () => openLink(token, isAgreed),
    token === '' ? { kind: 'void' } : undefined,
  );

  function agree(): void {
    setAgreed(true);
    retry();
  }

  if (outcome === undefined) return <LinkOpening title={copy.title} text={copy.working} />;
  if (outcome.kind === 'asking') return <Asking onConfirm={agree} />;
  if (outcome.kind === 'done') return <Done resetToken={outcome.resetToken} />;
  if (outcome.kind === 'void') return <Void />;
  return (
    <LinkState kind="failed" title={copy.failedTitle} text={<span role="alert">{outcome.message}</span>}>
      {outcome.needsSignIn ? (
        <Link to={paths.signIn()} className={buttonClass({ variant: 'primary' })}>
          {accountEmailCopy.toSignIn}
        </Link>
      ) : (
        <Button onClick={retry}>{copy.retry}</Button>
      )}
    </LinkState>
  );
}
