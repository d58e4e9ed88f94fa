import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BlockerFunction, useBlocker } from 'react-router';
import { create } from 'zustand';
import { unsavedCopy as copy } from '../../copy/unsaved.ts';
import { type LeaveQuestion, leaveQuestions } from '../../lib/unsaved-edits.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../overlay/dialog.tsx')).ConfirmDialog }));

/** The forms with unsaved edits. The router allows one blocker at a time, so the first form asks for all of them. */
const useUnsavedForms = create<readonly string[]>(() => []);

/** Links to a section of the same page lose nothing. */
function isOtherPage({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean {
  return currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
}

/** Asks before a link, Back, or closing the tab. */
function Guard() {
  const [answer, setAnswer] = useState<{ resolve: (leaves: boolean) => void }>();
  const [isLeaving, setLeaving] = useState(false);
  const [ask] = useState<LeaveQuestion>(
    () => () => new Promise<boolean>((resolve) => setAnswer({ resolve })),
  );
  const blocker = useBlocker((move) => leaveQuestions.has(ask) && isOtherPage(move));

  useEffect(() => {
    function keepTab(event: BeforeUnloadEvent): void {
      if (leaveQuestions.has(ask)) event.preventDefault();
    }
    leaveQuestions.add(ask);
    addEventListener('beforeunload', keepTab);
    return () => {
      leaveQuestions.delete(ask);
      removeEventListener('beforeunload', keepTab);
    };
  }, [ask]);

  function stay(): void {
    answer?.resolve(false);
    setAnswer(undefined);
    blocker.reset?.();
  }

  function leave(): void {
    leaveQuestions.delete(ask);
    flushSync(() => setLeaving(true));
    // The dialog is gone, and returns the focus before the next page takes it.
    setTimeout(() => {
      answer?.resolve(true);
      blocker.proceed?.();
    });
  }

  if (isLeaving) return null;
  return (
    <Suspense>
      <ConfirmDialog
        open={blocker.state === 'blocked' || answer !== undefined}
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

/** Asks before the user leaves the page while this form has unsaved edits. Put it next to the fields. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const id = useId();
  const asks = useUnsavedForms((forms) => forms[0] === id);
  useEffect(() => {
    if (!isUnsaved) return;
    useUnsavedForms.setState((forms) => [...forms, id], true);
    return () => useUnsavedForms.setState((forms) => forms.filter((form) => form !== id), true);
  }, [isUnsaved, id]);
  return asks ? <Guard /> : null;
}
