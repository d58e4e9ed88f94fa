import { lazy, Suspense, use, useEffect, useId } from 'react';
import { create } from 'zustand';
import { unsavedCopy as copy } from '../../copy/unsaved.ts';
import { useLeaveQuestion } from '../../lib/address/use-leave-question.ts';
import { UnsavedScope } from '../../lib/unsaved-scope.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../overlay/dialog.tsx')).ConfirmDialog }));

interface UnsavedForm {
  readonly id: string;
  readonly keepsOnSearch: boolean;
}

/** The forms with unsaved edits. The router allows one blocker at a time, so the first form asks for all of them. */
const useUnsavedForms = create<readonly UnsavedForm[]>(() => []);

function Guard() {
  const keepsOnSearch = useUnsavedForms((forms) => forms.every((form) => form.keepsOnSearch));
  const { state, stay, leave } = useLeaveQuestion(keepsOnSearch);
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

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** Whether the page keeps the edits when only the search parameters of its address change. */
  keepsOnSearch?: boolean;
}

/**
 * Asks before the user leaves the page, or closes the dialog, while this form has unsaved edits. Put it next to the
 * fields.
 */
export function UnsavedGuard({ isUnsaved, keepsOnSearch = false }: UnsavedGuardProps) {
  const id = useId();
  const scope = use(UnsavedScope);
  const unsaved = scope?.unsaved;
  const isActive = isUnsaved && scope?.isOpen !== false;
  const asks = useUnsavedForms((forms) => forms[0]?.id === id);
  useEffect(() => {
    if (!isActive) return;
    useUnsavedForms.setState((forms) => [...forms, { id, keepsOnSearch }], true);
    unsaved?.add(id);
    return () => {
      useUnsavedForms.setState((forms) => forms.filter((form) => form.id !== id), true);
      unsaved?.delete(id);
    };
  }, [isActive, id, keepsOnSearch, unsaved]);
  return asks ? <Guard /> : null;
}
