import { useMutation } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { type RefObject, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { deleteMessage } from '../history/use-room-messages.ts';

interface MessageRemovalProps {
  messageId: string;
  onClose: () => void;
  onDeleted: (message: Message) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before a message is permanently deleted. */
export function MessageRemoval({ messageId, onClose, onDeleted, finalFocus }: MessageRemovalProps) {
  const [open, setOpen] = useState(true);
  const { mutate, isPending, error } = useMutation({ mutationFn: deleteMessage });

  function close(): void {
    setOpen(false);
    // The closing dialog restores the focus first.
    requestAnimationFrame(onClose);
  }

  function confirm(): void {
    mutate(messageId, {
      onSuccess: (message) => {
        onDeleted(message);
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={chatCopy.deleteQuestion}
      description={chatCopy.deleteText}
      confirmLabel={chatCopy.deleteYes}
      cancelLabel={chatCopy.deleteNo}
      busy={isPending}
      onConfirm={confirm}
      finalFocus={finalFocus}
    >
      {error ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {errorText(error, chatCopy.deleteFailed)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
