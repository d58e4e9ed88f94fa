import { Pin, UserMinus } from 'lucide-react';
import { useId } from 'react';
import { teamCopy } from '../../../copy/projects/team.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SeatLine } from '../../../ui/match/seat-line.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { SeatAlternatives } from './seat-alternatives.tsx';
import { type ComposedTeam, isNew, type TeamMember, type TeamPerson } from './team.queries.ts';

const copy = teamCopy.team;

/** Actions on the members of a team. */
export interface SeatActions {
  readonly canInvite: boolean;
  readonly invited: ReadonlySet<string>;
  /** Whether the whole team is invited with one button, which hands its focus over itself. */
  readonly invitesAll: boolean;
  readonly onInvite: (person: TeamPerson) => void;
  readonly onKeep: (userId: string, keep: boolean) => void;
  readonly onDrop: (userId: string) => void;
  /** Puts a user on a seat and keeps the rest of the team. */
  readonly onTake: (team: ComposedTeam, seat: TeamMember, userId: string) => void;
}

interface SeatProps extends SeatActions {
  team: ComposedTeam;
  seat: TeamMember;
  person: TeamPerson;
  people: ReadonlyMap<string, TeamPerson>;
  /** Names of the project's seats by id. */
  seatNames: ReadonlyMap<string, string>;
}

function Actions({ seat, person, canInvite, invited, invitesAll, onInvite, onKeep, onDrop }: SeatProps) {
  const kept = seat.seat === 'pinned';
  const name = <span className="sr-only"> {fill(copy.ofPerson, { name: person.username })}</span>;
  if (invited.has(person.id)) {
    return (
      <Outcome size="sm" isNew={!invitesAll}>
        {teamCopy.invite.invited}
        {name}
      </Outcome>
    );
  }
  return (
    <>
      <Button size="sm" disabled={!canInvite} onClick={() => onInvite(person)}>
        {teamCopy.invite.one}
        {name}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={kept}
        className={kept ? 'bg-tint text-on-tint' : 'text-muted'}
        onClick={() => onKeep(person.id, !kept)}
      >
        <Pin aria-hidden="true" />
        {kept ? copy.kept : copy.keep}
        {name}
      </Button>
      <Button variant="ghost" size="sm" className="text-muted" onClick={() => onDrop(person.id)}>
        <UserMinus aria-hidden="true" />
        {copy.leaveOut}
        {name}
      </Button>
    </>
  );
}

function Seat(props: SeatProps) {
  const { team, seat, person, people, seatNames, onTake } = props;
  const seatName = seatNames.get(seat.seatId ?? '');
  return (
    <li className="grid gap-1 py-3 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar id={person.id} name={person.username} picture={person.profilePicture} />
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex items-center gap-2 font-semibold">
            <PersonLink username={person.username} />
          </p>
          <SeatLine seat={seatName === undefined ? null : { name: seatName }} />
          {person.hoursPerWeek === null ? null : (
            <p className="text-13 text-muted">{fill(copy.perWeek, { count: person.hoursPerWeek })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-1">
          <Actions {...props} />
        </div>
      </div>
      <SeatAlternatives
        seat={seat}
        name={person.username}
        teamScore={team.score}
        people={people}
        onTake={(userId) => onTake(team, seat, userId)}
      />
    </li>
  );
}

interface TeamSeatsProps extends Omit<SeatProps, 'seat' | 'person'> {
  number: number;
}

/** The new people of a team, and actions for each. The grid above shows what everyone takes on. */
export function TeamSeats({ number, ...props }: TeamSeatsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-14">
        {copy.newPeople}
        <span className="sr-only">: {fill(copy.name, { number })}</span>
      </h3>
      <ul>
        {props.team.members.filter(isNew).map((seat) => {
          const person = props.people.get(seat.userId);
          return person ? <Seat key={seat.userId} {...props} seat={seat} person={person} /> : null;
        })}
      </ul>
    </section>
  );
}
