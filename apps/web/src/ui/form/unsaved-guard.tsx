import { lazy, Suspense, use, useEffect, useId } from 'react';
import { create } from 'zustand';
import { unsavedCopy as copy } from '../../copy/unsaved.ts';
import { useLeaveQuestion } from '../../lib/address/use-leave-question.ts';
import { UnsavedScope } from '../../lib/unsaved-scope.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../overlay/dialog.tsx')).ConfirmDialog }));

/** The forms with unsaved edits. The router allows one blocker at a time, so the first form asks for all of them. */
const useUnsavedForms = create<readonly string[]>(() => []);

function Guard() {
  const { state, stay, leave } = useLeaveQuestion();
  if (state === 'gone') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open={state === 'open'}
        onClose={stay}
        title={copy.title}
        description={copy.text}
        confirmLabel={copy.leave}
        cancelLabel={copy.stay}
        onConfirm={leave}
      />
    </Suspense>
  );
}

/**
 * Asks before the user leaves the page, or closes the dialog, while this form has unsaved edits. Put it next to the
 * fields.
 */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const id = useId();
  const scope = use(UnsavedScope);
  const unsaved = scope?.unsaved;
  const isActive = isUnsaved && scope?.isOpen !== false;
  const asks = useUnsavedForms((forms) => forms[0] === id);
  useEffect(() => {
    if (!isActive) return;
    useUnsavedForms.setState((forms) => [...forms, id], true);
    unsaved?.add(id);
    return () => {
      useUnsavedForms.setState((forms) => forms.filter((form) => form !== id), true);
      unsaved?.delete(id);
    };
  }, [isActive, id, unsaved]);
  return asks ? <Guard /> : null;
}
