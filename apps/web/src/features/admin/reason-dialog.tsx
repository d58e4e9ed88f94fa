import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ReactNode } from 'react';
import { adminCopy as copy } from '../../copy/admin.ts';
import { fieldTexts, isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { FieldError } from '../../ui/form/field.tsx';
import { ConfirmWithReason } from '../../ui/overlay/confirm-with-reason.tsx';

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
export function ReasonDialog({ hint, error, ...dialog }: ReasonDialogProps) {
  const missing = fieldTexts(error, ['reason', 'note'])[0]?.[1];
  const text = isApiError(error, 'conflict') ? `${errorText(error)}. ${copy.conflict}` : errorText(error);
  return (
    <ConfirmWithReason
      {...dialog}
      field={hint ? { label: copy.reason, hint, rows: 3, maxLength: limits.reason.max } : undefined}
      fieldError={missing}
      problem={error && !missing ? <FieldError>{text}</FieldError> : null}
      cancelLabel={copy.cancel}
    />
  );
}
