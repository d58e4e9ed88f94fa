import { limits } from '@teamwright/contracts/core/limits.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { openSeatId, type SeatOfTeam } from '../../lib/skills/seats.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoteField } from '../../ui/form/note-field.tsx';
import { SeatSelect } from '../../ui/form/seat-select.tsx';
import { type RecommendedUser, useInvite } from './matching.queries.ts';
import type { InviteNotes } from './use-invite-notes.ts';

interface InviteActionProps {
  projectId: string;
  /** The seats of the project. */
  seats: readonly SeatOfTeam[];
  person: RecommendedUser;
  /** Whether the project accepts members. */
  open: boolean;
  notes: InviteNotes;
  /** Additional actions for this person, which can offer the invitation too. */
  children: (invite: ReactNode) => ReactNode;
}

/** 'Invite to Collaborate' with an optional note. Changes to 'Invited' once the invitation is stored. */
export function InviteAction({ projectId, seats, person, open, notes, children }: InviteActionProps) {
  const { mutate, isPending, isSuccess } = useInvite(() => notes.markSent(person.id));
  const [isNew, setNew] = useState(false);
  const note = notes.noteOf(person.id);
  const [chosenSeat, setChosenSeat] = useState<string | null>();
  const seatId = openSeatId(seats, chosenSeat === undefined ? person.seat?.id : chosenSeat);
  const invited = person.invited || isSuccess;
  const mayWrite = open && !invited;
  const invite = (
    <Button
      variant={invited ? 'done' : person.topMatch ? 'primary' : 'line'}
      busy={isPending}
      // The button that was just pressed keeps the focus.
      aria-disabled={isSuccess || undefined}
      disabled={!isSuccess && (invited || !open)}
      className="max-md:w-full"
      onClick={() => {
        if (!invited) mutate({ projectId, user: person, note: note?.trim() ?? '', seatId });
      }}
    >
      {invited ? <Check aria-hidden="true" /> : null}
      {invited ? texts.teammates.invited : texts.teammates.invite}
      {invited ? null : <span className="sr-only">: {person.username}</span>}
    </Button>
  );
  return (
    <div className="mt-auto grid gap-3">
      {mayWrite && note !== undefined ? (
        <>
          <NoteField
            label={fill(matchingCopy.noteLabel, { name: person.username })}
            rows={2}
            note={note}
            maxLength={limits.note.max}
            onNote={(text) => notes.setNote(person.id, text)}
            autoFocus={isNew}
            readOnly={isPending}
          />
          <SeatSelect seats={seats} value={seatId} onSeat={setChosenSeat} />
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {invite}
        {mayWrite && note === undefined ? (
          <Button
            variant="ghost"
            flush
            className="text-muted"
            onClick={() => {
              setNew(true);
              notes.setNote(person.id, '');
            }}
          >
            {matchingCopy.addNote}
            <span className="sr-only"> {fill(matchingCopy.forPerson, { name: person.username })}</span>
          </Button>
        ) : null}
        {children(invite)}
      </div>
    </div>
  );
}
