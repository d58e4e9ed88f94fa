import { ChevronDown } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deskCopy as copy } from '../../../copy/events/desk.ts';
import { call } from '../../../lib/api/api.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
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

interface ActionsProps {
  event: EventPage;
  onStep: (step: Step) => void;
}

/** What the organiser may do now, in the order of the buttons. */
function stepsOf({ status, viewer }: EventPage): { step: Step; label: string }[] {
  const can = viewer?.can;
  return [
    ...(can?.open ? [{ step: 'open' as const, label: status === 'draft' ? copy.open : copy.reopen }] : []),
    ...(can?.close ? [{ step: 'close' as const, label: copy.close }] : []),
    ...(can?.cancel ? [{ step: 'cancel' as const, label: copy.cancel }] : []),
    ...(can?.remove ? [{ step: 'remove' as const, label: copy.remove }] : []),
  ];
}

const isFinal = (step: Step) => step === 'cancel' || step === 'remove';

/** On phones: the button that a draft is waiting for, and a menu with the other actions. */
function PhoneActions({ event, onStep }: ActionsProps) {
  const steps = stepsOf(event);
  const main = event.status === 'draft' ? steps.find(({ step }) => step === 'open') : undefined;
  const rest = steps.filter((one) => one !== main);
  const canEdit = event.viewer?.can.edit ?? false;
  return (
    <div className="flex flex-wrap gap-2 md:hidden">
      {main ? (
        <Button variant="primary" onClick={() => onStep(main.step)}>
          {main.label}
        </Button>
      ) : null}
      {canEdit || rest.length > 0 ? (
        <Menu
          openOnHover={false}
          trigger={
            <Button>
              {copy.actions}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          entries={[
            ...(canEdit
              ? [{ key: 'edit', label: copy.edit, link: <Link to={paths.eventEdit(event.slug)} /> }]
              : []),
            ...rest.map(({ step, label }) => ({
              key: step,
              label,
              isDangerous: isFinal(step),
              onSelect: () => onStep(step),
            })),
          ]}
        />
      ) : null}
    </div>
  );
}

function WideActions({ event, onStep }: ActionsProps) {
  const steps = stepsOf(event);
  const button = ({ step, label }: (typeof steps)[number]) => (
    <Button
      key={step}
      variant={isFinal(step) ? 'ghost' : step === 'open' && event.status === 'draft' ? 'primary' : 'line'}
      className={isFinal(step) ? 'text-muted' : undefined}
      onClick={() => onStep(step)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 max-md:hidden">
      {steps.filter(({ step }) => !isFinal(step)).map(button)}
      {event.viewer?.can.edit ? (
        <Link to={paths.eventEdit(event.slug)} className={buttonClass()}>
          {copy.edit}
        </Link>
      ) : null}
      {steps.filter(({ step }) => isFinal(step)).map(button)}
    </div>
  );
}

/** Edit the event, and take it to its next state. */
export function DeskActions({ event, heading }: DeskActionsProps) {
  const [step, setStep] = useState<Step>();
  return (
    <>
      <PhoneActions event={event} onStep={setStep} />
      <WideActions event={event} onStep={setStep} />
      {step ? (
        <StepDialog event={event} heading={heading} step={step} onClose={() => setStep(undefined)} />
      ) : null}
    </>
  );
}
