import { limits } from '@teamwright/contracts/core/limits.ts';
import { type RefObject, type SyntheticEvent, useState } from 'react';
import { repairCopy } from '../../../../copy/events/repair.ts';
import { call } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import { Dialog, FormActions } from '../../../../ui/overlay/dialog.tsx';
import { momentIn } from '../../event-times.ts';
import { type EventPage, useEventChange } from '../../events.queries.ts';
import type { Difference } from './repair.queries.ts';

const { apply, ask } = repairCopy;

interface ActionProps {
  event: EventPage;
  difference: Difference;
}

/** Asks the moved participants for their consent, and puts back participants who decline. */
export function AskFirst({ event, difference }: ActionProps) {
  const { version, answerBy, moved } = difference;
  const [hours, setHours] = useState(String(limits.askHours.default));
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useEventChange();
  const params = { id: event.id, version };
  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    const count = Number(hours);
    const isRight = Number.isInteger(count) && count >= limits.askHours.min && count <= limits.askHours.max;
    setError(isRight ? undefined : ask.hoursWrong);
    if (!isRight || isPending) return;
    mutate({ run: () => call('events.askMoved', { params, body: { hours: count } }), done: ask.done });
  }
  if (moved.length === 0) return null;
  return (
    <div className="grid gap-3">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label={ask.hours}
          inputMode="numeric"
          value={hours}
          error={error}
          onChange={({ target }) => setHours(target.value)}
          fieldClassName="w-40"
        />
        <Button type="submit" busy={isPending}>
          {ask.submit}
        </Button>
      </form>
      {answerBy ? (
        <p className="text-14 text-muted">{fill(ask.until, { time: momentIn(answerBy, event.timeZone) })}</p>
      ) : null}
      {moved.some(({ answer }) => answer === 'declined') ? (
        <Button
          className="justify-self-start"
          busy={isPending}
          onClick={() => mutate({ run: () => call('events.returnDeclined', { params }), done: ask.returned })}
        >
          {ask.putBack}
        </Button>
      ) : null}
    </div>
  );
}

interface ApplyFormProps {
  eventId: string;
  version: number;
  onApplied: () => void;
  onCancel: () => void;
}

function ApplyForm({ eventId, version, onApplied, onCancel }: ApplyFormProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending } = useEventChange(onApplied);

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    const input = { params: { id: eventId, version }, body: { note } };
    if (!isPending) mutate({ run: () => call('events.applyRepair', input), done: apply.done });
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={apply.note}
        value={note}
        maxLength={limits.reason.max}
        onChange={({ target }) => setNote(target.value)}
      />
      <UnsavedGuard isUnsaved={note.trim() !== '' && !isPending} />
      <FormActions submit={apply.submit} cancel={apply.cancel} busy={isPending} onCancel={onCancel} />
    </form>
  );
}

interface ApplyProps extends ActionProps {
  /** Receives the focus after the action, because its button goes away. */
  heading: RefObject<HTMLElement | null>;
}

/** Applies a repair after a confirmation. */
export function ApplyRepair({ event, difference: { version, fault }, heading }: ApplyProps) {
  const [step, setStep] = useState<'asking' | 'done'>();
  const close = () => setStep(undefined);
  return (
    <>
      {fault === null ? (
        <Button variant="primary" onClick={() => setStep('asking')}>
          {fill(apply.open, { version })}
        </Button>
      ) : (
        <p className="text-14 text-muted">{fault}</p>
      )}
      <Dialog
        open={step === 'asking'}
        onClose={close}
        finalFocus={step === 'done' ? heading : undefined}
        title={fill(apply.title, { version })}
        description={apply.text}
      >
        <ApplyForm eventId={event.id} version={version} onApplied={() => setStep('done')} onCancel={close} />
      </Dialog>
    </>
  );
}
