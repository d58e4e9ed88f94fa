import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeCopy } from '../../copy/home.ts';
import {
  type RecommendedProject,
  recommendedProjectsQuery,
} from '../../features/matching/matching.queries.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { CardHeading } from '../../ui/card-heading.tsx';
import { MatchSentence } from '../../ui/match/explanation/match-sentence.tsx';
import { ScoreRing } from '../../ui/match/match-score.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';

const { best: copy } = homeCopy;

const shown = 3;

function Row({ project }: { project: RecommendedProject }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3 py-3 not-first:border-t">
      <ScoreRing score={project.score} tier={project.tier} />
      <div className="min-w-0 text-14">
        <Link to={paths.project(project.slug)} className="link text-16 font-semibold wrap-anywhere">
          <bdi>{project.title}</bdi>
        </Link>
        <MatchSentence match={project} reader={{ kind: 'user' }} />
      </div>
    </li>
  );
}

/** The three projects that fit the user best. A failure is shown by the full list below, not here. */
export function BestMatches({ userId }: { userId: string }) {
  const { data, error } = useQuery(recommendedProjectsQuery(userId, 'hide'));
  if (error) return null;
  return (
    <Card as="section" aria-labelledby="best-matches" aria-busy={!data}>
      <CardHeading id="best-matches" title={copy.title}>
        <a href="#recommended" className="link py-1 text-14">
          {copy.all}
        </a>
      </CardHeading>
      {data ? null : (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {data?.length === 0 ? <p className="mt-2 text-14 text-muted">{copy.none}</p> : null}
      <ul>
        {data?.slice(0, shown).map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </ul>
    </Card>
  );
}
