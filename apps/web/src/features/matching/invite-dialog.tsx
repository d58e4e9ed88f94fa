import { useQueries, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type FormEvent, type RefObject, useState } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { Answer } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { openSeatId } from '../../lib/skills/seats.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoteField } from '../../ui/form/note-field.tsx';
import { SeatSelect } from '../../ui/form/seat-select.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { Dialog, DialogActions, FormActions } from '../../ui/overlay/dialog.tsx';
import { useInvite } from './matching.queries.ts';

const { invite: copy } = peopleCopy;

type OwnProject = Answer<'projects.listOwn'>[number];
type Reason = keyof typeof copy.unavailable;

interface InviteDialogProps {
  person: { id: string; username: string };
  /** The viewer's open projects, at least one. */
  projects: readonly OwnProject[];
  /** The id of the project that is chosen at first. */
  first: string | undefined;
  open: boolean;
  /** Receives the focus when the dialog closes; by default the button that opened it. */
  finalFocus: RefObject<HTMLElement | null> | undefined;
  onInvited: () => void;
  onClose: () => void;
}

/** Why the user cannot be invited to some of the projects, by the project's id. */
function useReasons({ person, projects, open }: InviteDialogProps): ReadonlyMap<string, Reason> {
  const { data: own = [] } = useQuery({ ...endpointQuery('requests.listOwn'), enabled: open });
  const waiting = useQueries({
    queries: projects.map(({ id }) => ({
      ...endpointQuery('requests.listWaiting', { params: { id } }),
      enabled: open,
    })),
  });
  const concerns = ({ userId }: { userId: string }) => userId === person.id;
  const invited = own.filter((one) => one.kind === 'invitation' && concerns(one));
  const asked = waiting.flatMap(({ data = [] }) => data.filter(concerns));
  const members = projects.filter(({ seats }) => seats.some(({ memberId }) => memberId === person.id));
  return new Map<string, Reason>([
    ...asked.map(({ postId }) => [postId, 'asked'] as const),
    ...invited.map(({ postId }) => [postId, 'invited'] as const),
    ...members.map(({ id }) => [id, 'member'] as const),
  ]);
}

/** How well the user fits the project, with the seat that fits best. */
function useFit({ person: { username }, open }: InviteDialogProps, projectId: string | undefined) {
  const { data } = useQuery({ ...endpointQuery('people.byName', { params: { username } }), enabled: open });
  return data?.fits.find(({ project }) => project.id === projectId)?.match ?? undefined;
}

interface NoneLeftProps extends Pick<InviteDialogProps, 'person' | 'onClose'> {
  texts: readonly string[];
}

function NoneLeft({ person, texts, onClose }: NoneLeftProps) {
  return (
    <>
      <p>{fill(copy.noneLeft, { name: person.username })}</p>
      <ul className="mt-2 list-disc pl-5">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{uiCopy.close}</Button>
      </DialogActions>
    </>
  );
}

/** An invitation before it is sent: project, seat and note. It stays open, with its texts, after a failure. */
export function InviteDialog(props: InviteDialogProps) {
  const { person, projects, open, finalFocus, onInvited, onClose } = props;
  const [projectId, setProjectId] = useState(props.first);
  const [chosenSeat, setChosenSeat] = useState<string | null>();
  const [note, setNote] = useState('');
  const { mutate, isPending } = useInvite();
  const reasons = useReasons(props);
  const available = projects.filter(({ id }) => !reasons.has(id));
  const project = available.find(({ id }) => id === projectId) ?? available[0];
  const match = useFit(props, project?.id);
  const seatId = project
    ? openSeatId(project.seats, chosenSeat === undefined ? match?.seat?.id : chosenSeat)
    : null;

  function textOf({ id, title }: OwnProject): string {
    const reason = reasons.get(id);
    return reason ? fill(copy.unavailable[reason], { title, name: person.username }) : title;
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    // The dialog can still be clicked while it fades out.
    if (!open || !project) return;
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
      description={project && projects.length === 1 ? fill(copy.to, { title: project.title }) : undefined}
    >
      {project ? (
        <form onSubmit={send}>
          <div className="grid gap-4">
            {projects.length > 1 ? (
              <SelectField
                label={copy.project}
                value={project.id}
                onChange={({ target }) => setProjectId(target.value)}
              >
                {projects.map((one) => (
                  <option key={one.id} value={one.id} disabled={reasons.has(one.id)}>
                    {textOf(one)}
                  </option>
                ))}
              </SelectField>
            ) : null}
            {/* As high as the line before it has loaded. */}
            <div className="min-h-5">
              {match ? (
                <MatchLine score={match.score} tier={match.tier}>
                  {match.reason} {match.seat ? fill(seatsCopy.seat, { name: match.seat.name }) : null}
                </MatchLine>
              ) : null}
            </div>
            <SeatSelect seats={project.seats} value={seatId} onSeat={setChosenSeat} />
            <NoteField label={copy.note} note={note} maxLength={limits.note.max} onNote={setNote} />
          </div>
          <FormActions submit={copy.send} cancel={copy.cancel} busy={isPending} onCancel={onClose} />
        </form>
      ) : (
        <NoneLeft person={person} texts={projects.map(textOf)} onClose={onClose} />
      )}
    </Dialog>
  );
}
