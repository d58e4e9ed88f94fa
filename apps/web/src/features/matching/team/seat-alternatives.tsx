import { ChevronRight } from 'lucide-react';
import { teamCopy } from '../../../copy/projects/team.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import type { TeamMember, TeamPerson } from './team.queries.ts';
import { differenceText } from './team-difference-text.ts';

const copy = teamCopy.team;

interface SeatAlternativesProps {
  seat: TeamMember;
  name: string;
  teamScore: number;
  people: ReadonlyMap<string, TeamPerson>;
  onTake: (userId: string) => void;
}

/** Other people for a seat, collapsed by default. */
export function SeatAlternatives({ seat, name, teamScore, people, onTake }: SeatAlternativesProps) {
  if (seat.alternatives.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 text-muted marker:content-none max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="transition-transform in-open:rotate-90" />
        {copy.others} ({seat.alternatives.length})<span className="sr-only">: {name}</span>
      </summary>
      <ul className="mb-2 grid gap-1 border-l-2 pl-3">
        {seat.alternatives.map((one) => {
          const other = people.get(one.userId);
          if (!other) return null;
          return (
            <li key={one.userId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
              <Avatar id={one.userId} name={other.username} picture={other.profilePicture} size={24} />
              <span className="min-w-0 flex-1 basis-40">
                <PersonLink username={other.username} />
                <span className="block text-13 text-muted">{differenceText(one, teamScore)}</span>
              </span>
              <Button size="sm" onClick={() => onTake(one.userId)}>
                {copy.take}
                <span className="sr-only"> {fill(copy.instead, { name: other.username, other: name })}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
