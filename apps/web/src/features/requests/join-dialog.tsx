import { limits } from '@teamwright/contracts/core/limits.ts';
import { type FormEvent, useState } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { openSeatId } from '../../lib/skills/seats.ts';
import type { SessionUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { NoteField } from '../../ui/form/note-field.tsx';
import { SeatSelect } from '../../ui/form/seat-select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Dialog, FormActions } from '../../ui/overlay/dialog.tsx';
import { type JoinProject, useJoinRequest } from './requests.queries.ts';

const copy = requestsCopy.join;

interface JoinDialogProps {
  project: JoinProject;
  user: SessionUser;
  /** The preselected seat; null or undefined stands for any open seat. */
  seatId: string | null | undefined;
  open: boolean;
  onClose: () => void;
}

function JoinForm({ project, user, seatId: proposed, open, onClose }: JoinDialogProps) {
  const [note, setNote] = useState('');
  const [role, setRole] = useState('');
  const [chosen, setChosen] = useState<string | null>();
  const { mutate, isPending } = useJoinRequest(onClose);
  // A seat that was filled in the meantime becomes any open seat.
  const seatId = openSeatId(project.seats, chosen === undefined ? proposed : chosen);

  function send(event: FormEvent): void {
    event.preventDefault();
    // The dialog can still be clicked while it fades out.
    if (open) mutate({ project, user, note: note.trim(), role: role.trim(), seatId });
  }

  return (
    <form onSubmit={send}>
      <div className="grid gap-4">
        <SeatSelect seats={project.seats} value={seatId} onSeat={setChosen} />
        <NoteField label={requestsCopy.noteLabel} note={note} maxLength={limits.note.max} onNote={setNote} />
        <TextField
          label={requestsCopy.roleLabel}
          maxLength={limits.role.max}
          value={role}
          onChange={(event) => setRole(event.target.value)}
        />
      </div>
      <UnsavedGuard isUnsaved={(note + role).trim() !== '' && !isPending} />
      <FormActions submit={copy.send} cancel={copy.cancel} busy={isPending} onCancel={onClose} />
    </form>
  );
}

/** A join request before it is sent: the seat, a note and a role. It stays open, with its texts, after a failure. */
export function JoinDialog(props: JoinDialogProps) {
  const { project, open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={fill(copy.title, { title: project.title })}>
      <JoinForm {...props} />
    </Dialog>
  );
}
