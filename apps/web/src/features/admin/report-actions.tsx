import type { ReportAction } from '@teamwright/contracts/reports/kinds.ts';
import type { ReportedThing } from '@teamwright/contracts/reports/reports.ts';
import { lazy, Suspense, useState } from 'react';
import { adminCopy } from '../../copy/admin.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { useResolve } from './admin.queries.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

const copy = adminCopy.reports;
const actions = ['dismiss', 'remove', 'suspend'] as const satisfies readonly ReportAction[];

/** The decisions on a report, each with a confirmation and a note. */
export function ReportActions({ thing }: { thing: ReportedThing }) {
  const [action, setAction] = useState<ReportAction>();
  const [open, setOpen] = useState(false);
  const resolve = useResolve(thing);
  const name = thing.about.username;
  const words = copy[action ?? 'dismiss'];

  function ask(next: ReportAction): void {
    resolve.reset();
    setAction(next);
    setOpen(true);
  }

  function confirm(note: string): void {
    if (action === undefined) return;
    const onSuccess = () => {
      setOpen(false);
      toast.success(fill(words.done, { name }));
    };
    resolve.mutate({ action, note }, { onSuccess });
  }

  return (
    <div className="flex flex-wrap gap-2 empty:hidden md:justify-end">
      {actions
        .filter((each) => thing.can[each])
        .map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === 'dismiss' ? undefined : 'danger'}
            aria-label={fill(copy[each].of, { name })}
            onClick={() => ask(each)}
          >
            {copy[each].label}
          </Button>
        ))}
      {action ? (
        <Suspense>
          <ReasonDialog
            key={action}
            open={open}
            onClose={() => setOpen(false)}
            title={fill(words.title, { name })}
            description={words.text}
            confirmLabel={words.confirm}
            hint={copy.hint}
            busy={resolve.isPending}
            error={resolve.error}
            onConfirm={confirm}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
