import { useRef, useState } from 'react';
import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Card } from '../../ui/card.tsx';
import { AnswerList } from './answer-list.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentAction, CommentItem, type RenderText } from './comment-item.tsx';
import { type CommentThread, usePostComment } from './comments.queries.ts';

/** Replaces a deleted question that still has answers. */
function Gone({ removed }: { removed: boolean }) {
  return <p className="text-14 text-muted">{removed ? copy.removedQuestion : copy.goneQuestion}</p>;
}

interface ThreadProps {
  thread: CommentThread;
  onDeleted: () => void;
  renderText: RenderText;
}

/** A comment, or a question with its answers. */
export function Thread({ thread, onDeleted, renderText }: ThreadProps) {
  const user = useCurrentUser();
  const [answering, setAnswering] = useState(false);
  const { mutateAsync } = usePostComment(thread.postId);
  const answerButton = useRef<HTMLButtonElement>(null);
  const name = thread.authorUsername;

  function stopAnswering(): void {
    setAnswering(false);
    requestAnimationFrame(() => answerButton.current?.focus());
  }

  async function answer(body: string): Promise<void> {
    await mutateAsync({ body, kind: 'comment', parentId: thread.id });
    stopAnswering();
    toast.success(copy.posted.answer);
  }

  // Authors do not answer their own question. They can reply to answers.
  const canAnswer = thread.can.answer && (thread.authorId !== user?.id || thread.totalAnswers > 0);
  const action =
    canAnswer && !answering ? (
      <CommentAction
        buttonRef={answerButton}
        label={copy.answer}
        of={name}
        onPress={() => setAnswering(true)}
      />
    ) : null;
  return (
    <Card as="article" className="grid gap-5">
      {thread.deletedAt ? (
        <Gone removed={thread.removed} />
      ) : (
        <CommentItem comment={thread} onDeleted={onDeleted} actions={action} renderText={renderText} />
      )}
      <AnswerList thread={thread} onDeleted={onDeleted} renderText={renderText} />
      {answering && thread.can.answer ? (
        <CommentForm
          label={fill(copy.labels.answer, { name })}
          submitLabel={copy.submit.answer}
          failedText={copy.postFailed}
          onSend={answer}
          onCancel={stopAnswering}
          autoFocus
        />
      ) : null}
    </Card>
  );
}
