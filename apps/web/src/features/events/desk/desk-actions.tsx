import { type RefObject, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deskCopy as copy } from '../../../copy/events/desk.ts';
import { call } from '../../../lib/api/api.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { momentIn } from '../event-times.ts';
import { type EventPage, useEventChange } from '../events.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Step = 'open' | 'close' | 'cancel' | 'remove';

interface DeskActionsProps {
  event: EventPage;
  /** Receives the focus after an action, because its button goes away. */
  heading: RefObject<HTMLElement | null>;
}

interface StepDialogProps extends DeskActionsProps {
  step: Step;
  onClose: () => void;
}

/** Asks before the event passes to another state. */
function StepDialog({ event, heading, step, onClose }: StepDialogProps) {
  const navigate = useNavigate();
  const params = { id: event.id };
  const finalFocus = useRef<HTMLElement>(null);
  const { mutate, isPending } = useEventChange<unknown>(() => {
    finalFocus.current = heading.current;
    onClose();
  });
  if (step === 'cancel') {
    return (
      <ReasonDialog
        title={copy.cancelTitle}
        text={copy.cancelText}
        confirmLabel={copy.cancel}
        busy={isPending}
        finalFocus={finalFocus}
        onClose={onClose}
        onConfirm={(reason) =>
          mutate({ run: () => call('events.cancel', { params, body: { reason } }), done: copy.cancelled })
        }
      />
    );
  }
  const deadline = momentIn(event.deadline, event.timeZone);
  const steps = {
    open: {
      title: copy.openTitle,
      description: fill(copy.openText, { deadline }),
      confirmLabel: copy.open,
      run: () => call('events.open', { params }),
      done: copy.opened,
    },
    close: {
      title: copy.closeTitle,
      description: copy.closeText,
      confirmLabel: copy.close,
      async run() {
        await call('events.close', { params });
        await navigate(paths.eventDesk(event.slug, 'teams'));
      },
      done: copy.closed,
    },
    remove: {
      title: copy.removeTitle,
      description: copy.removeText,
      confirmLabel: copy.remove,
      async run() {
        await call('events.remove', { params });
        await navigate(paths.events('organised'));
      },
      done: copy.removed,
    },
  } as const;
  const { run, done, ...texts } = steps[step];
  return (
    <ConfirmDialog
      {...texts}
      open
      onClose={onClose}
      finalFocus={finalFocus}
      cancelLabel={copy.keep}
      tone={step === 'remove' ? 'danger' : 'primary'}
      busy={isPending}
      onConfirm={() => mutate({ run, done })}
    />
  );
}

/** Edit the event, and take it to its next state. */
export function DeskActions({ event, heading }: DeskActionsProps) {
  const [step, setStep] = useState<Step>();
  const can = event.viewer?.can;
  return (
    <div className="flex flex-wrap gap-2">
      {can?.open ? (
        <Button variant={event.status === 'draft' ? 'primary' : 'line'} onClick={() => setStep('open')}>
          {event.status === 'draft' ? copy.open : copy.reopen}
        </Button>
      ) : null}
      {can?.close ? <Button onClick={() => setStep('close')}>{copy.close}</Button> : null}
      {can?.edit ? (
        <Link to={paths.eventEdit(event.slug)} className={buttonClass()}>
          {copy.edit}
        </Link>
      ) : null}
      {can?.cancel ? (
        <Button variant="ghost" className="text-muted" onClick={() => setStep('cancel')}>
          {copy.cancel}
        </Button>
      ) : null}
      {can?.remove ? (
        <Button variant="ghost" className="text-muted" onClick={() => setStep('remove')}>
          {copy.remove}
        </Button>
      ) : null}
      {step ? (
        <StepDialog event={event} heading={heading} step={step} onClose={() => setStep(undefined)} />
      ) : null}
    </div>
  );
}
