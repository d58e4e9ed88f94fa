import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { matchingCopy } from '../../copy/matching.ts';
import { peopleCopy } from '../../copy/people.ts';
import { openSeatId, type SeatOfTeam } from '../../lib/skills/seats.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { type RecommendedUser, suggestedQuery, useInvite } from './matching.queries.ts';

const { suggested: copy } = matchingCopy;

interface SuggestedProps {
  projectId: string;
  seats: readonly SeatOfTeam[];
}

function Suggested({ person, projectId, seats }: SuggestedProps & { person: RecommendedUser }) {
  const { mutate, isPending, isSuccess } = useInvite();
  const { id, username, profilePicture, score, tier } = person;
  const seatId = openSeatId(seats, person.seat?.id);
  return (
    <li className="grid gap-2 py-3 not-first:border-t">
      <div className="flex items-center gap-3">
        <Avatar id={id} name={username} picture={profilePicture} />
        <span className="flex min-w-0 flex-1">
          <PersonLink username={username} />
        </span>
        {person.invited || isSuccess ? (
          <Button variant="done" size="sm" disabled>
            <Check aria-hidden="true" />
            {texts.teammates.invited}
            <span className="sr-only">: {username}</span>
          </Button>
        ) : (
          <Button
            size="sm"
            busy={isPending}
            onClick={() => mutate({ projectId, user: person, note: '', seatId })}
          >
            {peopleCopy.invite.button}
            <span className="sr-only">: {username}</span>
          </Button>
        )}
      </div>
      <MatchLine score={score} tier={tier}>
        {sentenceOf(person, { kind: 'owner', name: username })}
      </MatchLine>
    </li>
  );
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
            <Suggested {...props} person={person} />
          </SectionBoundary>
        ))}
      </ol>
      <Link to={paths.dashboard('Posts-recommendations')} className="link inline-block py-1 text-14">
        {copy.all}
      </Link>
    </Card>
  );
}
