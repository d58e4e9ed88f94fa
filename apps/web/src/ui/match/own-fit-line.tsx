import { peopleCopy } from '../../copy/people.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../badge.tsx';
import { MatchLine } from './match-score.tsx';
import type { Tier } from './score-text.ts';
import { SeatLine } from './seat-line.tsx';

/** How well a user fits a project of the reader. */
interface OwnFit {
  readonly project: { readonly title: string };
  readonly relation: 'none' | keyof typeof peopleCopy.fit.relations;
  readonly match: {
    readonly score: number;
    readonly tier: Tier;
    readonly reason: string;
    readonly seat: { readonly name: string; readonly role?: string | undefined } | null;
  } | null;
}

interface OwnFitLineProps {
  fit: OwnFit;
  /** Names the project. Lists for one project leave it out. */
  withProject?: boolean;
}

function aboutText({ project: { title }, match }: OwnFit): string {
  const seat = match?.seat?.name;
  return seat ? fill(peopleCopy.fit.forSeat, { title, seat }) : fill(peopleCopy.fit.forProject, { title });
}

/** How well a user fits a project of the reader. Nothing without a score, except for members. */
export function OwnFitLine({ fit, withProject }: OwnFitLineProps) {
  const { project, match, relation } = fit;
  if (relation === 'member')
    return <p className="text-13 text-muted">{fill(peopleCopy.fit.member, { title: project.title })}</p>;
  if (!match) return null;
  return (
    <div className="grid min-w-0 gap-1">
      <MatchLine score={match.score} tier={match.tier} short>
        {match.reason}
      </MatchLine>
      <div className="flex min-w-0 items-center gap-2 pl-6 text-13 text-muted">
        {withProject ? <p className="truncate">{aboutText(fit)}</p> : <SeatLine seat={match.seat} />}
        {relation === 'requested' ? <Badge size="sm">{peopleCopy.fit.relations.requested}</Badge> : null}
      </div>
    </div>
  );
}
