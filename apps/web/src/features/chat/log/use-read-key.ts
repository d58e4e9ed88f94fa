import { useEffect, useEffectEvent } from 'react';
import { isBusyPlace } from '../../../lib/focus/shortcut-keys.ts';

/**
 * Escape marks the room as read, also from the message input. Open menus and dialogs handle Escape
 * themselves.
 */
export function useReadKey(readAll: () => void): void {
  const latest = useEffectEvent(readAll);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'Escape' || modified || event.isComposing || event.defaultPrevented) return;
      // In search fields and select lists, Escape has another meaning.
      if (isBusyPlace(event.target) && !(event.target instanceof HTMLTextAreaElement)) return;
      latest();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
