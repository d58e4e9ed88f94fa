import { limits } from '@teamwright/contracts/core/limits.ts';
import { teamPoints } from '@teamwright/matching/team/team-weights.ts';
import { useState } from 'react';
import { teamCopy } from '../../../copy/projects/team.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Bar } from '../../../ui/charts/bars.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { NoteField } from '../../../ui/form/note-field.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { type ComposedTeam, type ComposedTeams, isNew, type TeamPerson } from './team.queries.ts';
import { TeamGrid } from './team-grid.tsx';
import { teamReason } from './team-reason.ts';
import { type SeatActions, TeamSeats } from './team-seats.tsx';
import type { TeamInvitations } from './use-team-invitations.ts';

const copy = teamCopy.team;

interface TeamCardProps extends Pick<SeatActions, 'canInvite' | 'onKeep' | 'onDrop' | 'onTake'> {
  /** Names of the project's seats by id. */
  seatNames: ReadonlyMap<string, string>;
  number: number;
  team: ComposedTeam;
  skills: ComposedTeams['skills'];
  /** Maximum number of skills that a member takes on. */
  capacity: number;
  people: ReadonlyMap<string, TeamPerson>;
  invitations: TeamInvitations;
}

const parts = ['coverage', 'hours', 'connections', 'fairShare'] as const;

/** The parts of the score with their maxima. */
function Parts({ number, team }: { number: number; team: ComposedTeam }) {
  return (
    <dl aria-label={fill(copy.scoreOf, { number })} className="mb-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {parts.map((part) => {
        const [points, max] = [team.terms[part], teamPoints[part]];
        const { label, text } = copy.terms[part];
        return (
          <div key={part} className="grid grid-cols-[1fr_auto] content-start gap-x-3 gap-y-1 text-14">
            <dt className="text-heading">{label}</dt>
            <dd className="text-right font-semibold text-heading tabular-nums">
              {fill(copy.share, { points, max })}
            </dd>
            <dd className="col-span-full">
              <Bar percent={(points / max) * 100} />
              <span className="mt-1 block text-13 text-muted">{text}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface HeadProps extends Pick<TeamCardProps, 'number' | 'team' | 'skills' | 'people'> {}

function Head({ number, team, skills, people }: HeadProps) {
  const total = skills.length;
  const nameOf = (userId: string) => people.get(userId)?.username ?? '';
  return (
    <>
      <header className="mb-4 flex items-start justify-between gap-x-6">
        <div className="min-w-0">
          <h2>{fill(copy.name, { number })}</h2>
          <p className="mt-1 text-14 wrap-anywhere">{teamReason(team, { skills, nameOf })}</p>
        </div>
        <p className="flex-none text-right text-13 text-muted">
          <b className="block text-24 leading-8 tracking-tighter text-heading tabular-nums">
            {fill(copy.shown, { shown: total - team.gaps.length, total })}
          </b>
          {copy.skills}
        </p>
      </header>
      <Fold
        className="mb-4"
        summary={
          <>
            {copy.whyTitle}
            <span className="sr-only"> {fill(copy.name, { number })}</span>
          </>
        }
      >
        <div className="mt-2 grid gap-3">
          <p className="max-w-[64ch] text-14">
            <b className="text-heading">{fill(copy.score, { score: team.score })}.</b> {copy.scoreText}
          </p>
          <Parts number={number} team={team} />
        </div>
      </Fold>
    </>
  );
}

/** One team: its grid, its members and the invitations. */
export function TeamCard({ invitations, ...props }: TeamCardProps) {
  const { number, team, skills, capacity, people, canInvite } = props;
  const [invitesAll, setInvitesAll] = useState(false);
  // Other wishes can replace the card, and should not move the focus to its note.
  const [beginsNote, setBeginsNote] = useState(false);
  const { invited, busy, notes } = invitations;
  const noteId = String(number);
  const note = notes.noteOf(noteId);
  const proposed = team.members.filter(isNew);
  const open = proposed.flatMap(({ userId }) => (invited.has(userId) ? [] : (people.get(userId) ?? [])));
  const seatIds = new Map(team.members.map(({ userId, seatId }) => [userId, seatId]));
  const invite = (chosen: readonly TeamPerson[], all: boolean) => {
    setInvitesAll(all);
    const invitees = chosen.map((person) => ({ person, seatId: seatIds.get(person.id) ?? null }));
    void invitations.invite(noteId, invitees);
  };
  const beginNote = () => {
    setBeginsNote(true);
    notes.setNote(noteId, '');
  };
  return (
    <Card as="article">
      <Head number={number} team={team} skills={skills} people={people} />
      <TeamGrid number={number} team={team} skills={skills} capacity={capacity} people={people} />
      <div className="mt-3">
        <TeamSeats
          {...props}
          invited={invited}
          canInvite={canInvite && !busy}
          invitesAll={invitesAll}
          onInvite={(one) => invite([one], false)}
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
              onNote={(text) => notes.setNote(noteId, text)}
              autoFocus={beginsNote}
              readOnly={busy}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant={number === 1 ? 'primary' : 'line'}
              busy={busy}
              onClick={() => invite(open, true)}
            >
              {fill(teamCopy.invite.all, { count: open.length })}
              <span className="sr-only">: {fill(copy.name, { number })}</span>
            </Button>
            {note === undefined ? (
              <Button variant="ghost" className="text-muted" onClick={beginNote}>
                {teamCopy.invite.addNote}
                <span className="sr-only">: {fill(copy.name, { number })}</span>
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
      {canInvite && proposed.length > 0 && open.length === 0 ? (
        <div className="mt-3 border-t pt-4">
          <Outcome>
            {teamCopy.invite.allInvited}
            <span className="sr-only">: {fill(copy.name, { number })}</span>
          </Outcome>
        </div>
      ) : null}
    </Card>
  );
}
