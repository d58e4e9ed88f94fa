import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import { peopleCopy } from '../../copy/people.ts';
import { fill } from '../../texts.ts';
import { MatchLine } from './match-score.tsx';
import { SeatLine } from './seat-line.tsx';

interface OwnFitLineProps {
  fit: OwnFit;
  /** Names the project. Lists for one project leave it out. */
  withProject?: boolean;
}

/** How well a user fits a project of the reader. Nothing without a score, except for members. */
export function OwnFitLine({ fit: { project, match, relation }, withProject }: OwnFitLineProps) {
  if (relation === 'member')
    return <p className="text-13 text-muted">{fill(peopleCopy.fit.member, { title: project.title })}</p>;
  if (!match) return null;
  return (
    <div className="grid gap-1">
      <MatchLine score={match.score} tier={match.tier} short>
        {match.reason}
        {withProject ? ` ${fill(peopleCopy.fit.forProject, { title: project.title })}` : null}
      </MatchLine>
      <SeatLine seat={match.seat} className="pl-6 text-13 text-muted" />
    </div>
  );
}
