import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { uiCopy } from '../../../copy/ui.ts';
import { welcomeCopy } from '../../../copy/welcome.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import type { OwnUser } from '../../../lib/api/own-user.ts';
import { usePublicConfig } from '../../../lib/api/public-config.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { inOneParagraph } from '../../../lib/in-one-paragraph.ts';
import { matchQuery, useExplainedMatch } from '../../../lib/match-query.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { bestOf } from '../../../ui/match/explanation/best-of.ts';
import { MatchSummary } from '../../../ui/match/explanation/match-summary.tsx';
import { ScoreFigure } from '../../../ui/match/match-score.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { FromGitHub } from '../from-github.tsx';
import { betterMatches } from '../invitation.ts';
import { useStep } from '../use-step.ts';
import { StepFrame, type Welcome } from './step-frame.tsx';

const copy = welcomeCopy.matches;

type Project = Answer<'matching.recommendProjects'>[number];

function Match({ project, isFirst }: { project: Project; isFirst: boolean }) {
  return (
    <Card
      as="li"
      className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 gap-y-2 md:grid-cols-[64px_minmax(0,1fr)_auto] md:p-5!"
    >
      <ScoreFigure score={project.score} tier={project.tier} />
      <div className="min-w-0">
        <h2 className="text-18 wrap-anywhere text-wrap">
          <bdi>{project.title}</bdi>
        </h2>
        <p dir="auto" className="line-clamp-2 text-14 text-muted">
          {inOneParagraph(project.description)}
        </p>
      </div>
      <div className="max-md:col-span-full md:col-start-2">
        <MatchSummary match={project} reader={{ kind: 'user' }} />
      </div>
      <Link
        to={paths.project(project.slug)}
        className={buttonClass({
          variant: isFirst ? 'primary' : 'soft',
          className: 'self-center max-md:col-span-full md:col-start-3 md:row-span-2 md:row-start-1',
        })}
      >
        {copy.view}
        <span className="sr-only"> {project.title}</span>
      </Link>
    </Card>
  );
}

/** What a repository would change for the best match, in figures, if the server knows it. */
function useGitHubText(userId: string, best: Project): string {
  const { help } = useExplainedMatch(matchQuery(best.id, userId), { retry: false }).match ?? {};
  if (!help || help.to <= help.from) return copy.lift.gitHub;
  const { label: skill, from, to } = help;
  return fill(copy.lift.gitHubShown, { skill, title: best.title, from, to });
}

/** What would raise the scores: work that shows the skills, then hours, then goals. */
function Lift({ user, welcome, best }: MatchesStepProps & { best: Project }) {
  const gitHubText = useGitHubText(user.id, best);
  const hasGitHub = usePublicConfig()?.github === true && user.githubLogin === null;
  const better = welcome ? betterMatches(welcome) : undefined;
  if (!hasGitHub && !better) return null;
  const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2';
  return (
    <section aria-labelledby="lift" className="grid gap-3 rounded-10 bg-surface p-4 md:p-5">
      <h2 id="lift" className="text-16">
        {copy.lift.title}
      </h2>
      {hasGitHub ? (
        <div className={row}>
          <p className="min-w-0 flex-1 basis-60 text-14">{gitHubText}</p>
          <FromGitHub label={copy.lift.link} />
        </div>
      ) : null}
      {better ? (
        <div className={row}>
          <p className="min-w-0 flex-1 basis-60 text-14">{better.text}</p>
          <Link to={paths.welcome(better.step)} state={{ moved: true }} className={buttonClass()}>
            {better.action}
          </Link>
        </div>
      ) : null}
    </section>
  );
}

function Matches({ user, welcome, onSeen }: MatchesStepProps & { onSeen: () => void }) {
  const userId = user.id;
  const matches = useQuery(
    endpointQuery('matching.recommendProjects', { params: { userId }, query: { explanation: 'summary' } }),
  );
  const skills = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  const hasSkills = skills.data?.some(({ status }) => status === 'confirmed');
  const isShown = hasSkills === true && (matches.data?.length ?? 0) > 0;
  const notice = useEffectEvent(onSeen);
  useEffect(() => {
    if (isShown) notice();
  }, [isShown]);
  const error = matches.error ?? skills.error;
  if (error)
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={
          <Button onClick={() => void Promise.all([matches.refetch(), skills.refetch()])}>
            {uiCopy.reload}
          </Button>
        }
      />
    );
  if (!matches.data || !skills.data)
    return (
      <div>
        <p role="status" className="text-14 text-muted">
          {copy.loading}
        </p>
        <div aria-hidden="true">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      </div>
    );
  // Without a skill there is nothing to compare, so no score is shown.
  if (!hasSkills)
    return (
      <EmptyState
        title={copy.noSkills}
        action={
          <Link to={paths.welcome('skills')} state={{ moved: true }} className={buttonClass()}>
            {copy.addSkills}
          </Link>
        }
      />
    );
  if (matches.data.length === 0)
    return (
      <EmptyState
        title={copy.none}
        action={
          <Link to={paths.discover()} className={buttonClass()}>
            {copy.discover}
          </Link>
        }
      />
    );
  const shown = bestOf(matches.data);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {shown.map((project, index) => (
          <Match key={project.id} project={project} isFirst={index === 0} />
        ))}
      </ul>
      {shown[0] ? <Lift user={user} welcome={welcome} best={shown[0]} /> : null}
    </div>
  );
}

interface MatchesStepProps {
  user: OwnUser;
  welcome: Welcome;
}

/** Three of the best projects for different skills, with the reasons, and what would raise the scores. */
export function MatchesStep({ user, welcome }: MatchesStepProps) {
  const actions = useStep('matches');
  return (
    <StepFrame
      step="matches"
      welcome={welcome}
      title={copy.title}
      text={copy.text}
      actions={actions}
      onContinue={() => actions.finish()}
      continueLabel={copy.finish}
      continueVariant="line"
    >
      <Matches user={user} welcome={welcome} onSeen={actions.markDone} />
    </StepFrame>
  );
}
