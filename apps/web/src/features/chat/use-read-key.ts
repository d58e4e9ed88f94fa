import { useEffect, useEffectEvent } from 'react';
import { isBusyPlace } from '../../lib/shortcut-keys.ts';

/** Escape takes the room for read, also from the box; whatever it closes while that is open keeps the key to itself. */
export function useReadKey(readAll: () => void): void {
  const latest = useEffectEvent(readAll);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'Escape' || modified || event.isComposing || event.defaultPrevented) return;
      // Fields for searching are emptied by it, lists of choices fold.
      if (isBusyPlace(event.target) && !(event.target instanceof HTMLTextAreaElement)) return;
      latest();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
