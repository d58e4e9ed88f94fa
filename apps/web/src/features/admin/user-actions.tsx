import type { ManagedUser } from '@teamwright/contracts/admin.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { adminCopy as copy } from '../../copy/admin.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useRemoveUser, useRestore, useSuspend } from './admin.queries.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

type Question = 'suspend' | 'restore' | 'remove';

/** The actions on a user, each with a confirmation. */
export function UserActions({ user }: { user: ManagedUser }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const suspend = useSuspend(user.id);
  const restore = useRestore(user.id);
  const remove = useRemoveUser(user.id);
  const verbs = { suspend, restore, remove };
  const verb = verbs[question ?? 'suspend'];
  const words = copy[question ?? 'suspend'];
  const name = user.username;

  function ask(next: Question): void {
    verbs[next].reset();
    setQuestion(next);
    setOpen(true);
  }

  function confirm(reason: string): void {
    const onSuccess = () => {
      setOpen(false);
      toast.success(fill(words.done, { name }));
    };
    if (question === 'suspend') suspend.mutate(reason, { onSuccess });
    else (question === 'restore' ? restore : remove).mutate(undefined, { onSuccess });
  }

  return (
    <div className="flex flex-wrap gap-2 md:justify-end xl:flex-nowrap">
      {user.can.suspend ? (
        <Button
          size="sm"
          variant="danger"
          aria-label={fill(copy.users.of, { label: copy.users.suspend, name })}
          onClick={() => ask('suspend')}
        >
          {copy.users.suspend}
        </Button>
      ) : null}
      {user.can.restore ? (
        <Button
          size="sm"
          aria-label={fill(copy.users.of, { label: copy.users.restore, name })}
          onClick={() => ask('restore')}
        >
          {copy.users.restore}
        </Button>
      ) : null}
      {user.can.remove ? (
        <Button
          size="sm"
          variant="danger"
          aria-label={fill(copy.users.of, { label: copy.users.remove, name })}
          onClick={() => ask('remove')}
        >
          {copy.users.remove}
        </Button>
      ) : null}
      <Link
        to={paths.adminAudit(user.id)}
        aria-label={fill(copy.users.of, { label: copy.users.audit, name })}
        className={buttonClass({ size: 'sm', variant: 'ghost' })}
      >
        {copy.users.audit}
      </Link>
      {question ? (
        <Suspense>
          <ReasonDialog
            key={question}
            open={open}
            onClose={() => setOpen(false)}
            title={fill(words.title, { name })}
            description={words.text}
            confirmLabel={words.confirm}
            hint={question === 'suspend' ? copy.suspend.hint : undefined}
            busy={verb.isPending}
            error={verb.error}
            onConfirm={confirm}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
