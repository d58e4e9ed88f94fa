import { useEffect, useEffectEvent } from 'react';
import { isBusyPlace } from '../../../lib/focus/shortcut-keys.ts';
import { useSession } from '../../../stores/session.ts';

/** `f` opens the room's search, outside text fields and if single-key shortcuts are on. */
export function useSearchKey(open: () => void): void {
  const latest = useEffectEvent(open);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat;
      if (event.key !== 'f' || modified || event.defaultPrevented || isBusyPlace(event.target)) return;
      if (!useSession.getState().singleKeys) return;
      event.preventDefault();
      latest();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
