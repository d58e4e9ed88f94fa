import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { accountsCopy } from '../../copy/accounts.ts';
import { usePublicConfig } from '../../lib/public-config.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { JoiningPiece } from './joining-piece.tsx';

const { callback: copy } = accountsCopy;

/** After this time the page stops asking for patience, in milliseconds; a late answer still counts. */
const patienceMs = 10_000;

function WayOut({ retry }: { retry: boolean }) {
  const config = usePublicConfig();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {retry && config?.github ? (
        <a href={paths.githubAuthorize('full', paths.home())} className={buttonClass({ variant: 'primary' })}>
          {copy.retry}
        </a>
      ) : null}
      <Link to={paths.signIn()} className={buttonClass()}>
        {accountsCopy.toSignIn}
      </Link>
    </div>
  );
}

function Working({ code, state }: { code: string; state: string }) {
  const [given, setGiven] = useState<'nothing' | 'failure' | 'delay'>('nothing');
  useEffect(() => {
    const timer = setTimeout(() => setGiven('delay'), patienceMs);
    void finishSignIn({ code, state }).then((worked) => (worked ? undefined : setGiven('failure')));
    return () => clearTimeout(timer);
  }, [code, state]);

  if (given !== 'nothing') {
    const { title, text } = copy[given];
    return <ErrorState title={<h1 className="text-20">{title}</h1>} hint={text} action={<WayOut retry />} />;
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
  const { title, text } = search.has('error') ? copy.refused : copy.nothing;
  return (
    <EmptyState
      title={<h1 className="text-20">{title}</h1>}
      hint={text}
      action={<WayOut retry={search.has('error')} />}
    />
  );
}

/** Where the code host leads back to; it finishes the sign-in and goes on to the front page. */
export function CallbackPage() {
  const user = useCurrentUser();
  if (user) return <Navigate to={paths.home()} replace />;
  return (
    <div className="m-auto">
      <PageTitle>{copy.title}</PageTitle>
      <Content />
    </div>
  );
}
