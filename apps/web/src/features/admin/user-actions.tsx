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

const questions = ['suspend', 'restore', 'remove'] as const;

type Question = (typeof questions)[number];

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

/** The actions on a user, each with a confirmation. */
export function UserActions({ user }: { user: ManagedUser }) {
  const { question, open, verb, words, ask, close, confirm } = useUserChanges(user);
  const name = user.username;
  return (
    <div className="flex flex-wrap gap-2 md:justify-end xl:flex-nowrap">
      {questions
        .filter((next) => user.can[next])
        .map((next) => (
          <Button
            key={next}
            size="sm"
            variant={next === 'restore' ? undefined : 'danger'}
            aria-label={fill(copy.users.of, { label: copy.users[next], name })}
            onClick={() => ask(next)}
          >
            {copy.users[next]}
          </Button>
        ))}
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
