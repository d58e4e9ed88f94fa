import { Link } from 'react-router';
import { homeCopy } from '../../copy/home.ts';
import type { RecommendedProject } from '../../features/matching/matching.queries.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { ScoreFigure } from '../../ui/match/match-score.tsx';

interface ProjectRowProps {
  project: RecommendedProject;
  /** Posted since the user's last visit. */
  isNew: boolean;
}

/** A recommended project in short: score, title, and the sentence of its match. The link covers the row. */
export function ProjectRow({ project, isNew }: ProjectRowProps) {
  const { score, tier, slug, title } = project;
  return (
    <li className="group relative grid grid-cols-[64px_minmax(0,1fr)] items-start gap-3 py-3 max-md:not-first:border-t md:py-1">
      <ScoreFigure score={score} tier={tier} />
      <div className="min-w-0 text-14">
        <h3 className="flex items-start gap-2">
          <Link
            to={paths.project(slug)}
            className="title-link line-clamp-2 wrap-anywhere group-hover:underline after:absolute after:inset-0 after:rounded-6"
          >
            <bdi>{title}</bdi>
          </Link>
          {isNew ? <Badge size="sm">{homeCopy.best.isNew}</Badge> : null}
        </h3>
        <p className="line-clamp-2 wrap-anywhere">{sentenceOf(project, { kind: 'user' })}</p>
      </div>
    </li>
  );
}
