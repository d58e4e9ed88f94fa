import { useState } from 'react';
import { rejectionCopy as copy } from '../../copy/projects/rejection.ts';
import { fill } from '../../texts.ts';
import { TextArea } from '../form/text-area.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { Dialog, FormActions } from './dialog.tsx';

interface RejectDialogProps {
  /** The user who will see the reason. */
  name: string;
  /** In characters. */
  maxLength: number;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason that the other user will see. */
export function RejectDialog({ name, maxLength, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} title={copy.title} description={fill(copy.text, { name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim());
        }}
      >
        <TextArea
          label={copy.label}
          rows={3}
          maxLength={maxLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <UnsavedGuard isUnsaved={reason.trim() !== ''} />
        <FormActions
          submit={copy.send}
          cancel={copy.cancel}
          disabled={reason.trim() === ''}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
