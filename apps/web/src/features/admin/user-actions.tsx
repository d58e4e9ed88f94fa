import type { ManagedUser } from '@teamwright/contracts/admin.ts';
import { lazy, Suspense, useState } from 'react';
import { adminCopy as copy } from '../../copy/admin.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { useRemoveUser, useRestore, useSuspend } from './admin.queries.ts';
import type { Question } from './user-menu.tsx';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));
const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

/** The confirmation that is asked for, and the change that follows it. */
function useUserChanges(user: ManagedUser) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const suspend = useSuspend(user.id);
  const restore = useRestore(user.id);
  const remove = useRemoveUser(user.id);
  const verbs = { suspend, restore, remove };
  const verb = verbs[question ?? 'suspend'];
  const words = copy[question ?? 'suspend'];

  function ask(next: Question): void {
    verbs[next].reset();
    setQuestion(next);
    setOpen(true);
  }

  function confirm(reason: string): void {
    const onSuccess = () => {
      setOpen(false);
      toast.success(fill(words.done, { name: user.username }));
    };
    if (question === 'suspend') suspend.mutate(reason, { onSuccess });
    else (question === 'restore' ? restore : remove).mutate(undefined, { onSuccess });
  }

  return { question, open, verb, words, ask, close: () => setOpen(false), confirm };
}

/** The menu of a user's row. Each change asks for a confirmation. */
export function UserActions({ user }: { user: ManagedUser }) {
  const { question, open, verb, words, ask, close, confirm } = useUserChanges(user);
  const name = user.username;
  return (
    <div className="flex md:justify-end">
      <Suspense fallback={<span className="size-10" />}>
        <UserMenu user={user} onAsk={ask} />
      </Suspense>
      {question ? (
        <Suspense>
          <ReasonDialog
            key={question}
            open={open}
            onClose={close}
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
