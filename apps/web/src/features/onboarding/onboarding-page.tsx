import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { onboardingCopy as copy } from '../../copy/onboarding.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { type Onboarding, onboardingQuery } from './onboarding.queries.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { ReviewForm } from './review-form.tsx';

function Stopped({ reason }: Pick<Onboarding, 'reason'>) {
  const { title, text } = reason === 'unlinked' ? copy.unlinked : copy.lost;
  return (
    <ErrorState
      title={<h1 className="text-20">{title}</h1>}
      hint={text}
      action={
        reason === 'unlinked' ? (
          <Link to={paths.home()} className={buttonClass()}>
            {copy.continue}
          </Link>
        ) : (
          <a
            href={paths.githubAuthorize('full', paths.welcome())}
            className={buttonClass({ variant: 'primary' })}
          >
            {copy.lost.action}
          </a>
        )
      }
    />
  );
}

function Over() {
  return (
    <EmptyState
      title={<h1 className="text-20">{copy.over.title}</h1>}
      hint={copy.over.text}
      action={
        <Link to={paths.dashboard('profile')} className={buttonClass()}>
          {copy.over.profile}
        </Link>
      }
    />
  );
}

function Content() {
  const { data, error, refetch } = useQuery(onboardingQuery);
  if (data) {
    const { onboarding } = data;
    if (onboarding?.status === 'reading') return <ReadingProgress onboarding={onboarding} />;
    if (onboarding?.status === 'ready') return <ReviewForm onboarding={onboarding} />;
    return onboarding?.status === 'stopped' ? <Stopped reason={onboarding.reason} /> : <Over />;
  }
  if (error)
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
      />
    );
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner />
      {copy.loading}
    </p>
  );
}

/** What the first sign-in with GitHub found: progress, then one question. */
export function OnboardingPage() {
  return (
    <div className="mx-auto w-full max-w-180 px-4 py-8 md:py-12">
      <PageTitle>{copy.title}</PageTitle>
      <Content />
    </div>
  );
}
