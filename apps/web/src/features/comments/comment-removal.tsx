import { limits } from '@teamwright/contracts/core/limits.ts';
import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { fieldTexts } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { ConfirmWithReason } from '../../ui/overlay/confirm-with-reason.tsx';
import { type Comment, useDeleteComment } from './comments.queries.ts';

interface CommentRemovalProps {
  comment: Comment;
  /** The comment of another user: the administrator gives a reason. */
  moderated: boolean;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a comment is permanently deleted. */
export function CommentRemoval({ comment, moderated, open, onClose, onDeleted }: CommentRemovalProps) {
  const { mutate, isPending, error, reset } = useDeleteComment(comment.id);
  const reasonError = fieldTexts(error, ['reason'])[0]?.[1];

  function close(): void {
    reset();
    onClose();
  }

  function confirm(reason: string): void {
    mutate(reason, {
      onSuccess: () => {
        onClose();
        toast.success(copy.deleted);
        onDeleted();
      },
    });
  }

  return (
    <ConfirmWithReason
      open={open}
      onClose={close}
      title={moderated ? fill(copy.removeQuestion, { name: comment.authorUsername }) : copy.deleteQuestion}
      description={moderated ? undefined : copy.deleteText}
      field={
        moderated
          ? { label: copy.removeReason, hint: copy.removeReasonHint, rows: 2, maxLength: limits.reason.max }
          : undefined
      }
      fieldError={reasonError}
      problem={error && !reasonError ? errorText(error, copy.deleteFailed) : null}
      confirmLabel={moderated ? copy.removeYes : copy.deleteYes}
      cancelLabel={copy.deleteNo}
      busy={isPending}
      onConfirm={confirm}
    />
  );
}
