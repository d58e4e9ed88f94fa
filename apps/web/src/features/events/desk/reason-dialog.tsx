import { limits } from '@teamwright/contracts/core/limits.ts';
import { type RefObject, type SyntheticEvent, useState } from 'react';
import { deskCopy } from '../../../copy/events/desk.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { Dialog, FormActions } from '../../../ui/overlay/dialog.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** Receives the focus when the dialog closes; by default the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A question before a step about which participants are notified, with the reason. */
export function ReasonDialog({ title, text, confirmLabel, busy, onConfirm, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && !busy) onConfirm(reason.trim());
  }

  return (
    <Dialog open {...dialog} title={title} description={text}>
      <form noValidate onSubmit={submit}>
        <TextArea
          label={deskCopy.reason}
          rows={3}
          value={reason}
          maxLength={limits.reason.max}
          error={isMissing ? deskCopy.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <UnsavedGuard isUnsaved={reason.trim() !== '' && !busy} />
        <FormActions
          submit={confirmLabel}
          cancel={deskCopy.keep}
          tone="danger-solid"
          busy={busy}
          onCancel={dialog.onClose}
        />
      </form>
    </Dialog>
  );
}
