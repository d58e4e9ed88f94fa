import { type ReactNode, type RefObject, useState } from 'react';
import { projectChangesCopy as copy } from '../../../copy/projects/project-changes.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { useProjectChange } from './use-project-change.ts';

interface ChangeDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  run: () => Promise<unknown>;
  /** The toast after success. */
  done: string;
  /** Receives the focus after Cancel; by default the element that had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Receives the focus after success, if the button that opened the dialog disappears. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Asks for confirmation, then changes the project. */
export function ChangeDialog({
  text,
  run,
  done,
  finalFocus,
  returnFocus,
  ...dialog
}: ChangeDialogProps): ReactNode {
  const [succeeded, setSucceeded] = useState(false);
  const { mutate, isPending } = useProjectChange(() => {
    setSucceeded(true);
    dialog.onClose();
  });
  const focus = succeeded ? (finalFocus ?? returnFocus) : returnFocus;
  return (
    <ConfirmDialog
      {...dialog}
      description={text}
      cancelLabel={copy.cancel}
      busy={isPending}
      onConfirm={() => mutate({ run, done })}
      {...(focus ? { finalFocus: focus } : {})}
    />
  );
}
