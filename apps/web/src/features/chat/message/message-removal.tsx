import { useMutation } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type RefObject, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fieldTexts } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
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
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: deleteMessage });

  const missing = fieldTexts(error, ['reason'])[0]?.[1];

  function close(): void {
    setOpen(false);
    // The closing dialog restores the focus first.
    requestAnimationFrame(onClose);
  }

  function confirm(): void {
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
      {needsReason ? (
        <TextArea
          label={chatCopy.deleteReason}
          hint={chatCopy.deleteReasonHint}
          rows={3}
          maxLength={limits.reason.max}
          value={reason}
          error={missing}
          onChange={(event) => setReason(event.target.value)}
          fieldClassName="mb-6"
        />
      ) : null}
      {error && !missing ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {errorText(error, chatCopy.deleteFailed)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
