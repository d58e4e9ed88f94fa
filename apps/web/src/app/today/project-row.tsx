import { Link } from 'react-router';
import type { RecommendedProject } from '../../features/matching/matching.queries.ts';
import { paths } from '../../paths.ts';
import { MatchSentence } from '../../ui/match/explanation/match-sentence.tsx';
import { ScoreFigure } from '../../ui/match/match-score.tsx';

/** A recommended project with its score and the sentence of its match. */
export function ProjectRow({ project }: { project: RecommendedProject }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3 py-3 not-first:border-t">
      <ScoreFigure score={project.score} tier={project.tier} />
      <div className="min-w-0 text-14">
        <Link to={paths.project(project.slug)} className="title-link text-16 font-semibold wrap-anywhere">
          <bdi>{project.title}</bdi>
        </Link>
        <MatchSentence match={project} reader={{ kind: 'user' }} />
      </div>
    </li>
  );
}
