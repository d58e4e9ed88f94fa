import { peopleCopy } from '../../copy/people.ts';
import type { Answer } from '../../lib/api/api.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { useInvite } from './matching.queries.ts';

type Candidate = NonNullable<Answer<'requests.overview'>[number]['candidate']>;

interface SuggestedPersonProps {
  projectId: string;
  person: Pick<Candidate, 'id' | 'username' | 'profilePicture'>;
  match: Pick<Candidate['match'], 'score' | 'tier' | 'seat' | 'summary' | 'adds' | 'reason'>;
  /** The seat of the invitation; null stands for any open seat. */
  seatId: string | null;
  invited?: boolean;
  /** Called once the person is invited. */
  onInvite?: () => void;
}

/** A person who fits an open seat, with the match in one sentence and the button to invite them. */
export function SuggestedPerson(props: SuggestedPersonProps) {
  const { projectId, person, match, seatId, invited = false, onInvite } = props;
  const { mutate, isPending, isSuccess } = useInvite();
  const { id, username, profilePicture } = person;
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <Avatar id={id} name={username} picture={profilePicture} />
        <span className="flex min-w-0 flex-1">
          <PersonLink username={username} />
        </span>
        {invited || isSuccess ? (
          <Outcome size="sm" isNew={isSuccess}>
            {texts.teammates.invited}
            <span className="sr-only">: {username}</span>
          </Outcome>
        ) : (
          <Button
            size="sm"
            busy={isPending}
            aria-label={fill(peopleCopy.invite.title, { name: username })}
            onClick={() => mutate({ projectId, user: person, note: '', seatId }, { onSuccess: onInvite })}
          >
            {peopleCopy.invite.button}
          </Button>
        )}
      </div>
      <MatchLine score={match.score} tier={match.tier}>
        {match.reason ?? sentenceOf(match, { kind: 'owner', name: username })}
      </MatchLine>
      {match.reason === undefined ? null : <SeatLine seat={match.seat} className="pl-6 text-13 text-muted" />}
    </div>
  );
}
