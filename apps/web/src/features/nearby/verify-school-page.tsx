import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { nearbyCopy } from '../../copy/nearby.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { EmptyState, SuccessState } from '../../ui/state/state-message.tsx';

const copy = nearbyCopy.verify;

type Outcome = { kind: 'working' } | { kind: 'done' } | { kind: 'failed'; message: string };

async function openLink(token: string): Promise<Outcome> {
  try {
    const { user } = await call('nearby.proveSchool', { body: { token } });
    queryClient.setQueryData(endpointQuery('accounts.me').queryKey, { user });
    void queryClient.invalidateQueries({ queryKey: ['nearby'] });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'failed', message: errorText(error, nearbyCopy.school.failed) };
  }
}

/**
 * The page that the school confirmation email links to. The token is after the `#` and sent in the body, so
 * it never appears in a log.
 */
export function VerifySchoolPage() {
  const token = useLocation().hash.replace(/^#/, '');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef('');
  useEffect(() => {
    // A link works once, so use it once even if the page renders several times.
    if (outcome.kind !== 'working' || opened.current === token) return;
    opened.current = token;
    void openLink(token).then(setOutcome);
  }, [token, outcome.kind]);
  useEffect(() => {
    if (outcome.kind !== 'working') heading.current?.focus({ preventScroll: true });
  }, [outcome.kind]);

  function retry(): void {
    opened.current = '';
    setOutcome({ kind: 'working' });
  }

  const { kind } = outcome;
  const title = { working: copy.title, done: copy.doneTitle, failed: copy.voidTitle }[kind];
  const h1 = (
    <h1 ref={heading} tabIndex={-1} className="text-24">
      {title}
    </h1>
  );
  return (
    <div className="wrap py-12">
      <PageTitle>{title}</PageTitle>
      {kind === 'working' ? (
        <div className="grid justify-items-center gap-3 py-8">
          {h1}
          <p role="status" className="flex items-center gap-2 text-muted">
            <Spinner />
            {copy.working}
          </p>
        </div>
      ) : null}
      {kind === 'done' ? (
        <SuccessState
          title={h1}
          hint={copy.doneText}
          action={
            <Link to={paths.nearby('school')} className={buttonClass({ variant: 'primary' })}>
              {copy.toNearby}
            </Link>
          }
        />
      ) : null}
      {outcome.kind === 'failed' ? (
        <EmptyState
          title={h1}
          hint={<span role="alert">{outcome.message}</span>}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button onClick={retry}>{copy.retry}</Button>
              <Link to={paths.dashboard('profile')} className={buttonClass()}>
                {copy.toProfile}
              </Link>
            </span>
          }
        />
      ) : null}
    </div>
  );
}
