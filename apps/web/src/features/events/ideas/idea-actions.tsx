import { type RefObject, useRef, useState } from 'react';
import { eventFormCopy } from '../../../copy/events/event-form.ts';
import { call } from '../../../lib/api/api.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/dialog.tsx';
import { type EventIdea, type EventPage, useEventChange } from '../events.queries.ts';
import { IdeaForm } from './idea-form.tsx';

const copy = eventFormCopy.ideas;

interface IdeaActionsProps {
  event: EventPage;
  idea: EventIdea;
  /** Receives the focus after the idea is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** Change or remove a project idea. */
export function IdeaActions({ event, idea, heading }: IdeaActionsProps) {
  const { title, id: ideaId } = idea;
  const [step, setStep] = useState<'edit' | 'remove'>();
  const close = () => setStep(undefined);
  const finalFocus = useRef<HTMLElement>(null);
  const { mutate, isPending } = useEventChange<unknown>(() => {
    finalFocus.current = heading.current;
    close();
  });
  const run = () => call('events.removeIdea', { params: { id: event.id, ideaId } });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={fill(copy.editOf, { title })} onClick={() => setStep('edit')}>
        {copy.edit}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="text-muted"
        aria-label={fill(copy.remove, { title })}
        onClick={() => setStep('remove')}
      >
        {copy.removeShort}
      </Button>
      <Dialog open={step === 'edit'} onClose={close} title={fill(copy.editOf, { title })}>
        <IdeaForm event={event} idea={idea} onDone={close} />
      </Dialog>
      <ConfirmDialog
        open={step === 'remove'}
        onClose={close}
        finalFocus={finalFocus}
        title={copy.removeTitle}
        description={
          <>
            <bdi className="block font-semibold text-heading">{title}</bdi>
            <span className="block">{copy.removeText}</span>
          </>
        }
        confirmLabel={copy.removeShort}
        cancelLabel={copy.keep}
        busy={isPending}
        onConfirm={() => mutate({ run, done: fill(copy.removed, { title }) })}
      />
    </div>
  );
}

/** Opens the form for a new project idea. */
export function ProposeIdea({ event }: { event: EventPage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.propose}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.propose}
        description={copy.proposeText}
      >
        <IdeaForm event={event} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
