import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { accountsCopy } from '../../copy/accounts/accounts.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { JoiningPiece } from './joining-piece.tsx';

const { callback: copy } = accountsCopy;

/** After this many milliseconds the page offers a restart. A late response still counts. */
const slowAfterMs = 10_000;

function CallbackActions({ retry }: { retry: boolean }) {
  const config = usePublicConfig();
  const user = useCurrentUser();
  const returnTo = user ? paths.settings('security') : paths.home();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {retry && config?.github ? (
        <a href={paths.githubAuthorize('full', returnTo)} className={buttonClass({ variant: 'primary' })}>
          {copy.retry}
        </a>
      ) : null}
      {user ? (
        <Link to={paths.settings('security')} className={buttonClass()}>
          {copy.toProfile}
        </Link>
      ) : (
        <Link to={paths.signIn()} className={buttonClass()}>
          {accountsCopy.toSignIn}
        </Link>
      )}
    </div>
  );
}

function Working({ code, state }: { code: string; state: string }) {
  const [problem, setProblem] = useState<{ title: string; text: string }>();
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => setProblem(copy.delay), slowAfterMs);
    void finishSignIn({ code, state }).then((outcome) => {
      clearTimeout(timer);
      if (left) return;
      if ('failure' in outcome) return setProblem({ title: copy.failed, text: outcome.failure });
      if (outcome.linked) toast.success(copy.linked);
      void navigate(outcome.returnTo, { replace: true });
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [code, state, navigate]);

  if (problem) {
    const { title, text } = problem;
    return (
      <ErrorState
        title={<h1 className="text-20">{title}</h1>}
        hint={text}
        action={<CallbackActions retry />}
      />
    );
  }
  return (
    <div role="status" className="grid justify-items-center p-10">
      <JoiningPiece />
      <h1 className="text-20">{copy.working}</h1>
    </div>
  );
}

function Content() {
  const [search] = useSearchParams();
  const code = search.get('code');
  if (code) return <Working code={code} state={search.get('state') ?? ''} />;
  const denied = search.get('error') === 'access_denied';
  const { title, text } = denied ? copy.refused : search.has('error') ? copy.broken : copy.nothing;
  return (
    <EmptyState
      title={<h1 className="text-20">{title}</h1>}
      hint={text}
      action={<CallbackActions retry={search.has('error')} />}
    />
  );
}

/** The page that the code host redirects to. Completes the sign-in or link, then returns to the previous page. */
export function CallbackPage() {
  const user = useCurrentUser();
  const [search] = useSearchParams();
  if (user && search.size === 0) return <Navigate to={paths.home()} replace />;
  return (
    <div className="m-auto">
      <PageTitle>{copy.title}</PageTitle>
      <Content />
    </div>
  );
}
