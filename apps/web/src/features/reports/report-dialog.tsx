import { useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type ReportReason, reportReasons } from '@teamwright/contracts/reports/kinds.ts';
import { type RefObject, type SyntheticEvent, useId, useRef, useState } from 'react';
import { moderationCopy as copy } from '../../copy/moderation.ts';
import { reasonTexts } from '../../copy/report-reasons.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import type { ReportedThing } from '../../stores/moderation.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Dialog, FormActions } from '../../ui/overlay/dialog.tsx';

interface ReportDialogProps {
  thing: ReportedThing;
  open: boolean;
  onClose: () => void;
}

interface ReasonChoiceProps {
  chosen: ReportReason | undefined;
  missing: boolean;
  onChoose: (reason: ReportReason) => void;
}

function ReasonChoice({ chosen, missing, onChoose }: ReasonChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mb-4" aria-describedby={missing ? `${name}-error` : undefined}>
      <legend className="mb-1 text-14 font-semibold text-heading">{copy.reason}</legend>
      {reportReasons.map((reason) => (
        <label key={reason} className="flex min-h-8 items-center gap-3 text-14 max-md:min-h-11">
          <input
            type="radio"
            name={name}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            className="size-4.5 accent-primary"
          />
          {reasonTexts[reason]}
        </label>
      ))}
      {missing ? (
        <p id={`${name}-error`} role="alert" className="mt-1 text-14 text-danger">
          {copy.reasonMissing}
        </p>
      ) : null}
    </fieldset>
  );
}

interface Report {
  reason: ReportReason;
  note: string;
  /** Whether to block the author too. */
  block: boolean;
}

function useReport({ kind, id, person }: ReportDialogProps['thing'], onSent: () => void) {
  return useMutation({
    mutationFn: async ({ reason, note, block }: Report) => {
      await call('reports.create', { body: { kind, id, reason, note } });
      if (block) await call('blocks.put', { params: { userId: person.id } });
    },
    onSuccess(_, { block }) {
      onSent();
      toast.success(copy.reported);
      if (block) void queryClient.invalidateQueries();
    },
  });
}

interface ReportFormProps extends Pick<ReportDialogProps, 'thing' | 'onClose'> {
  cancelRef: RefObject<HTMLButtonElement | null>;
}

function ReportForm({ thing, cancelRef, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const [block, setBlock] = useState(false);
  const name = thing.person.username;
  const { mutate, isPending, error } = useReport(thing, onClose);

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    if (reason) mutate({ reason, note, block });
    else setMissing(true);
  }

  function choose(next: ReportReason): void {
    setReason(next);
    setMissing(false);
  }

  return (
    <form noValidate onSubmit={send}>
      <ReasonChoice chosen={reason} missing={missing} onChoose={choose} />
      <TextArea
        label={copy.note}
        hint={copy.noteHint}
        rows={2}
        maxLength={limits.note.max}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        fieldClassName="mb-2"
      />
      <div className="mb-4">
        <CheckboxField
          label={fill(copy.alsoBlock, { name })}
          checked={block}
          onChange={(event) => setBlock(event.target.checked)}
        />
      </div>
      {error ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {errorText(error, copy.reportFailed)}
        </p>
      ) : null}
      <UnsavedGuard isUnsaved={note.trim() !== '' && !isPending} />
      <FormActions
        submit={copy.reportYes}
        cancel={copy.cancel}
        tone="danger-solid"
        busy={isPending}
        cancelRef={cancelRef}
        onCancel={onClose}
      />
    </form>
  );
}

/** Reports content with a reason and an optional note. The Cancel button has the focus first. */
export function ReportDialog({ thing, open, onClose }: ReportDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const name = thing.person.username;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(copy.reportQuestion[thing.kind], { name })}
      description={fill(copy.reportText, { name })}
      initialFocus={cancel}
    >
      <ReportForm thing={thing} cancelRef={cancel} onClose={onClose} />
    </Dialog>
  );
}
