import { type ReactNode, type Ref, useRef, useState } from 'react';
import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { ModerationActions } from '../../ui/people/moderation-actions.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentHead } from './comment-head.tsx';
import { CommentRemoval } from './comment-removal.tsx';
import { type Comment, useEditComment } from './comments.queries.ts';

interface ActionProps {
  label: string;
  of: string;
  onPress: () => void;
  buttonRef?: React.Ref<HTMLButtonElement>;
}

/** A small button. Its accessible name includes the author of the text. */
export function CommentAction({ label, of, onPress, buttonRef }: ActionProps) {
  return (
    <Button ref={buttonRef} variant="ghost" size="sm" className="px-2 text-muted" onClick={onPress}>
      {label}
      <span className="sr-only"> {fill(copy.of, { name: of })}</span>
    </Button>
  );
}

/** Renders the text of a comment as chat renders a message. */
export type RenderText = (text: string) => ReactNode;

interface CommentItemProps {
  comment: Comment;
  /** Moves the focus after the comment has been removed. */
  onDeleted: () => void;
  renderText: RenderText;
  /** Additional actions. */
  actions?: ReactNode;
}

interface CommentToolsProps {
  comment: Comment;
  moderated: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
  /** Additional actions, shown first. */
  children: ReactNode;
}

/** The actions on a comment. */
function CommentTools({ comment, moderated, editButton, onEdit, onRemove, children }: CommentToolsProps) {
  const { authorUsername: of, can } = comment;
  return (
    <div className="-ml-2 flex flex-wrap gap-1 empty:hidden">
      {children}
      {can.edit ? <CommentAction buttonRef={editButton} label={copy.edit} of={of} onPress={onEdit} /> : null}
      {can.delete ? (
        <CommentAction label={moderated ? copy.remove : copy.delete} of={of} onPress={onRemove} />
      ) : null}
      {comment.authorId ? (
        <ModerationActions
          thing={{ kind: 'comment', id: comment.id, person: { id: comment.authorId, username: of } }}
        />
      ) : null}
    </div>
  );
}

/** A comment with the actions that the user may take. */
export function CommentItem({ comment, onDeleted, renderText, actions }: CommentItemProps) {
  const now = useNow();
  const user = useCurrentUser();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { mutateAsync } = useEditComment(comment.id);
  const editButton = useRef<HTMLButtonElement>(null);
  const { can } = comment;
  const moderated = comment.authorId !== user?.id;

  function stopEditing(): void {
    setEditing(false);
    // The button is rendered again after the form has closed.
    requestAnimationFrame(() => editButton.current?.focus());
  }

  async function save(body: string): Promise<void> {
    await mutateAsync(body);
    stopEditing();
    toast.success(copy.saved);
  }

  return (
    <div className="grid gap-2">
      <CommentHead comment={comment} now={now} />
      {editing ? (
        <CommentForm
          label={copy.labels.edit}
          submitLabel={copy.submit.edit}
          failedText={copy.editFailed}
          defaultText={comment.body}
          onSend={save}
          onCancel={stopEditing}
          autoFocus
        />
      ) : (
        <div className="max-w-[68ch]">{renderText(comment.body)}</div>
      )}
      {editing ? null : (
        <CommentTools
          comment={comment}
          moderated={moderated}
          editButton={editButton}
          onEdit={() => setEditing(true)}
          onRemove={() => setRemoving(true)}
        >
          {actions}
        </CommentTools>
      )}
      {can.delete ? (
        <CommentRemoval
          comment={comment}
          moderated={moderated}
          open={removing}
          onClose={() => setRemoving(false)}
          onDeleted={onDeleted}
        />
      ) : null}
    </div>
  );
}
