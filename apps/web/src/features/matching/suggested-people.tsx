import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { matchingCopy } from '../../copy/matching.ts';
import { openSeatId, type SeatOfTeam } from '../../lib/skills/seats.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { suggestedQuery } from './matching.queries.ts';
import { SuggestedPerson } from './suggested-person.tsx';

const { suggested: copy } = matchingCopy;

interface SuggestedProps {
  projectId: string;
  seats: readonly SeatOfTeam[];
}

/** The best people for the open seats, for managers. Renders nothing while it loads, on failure, or without any. */
export function SuggestedPeople(props: SuggestedProps) {
  const { data } = useQuery(suggestedQuery(props.projectId));
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="suggested-people">
      <h2 id="suggested-people" className="text-16 leading-6">
        {copy.title}
      </h2>
      <ol className="mt-1 text-14">
        {data.map((person) => (
          <SectionBoundary key={person.id} data={person} look="item">
            <li className="py-3 not-first:border-t">
              <SuggestedPerson
                projectId={props.projectId}
                person={person}
                match={person}
                seatId={openSeatId(props.seats, person.seat?.id)}
                invited={person.invited}
              />
            </li>
          </SectionBoundary>
        ))}
      </ol>
      <Link to={paths.dashboard('Posts-recommendations')} className="link inline-block py-1 text-14">
        {copy.all}
      </Link>
    </Card>
  );
}
