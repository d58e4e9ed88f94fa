import { useQuery } from '@tanstack/react-query';
import { welcomeSteps } from '@teamwright/contracts/core/choices.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { onboardingCopy as copy } from '../../copy/onboarding.ts';
import { uiCopy } from '../../copy/ui.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import type { Answer } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, ownUserQuery } from '../../lib/api/own-user.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { type Onboarding, onboardingQuery } from './onboarding.queries.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { ReviewForm } from './review-form.tsx';
import { GoalsStep } from './steps/goals-step.tsx';
import { HoursStep } from './steps/hours-step.tsx';
import { MatchesStep } from './steps/matches-step.tsx';
import { SkillsStep } from './steps/skills-step.tsx';
import type { StepName } from './use-step.ts';

/** GitHub rejected our access or was unlinked; the user can still choose skills. */
function Stopped({ reason }: Pick<Onboarding, 'reason'>) {
  const { title, text } = reason === 'unlinked' ? copy.unlinked : copy.lost;
  return (
    <ErrorState
      title={<h2 className="text-18">{title}</h2>}
      hint={text}
      action={
        reason === 'unlinked' ? undefined : (
          <a href={paths.githubAuthorize('full', paths.welcome())} className={buttonClass()}>
            {copy.lost.action}
          </a>
        )
      }
    />
  );
}

interface StateProps {
  user: OwnUser;
  state: Answer<'onboarding.get'>;
}

/** Shows the review of the repositories first. The user can choose skills by hand instead. */
function Skills({ user, state: { onboarding, welcome } }: StateProps) {
  const [choosesOwn, setChoosesOwn] = useState(false);
  const chooseOwn = () => setChoosesOwn(true);
  if (!choosesOwn && onboarding?.status === 'reading')
    return <ReadingProgress onboarding={onboarding} onOwn={chooseOwn} />;
  if (!choosesOwn && onboarding?.status === 'ready')
    return <ReviewForm onboarding={onboarding} onOwn={chooseOwn} />;
  const isStopped = onboarding?.status === 'stopped';
  return (
    <div className="grid gap-6">
      {isStopped ? <Stopped reason={onboarding.reason} /> : null}
      <SkillsStep userId={user.id} welcome={welcome} offersGitHub={user.githubLogin === null} />
    </div>
  );
}

function Step({ step, user, state }: StateProps & { step: StepName }) {
  const { welcome } = state;
  if (step === 'skills') return <Skills user={user} state={state} />;
  if (step === 'hours') return <HoursStep user={user} welcome={welcome} />;
  if (step === 'goals') return <GoalsStep user={user} welcome={welcome} />;
  return <MatchesStep user={user} welcome={welcome} />;
}

/** The step of the address, or else the first open one, or the matches. Repositories to review come first. */
function useStepOfAddress(state: Answer<'onboarding.get'> | undefined): StepName {
  const [search] = useSearchParams();
  const asked = welcomeSteps.find((name) => name === search.get('step'));
  const status = state?.onboarding?.status;
  const isReview = status === 'reading' || status === 'ready';
  const next = state?.welcome ? (state.welcome.next ?? 'matches') : 'skills';
  return asked ?? (isReview ? 'skills' : next);
}

function Content({ userId }: { userId: string }) {
  const account = useQuery(ownUserQuery);
  const { data, error, refetch } = useQuery(onboardingQuery);
  // The first step shows them above its questions, so it waits for them.
  const skills = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  const step = useStepOfAddress(data);
  const problem = error ?? account.error;
  if (data && account.data?.user && !skills.isPending)
    return <Step key={step} step={step} user={account.data.user} state={data} />;
  if (problem)
    return (
      <ErrorState
        title={errorText(problem, copy.failed)}
        action={
          <Button onClick={() => void Promise.all([refetch(), account.refetch()])}>{uiCopy.reload}</Button>
        }
      />
    );
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner />
      {copy.loading}
    </p>
  );
}

/** The first steps of a new user: skills, time, goals and matches. */
export function OnboardingPage() {
  const user = useCurrentUser();
  return (
    <div className="mx-auto w-full max-w-180 px-4 py-8 md:py-12">
      <PageTitle>{welcomeCopy.title}</PageTitle>
      {user ? <Content userId={user.id} /> : null}
    </div>
  );
}
