import type { ManagedComment } from '@teamwright/contracts/admin.ts';
import { lazy, Suspense, useState } from 'react';
import { adminCopy } from '../../copy/admin.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { useRemoveComment } from './admin.queries.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

const copy = adminCopy.comments;

/** Removes a comment after a confirmation with a reason. */
export function CommentActions({ comment }: { comment: ManagedComment }) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const remove = useRemoveComment(comment.id);
  const name = comment.author.username;

  function ask(): void {
    remove.reset();
    setDialog('open');
  }

  function confirm(reason: string): void {
    const onSuccess = () => {
      setDialog('closed');
      toast.success(copy.done);
    };
    remove.mutate(reason, { onSuccess });
  }

  if (comment.removed !== null) return null;
  return (
    <div className="md:text-right">
      <Button size="sm" variant="ghost" aria-label={fill(copy.removeOf, { name })} onClick={ask}>
        {copy.remove}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense>
          <ReasonDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            title={fill(copy.title, { name })}
            confirmLabel={copy.confirm}
            hint={copy.hint}
            busy={remove.isPending}
            error={remove.error}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </div>
  );
}
