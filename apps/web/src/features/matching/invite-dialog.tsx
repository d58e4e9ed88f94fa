import { limits } from '@teamwright/contracts/core/limits.ts';
import { type FormEvent, type RefObject, useState } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import type { Answer } from '../../lib/api/api.ts';
import { openSeatId } from '../../lib/skills/seats.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SeatSelect } from '../../ui/form/seat-select.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { useInvite } from './matching.queries.ts';

const { invite: copy } = peopleCopy;

interface InviteDialogProps {
  person: { id: string; username: string };
  /** The viewer's open projects, at least one. */
  projects: Answer<'projects.listOwn'>;
  open: boolean;
  /** Receives the focus when the dialog closes; by default the button that opened it. */
  finalFocus: RefObject<HTMLElement | null> | undefined;
  onInvited: () => void;
  onClose: () => void;
}

/** An invitation before it is sent: project, seat and note. It stays open, with its texts, after a failure. */
export function InviteDialog({ person, projects, open, finalFocus, onInvited, onClose }: InviteDialogProps) {
  const [projectId, setProjectId] = useState(projects[0]?.id);
  const [chosenSeat, setChosenSeat] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useInvite();
  const project = projects.find(({ id }) => id === projectId) ?? projects[0];
  if (!project) return null;
  const seatId = openSeatId(project.seats, chosenSeat);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (isPending || !project) return;
    mutate(
      { projectId: project.id, user: person, note: note.trim(), seatId },
      {
        onSuccess() {
          onInvited();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={fill(copy.title, { name: person.username })}
      description={projects.length === 1 ? fill(copy.to, { title: project.title }) : undefined}
    >
      <form onSubmit={send}>
        <div className="grid gap-4">
          {projects.length > 1 ? (
            <SelectField
              label={copy.project}
              value={project.id}
              onChange={({ target }) => setProjectId(target.value)}
            >
              {projects.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          ) : null}
          <SeatSelect seats={project.seats} value={seatId} onSeat={setChosenSeat} />
          <TextArea
            label={copy.note}
            rows={3}
            maxLength={limits.note.max}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <DialogActions>
          <Button type="submit" variant="primary" busy={isPending}>
            {copy.send}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
