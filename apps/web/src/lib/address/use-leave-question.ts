import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BlockerFunction, useBlocker } from 'react-router';
import { type LeaveQuestion, leaveQuestions } from '../unsaved-edits.ts';

interface LeaveDialog {
  /** `gone` after the user chose to leave. */
  state: 'closed' | 'open' | 'gone';
  stay: () => void;
  leave: () => void;
}

/** Links to a section of the same page lose nothing. */
function isOtherPage(
  { currentLocation, nextLocation }: Parameters<BlockerFunction>[0],
  keepsOnSearch: boolean,
): boolean {
  if (currentLocation.pathname !== nextLocation.pathname) return true;
  return !keepsOnSearch && currentLocation.search !== nextLocation.search;
}

/**
 * Blocks links, Back and closing the tab until the user has answered. With `keepsOnSearch`, other search parameters of
 * the same page are no reason to ask. Use it once at a time.
 */
export function useLeaveQuestion(keepsOnSearch: boolean): LeaveDialog {
  const [answer, setAnswer] = useState<{ resolve: (leaves: boolean) => void }>();
  const [isLeaving, setLeaving] = useState(false);
  const [ask] = useState<LeaveQuestion>(
    () => () => new Promise<boolean>((resolve) => setAnswer({ resolve })),
  );
  const blocker = useBlocker((move) => leaveQuestions.has(ask) && isOtherPage(move, keepsOnSearch));

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

  const isOpen = blocker.state === 'blocked' || answer !== undefined;
  return {
    state: isLeaving ? 'gone' : isOpen ? 'open' : 'closed',
    stay() {
      answer?.resolve(false);
      setAnswer(undefined);
      blocker.reset?.();
    },
    leave() {
      leaveQuestions.delete(ask);
      flushSync(() => setLeaving(true));
      // The dialog is gone, and returns the focus before the next page takes it.
      setTimeout(() => {
        answer?.resolve(true);
        blocker.proceed?.();
      });
    },
  };
}
