import { Link } from 'react-router';
import { homeCopy } from '../../copy/home.ts';
import type { RecommendedProject } from '../../features/matching/matching.queries.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { spokenScore } from '../../ui/match/score-text.ts';
import { seatText } from '../../ui/match/seat-line.tsx';

interface ProjectLineProps {
  project: Pick<RecommendedProject, 'score' | 'tier' | 'slug' | 'title' | 'seat'>;
  /** Posted since the user's last visit. */
  isNew: boolean;
}

/** A recommended project in one line: its score and title. The link covers the line. */
export function ProjectLine({ project: { score, tier, slug, title, seat }, isNew }: ProjectLineProps) {
  return (
    <li className="group relative flex min-h-11 min-w-0 items-center gap-2.5 max-md:not-first:border-t md:min-h-8">
      <b
        aria-hidden="true"
        className={`text-20 font-bold tabular-nums ${tier === 'Excellent' ? 'text-brass' : 'text-heading'}`}
      >
        {score}
      </b>
      <span className="sr-only">{spokenScore({ score, tier })}</span>
      <div className="min-w-0">
        <h3 className="text-14">
          <Link
            to={paths.project(slug)}
            className="title-link line-clamp-1 wrap-anywhere group-hover:underline after:absolute after:inset-0 after:rounded-6"
          >
            <bdi>{title}</bdi>
          </Link>
        </h3>
        {seat ? <p className="truncate text-13 text-muted">{seatText(seat)}</p> : null}
      </div>
      {isNew ? <Badge size="sm">{homeCopy.best.isNew}</Badge> : null}
    </li>
  );
}
