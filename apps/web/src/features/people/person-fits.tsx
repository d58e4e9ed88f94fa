import { Link } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ScoreFigure } from '../../ui/match/match-score.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import type { PersonDetails } from './people.queries.ts';

const { fit: copy } = peopleCopy;
const maxShown = 3;

type Fit = PersonDetails['fits'][number];

function FitRow({ fit: { project, match, relation } }: { fit: Fit }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-3 py-3 first:pt-0 last:pb-0 not-first:border-t">
      {match ? <ScoreFigure score={match.score} tier={match.tier} /> : null}
      <div className={match ? 'min-w-0' : 'col-span-full min-w-0'}>
        <h3 className="text-14 leading-5">
          <Link to={paths.project(project.slug)} className="title-link wrap-anywhere">
            <bdi>{project.title}</bdi>
          </Link>
        </h3>
        {match ? (
          <>
            <p className="text-13">{match.reason}</p>
            <SeatLine seat={match.seat} />
          </>
        ) : null}
        {!match && relation === 'none' ? <p className="text-13 text-muted">{copy.none}</p> : null}
        {relation === 'none' ? null : (
          <Badge size="sm" className="mt-1">
            {copy.relations[relation]}
          </Badge>
        )}
      </div>
    </li>
  );
}

/** How well the user fits the reader's own projects. Renders nothing for readers without an open project. */
export function PersonFits({ fits }: { fits: readonly Fit[] }) {
  if (fits.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="person-fits" className="md:p-5!">
      <h2 id="person-fits" className="mb-3 text-16 leading-6">
        {copy.title}
      </h2>
      <ul>
        {fits.slice(0, maxShown).map((fit) => (
          <FitRow key={fit.project.id} fit={fit} />
        ))}
      </ul>
    </Card>
  );
}
