import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { uiCopy } from '../../../copy/ui.ts';
import { welcomeCopy } from '../../../copy/welcome.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { inOneParagraph } from '../../../lib/in-one-paragraph.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { MatchSummary } from '../../../ui/match/explanation/match-summary.tsx';
import { ScoreFigure } from '../../../ui/match/match-score.tsx';
import { SeatLine } from '../../../ui/match/seat-line.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { useStep } from '../use-step.ts';
import { StepFrame, type Welcome } from './step-frame.tsx';

const copy = welcomeCopy.matches;
const matchesShown = 3;

type Project = Answer<'matching.recommendProjects'>[number];

function Match({ project, isFirst }: { project: Project; isFirst: boolean }) {
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex items-start gap-4">
        <ScoreFigure score={project.score} tier={project.tier} />
        <div className="min-w-0">
          <h2 className="text-18 wrap-anywhere text-wrap">
            <bdi>{project.title}</bdi>
          </h2>
          <p className="line-clamp-2 text-14">{inOneParagraph(project.description)}</p>
          <SeatLine seat={project.seat} />
        </div>
      </div>
      <MatchSummary match={project} reader={{ kind: 'user' }} />
      <Link
        to={paths.project(project.slug)}
        className={buttonClass({ variant: isFirst ? 'primary' : 'soft' })}
      >
        {copy.view}
        <span className="sr-only"> {project.title}</span>
      </Link>
    </Card>
  );
}

function Matches({ userId, onSeen }: { userId: string; onSeen: () => void }) {
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
  return (
    <ul className="grid gap-4">
      {matches.data.slice(0, matchesShown).map((project, index) => (
        <Match key={project.id} project={project} isFirst={index === 0} />
      ))}
    </ul>
  );
}

/** The three projects that fit best, with the reasons. */
export function MatchesStep({ userId, welcome }: { userId: string; welcome: Welcome }) {
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
      <Matches userId={userId} onSeen={actions.markDone} />
    </StepFrame>
  );
}
