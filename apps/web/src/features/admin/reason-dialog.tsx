import { limits } from '@teamwright/contracts/core/limits.ts';
import { type ReactNode, useState } from 'react';
import { adminCopy as copy } from '../../copy/admin.ts';
import { fieldTexts, isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { FieldError } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: string;
  confirmLabel: string;
  /** Hint below the reason field; without a hint there is no field. */
  hint?: string;
  busy: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
}

/** A confirmation. If the server requires a reason, it has a field for it. */
export function ReasonDialog({ hint, error, onConfirm, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const missing = fieldTexts(error, ['reason', 'note'])[0]?.[1];
  const text = isApiError(error, 'conflict') ? `${errorText(error)}. ${copy.conflict}` : errorText(error);
  return (
    <ConfirmDialog {...dialog} cancelLabel={copy.cancel} onConfirm={() => onConfirm(reason)}>
      {hint ? (
        <TextArea
          label={copy.reason}
          hint={hint}
          rows={3}
          maxLength={limits.reason.max}
          value={reason}
          error={missing}
          onChange={(event) => setReason(event.target.value)}
          fieldClassName="mb-6"
        />
      ) : null}
      {error && !missing ? (
        <div role="alert" className="mb-4">
          <FieldError>{text}</FieldError>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
