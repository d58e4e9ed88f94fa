import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { teamCopy } from '../../../copy/projects/team.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoteField } from '../../../ui/form/note-field.tsx';
import type { ComposedTeam, ComposedTeams, TeamPerson } from './team.queries.ts';
import { TeamGrid } from './team-grid.tsx';
import { type SeatActions, TeamSeats } from './team-seats.tsx';
import type { TeamInvitations } from './use-team-invitations.ts';

const copy = teamCopy.team;

interface TeamCardProps extends Pick<SeatActions, 'canInvite' | 'onKeep' | 'onDrop' | 'onTake'> {
  /** Names of the project's seats by id. */
  seatNames: ReadonlyMap<string, string>;
  number: number;
  team: ComposedTeam;
  skills: ComposedTeams['skills'];
  people: ReadonlyMap<string, TeamPerson>;
  invitations: TeamInvitations;
}

function Head({ number, team, total }: { number: number; team: ComposedTeam; total: number }) {
  const { coverage, hours, ties, rarelyAsked } = team.terms;
  const terms = { coverage, hours, ties, rarelyAsked };
  const words = ['coverage', 'hours', 'ties', 'rarelyAsked'] as const;
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2>{fill(copy.name, { number })}</h2>
        <p className="text-14 text-muted">{fill(copy.shows, { shown: total - team.gaps.length, total })}</p>
      </div>
      <div className="sm:text-right">
        <span className="sr-only">{fill(copy.score, { score: team.score })}</span>
        <b aria-hidden="true" className="block text-30 leading-8 tracking-tighter text-heading tabular-nums">
          {team.score}
        </b>
        <span className="text-13 text-muted">
          {words.map((word, at) => (
            <span key={word}>
              {at > 0 ? ' · ' : null}
              <span className="whitespace-nowrap">{fill(copy.terms[word], { points: terms[word] })}</span>
            </span>
          ))}
        </span>
      </div>
    </header>
  );
}

/** One team: its grid, its members and the invitations. */
export function TeamCard({ invitations, ...props }: TeamCardProps) {
  const { number, team, skills, people, canInvite } = props;
  const [note, setNote] = useState<string>();
  const { invited, busy } = invitations;
  const proposed = team.members.filter(({ seat }) => seat !== 'member');
  const open = proposed.flatMap(({ userId }) => (invited.has(userId) ? [] : (people.get(userId) ?? [])));
  const seatIds = new Map(team.members.map(({ userId, seatId }) => [userId, seatId]));
  const invite = (chosen: readonly TeamPerson[]) => {
    const invitees = chosen.map((person) => ({ person, seatId: seatIds.get(person.id) ?? null }));
    void invitations.invite(invitees, note?.trim() ?? '');
  };
  return (
    <Card as="article">
      <Head number={number} team={team} total={skills.length} />
      <TeamGrid number={number} team={team} skills={skills} people={people} />
      <div className="mt-3">
        <TeamSeats
          {...props}
          invited={invited}
          canInvite={canInvite && !busy}
          onInvite={(one) => invite([one])}
        />
      </div>
      {canInvite && open.length > 0 ? (
        <div className="mt-3 grid gap-3 border-t pt-4">
          {note === undefined ? null : (
            <NoteField
              label={teamCopy.invite.note}
              rows={2}
              note={note}
              maxLength={limits.note.max}
              onNote={setNote}
              autoFocus
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant={number === 1 ? 'primary' : 'line'} busy={busy} onClick={() => invite(open)}>
              {fill(teamCopy.invite.all, { count: open.length })}
              <span className="sr-only">: {fill(copy.name, { number })}</span>
            </Button>
            {note === undefined ? (
              <Button variant="ghost" className="text-muted" onClick={() => setNote('')}>
                {teamCopy.invite.addNote}
                <span className="sr-only">: {fill(copy.name, { number })}</span>
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </Card>
  );
}
