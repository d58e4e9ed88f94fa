import { type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { TextArea } from '../form/text-area.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { Dialog, type DialogProps, FormActions } from './dialog.tsx';

interface ReasonFormProps {
  /** The reason field; without it the dialog only asks. */
  field: { label: string; hint: string; rows: number; maxLength: number } | undefined;
  /** What is wrong with the reason. */
  fieldError: string | undefined;
  /** Why the action failed. */
  problem: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
}

interface FormProps extends ReasonFormProps {
  cancelRef: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
}

function ReasonForm({
  field,
  fieldError,
  problem,
  confirmLabel,
  cancelLabel,
  onConfirm,
  ...actions
}: FormProps) {
  const [reason, setReason] = useState('');

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    onConfirm(reason);
  }

  return (
    <form noValidate onSubmit={submit}>
      {field ? (
        <TextArea
          {...field}
          value={reason}
          error={fieldError}
          onChange={({ target }) => setReason(target.value)}
          fieldClassName="mb-6"
        />
      ) : null}
      {problem ? (
        <div role="alert" className="mb-4 text-14 text-danger">
          {problem}
        </div>
      ) : null}
      <UnsavedGuard isUnsaved={reason.trim() !== '' && !actions.busy} />
      <FormActions {...actions} submit={confirmLabel} cancel={cancelLabel} tone="danger-solid" />
    </form>
  );
}

type ConfirmWithReasonProps = ReasonFormProps & Omit<DialogProps, 'children' | 'initialFocus'>;

/** A question before an action that cannot be undone, with a reason. The cancel button has the focus first. */
export function ConfirmWithReason(props: ConfirmWithReasonProps) {
  const { open, onClose, title, description, finalFocus, ...form } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      initialFocus={cancel}
      finalFocus={finalFocus}
    >
      <ReasonForm {...form} cancelRef={cancel} onCancel={onClose} />
    </Dialog>
  );
}
