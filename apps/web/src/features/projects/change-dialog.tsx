import { type ReactNode, type RefObject, useState } from 'react';
import { projectChangesCopy as copy } from '../../copy/project-changes.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useProjectChange } from './use-project-change.ts';

interface ChangeDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  run: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  /** What has the focus after a change of mind, where it is not what had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** What has the focus then, where the control that asked goes away with it. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Asks before a change of a project, and makes it. */
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
