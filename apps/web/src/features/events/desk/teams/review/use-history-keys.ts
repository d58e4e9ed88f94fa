import { useEffect, useEffectEvent } from 'react';
import { isBusyPlace } from '../../../../../lib/focus/shortcut-keys.ts';

interface HistoryActions {
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Ctrl+Z undoes and Ctrl+Shift+Z redoes, except where the user types. On a Mac, with the command key. */
export function useHistoryKeys({ undo, redo }: HistoryActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'z' && event.ctrlKey !== event.metaKey && !event.altKey;
    if (!isKey || event.defaultPrevented || isBusyPlace(event.target)) return;
    event.preventDefault();
    (event.shiftKey ? redo : undo)?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
