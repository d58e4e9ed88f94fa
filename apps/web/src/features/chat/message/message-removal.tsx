import { useMutation } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type RefObject, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fieldTexts } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { ConfirmWithReason } from '../../../ui/overlay/confirm-with-reason.tsx';
import { deleteMessage } from '../history/use-room-messages.ts';

interface MessageRemovalProps {
  messageId: string;
  /** The server requires a reason from an administrator who does not manage the team. */
  needsReason: boolean;
  onClose: () => void;
  onDeleted: (message: Message) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before a message is permanently deleted. */
export function MessageRemoval(props: MessageRemovalProps) {
  const { messageId, needsReason, onClose, onDeleted, finalFocus } = props;
  const [open, setOpen] = useState(true);
  const { mutate, isPending, error } = useMutation({ mutationFn: deleteMessage });

  const missing = fieldTexts(error, ['reason'])[0]?.[1];

  function close(): void {
    setOpen(false);
    // The closing dialog restores the focus first.
    requestAnimationFrame(onClose);
  }

  function confirm(reason: string): void {
    mutate(
      { id: messageId, reason },
      {
        onSuccess: (message) => {
          onDeleted(message);
          close();
        },
      },
    );
  }

  return (
    <ConfirmWithReason
      open={open}
      onClose={close}
      title={chatCopy.deleteQuestion}
      description={chatCopy.deleteText}
      field={
        needsReason
          ? {
              label: chatCopy.deleteReason,
              hint: chatCopy.deleteReasonHint,
              rows: 3,
              maxLength: limits.reason.max,
            }
          : undefined
      }
      fieldError={missing}
      problem={error && !missing ? errorText(error, chatCopy.deleteFailed) : null}
      confirmLabel={chatCopy.deleteYes}
      cancelLabel={chatCopy.deleteNo}
      busy={isPending}
      onConfirm={confirm}
      finalFocus={finalFocus}
    />
  );
}
