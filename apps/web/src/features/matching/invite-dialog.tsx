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
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
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
function useFit({ username }: InviteDialogProps['person'], projectId: string) {
  const { data } = useQuery(endpointQuery('people.byName', { params: { username } }));
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

interface ProjectOption {
  project: OwnProject;
  /** The title, or why the user cannot be invited. */
  text: string;
  isAvailable: boolean;
}

interface InviteFormProps extends InviteDialogProps {
  options: readonly ProjectOption[];
  /** The project that is offered if the chosen one is not available. */
  best: OwnProject;
}

function InviteForm({ person, options, best, first, open, onInvited, onClose }: InviteFormProps) {
  const [projectId, setProjectId] = useState(first);
  const [chosenSeat, setChosenSeat] = useState<string | null>();
  const [note, setNote] = useState('');
  const { mutate, isPending } = useInvite(() => {
    onInvited();
    onClose();
  });
  const chosen = options.find(({ project: { id }, isAvailable }) => id === projectId && isAvailable);
  const project = chosen?.project ?? best;
  const match = useFit(person, project.id);
  const seatId = openSeatId(project.seats, chosenSeat === undefined ? match?.seat?.id : chosenSeat);

  function send(event: FormEvent): void {
    event.preventDefault();
    // The dialog can still be clicked while it fades out.
    if (open) mutate({ projectId: project.id, user: person, note: note.trim(), seatId });
  }

  return (
    <form onSubmit={send}>
      <div className="grid gap-4">
        {options.length > 1 ? (
          <SelectField
            label={copy.project}
            value={project.id}
            onChange={({ target }) => setProjectId(target.value)}
          >
            {options.map(({ project: { id }, text, isAvailable }) => (
              <option key={id} value={id} disabled={!isAvailable}>
                {text}
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
      <UnsavedGuard isUnsaved={note.trim() !== '' && !isPending} />
      <FormActions submit={copy.send} cancel={copy.cancel} busy={isPending} onCancel={onClose} />
    </form>
  );
}

/** An invitation before it is sent: project, seat and note. It stays open, with its texts, after a failure. */
export function InviteDialog(props: InviteDialogProps) {
  const { person, projects, open, finalFocus, onClose } = props;
  const reasons = useReasons(props);
  const options = projects.map((project): ProjectOption => {
    const { id, title } = project;
    const reason = reasons.get(id);
    const text = reason ? fill(copy.unavailable[reason], { title, name: person.username }) : title;
    return { project, text, isAvailable: reason === undefined };
  });
  const best = options.find(({ isAvailable }) => isAvailable)?.project;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={fill(copy.title, { name: person.username })}
      description={best && projects.length === 1 ? fill(copy.to, { title: best.title }) : undefined}
    >
      {best ? (
        <InviteForm {...props} options={options} best={best} />
      ) : (
        <NoneLeft person={person} texts={options.map(({ text }) => text)} onClose={onClose} />
      )}
    </Dialog>
  );
}
