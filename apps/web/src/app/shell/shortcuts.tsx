import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { earlyTextListener, shortcutListener } from '../../lib/focus/shortcut-keys.ts';
import { paths } from '../../paths.ts';
import { useOverlay } from '../../stores/overlay.ts';
import { useSession } from '../../stores/session.ts';

const Overlays = lazy(async () => ({ default: (await import('../palette/overlays.tsx')).Overlays }));

const pages = new Map([
  ['h', paths.home()],
  ['d', paths.discover()],
  ['c', paths.chats()],
  ['n', paths.notifications()],
  ['p', paths.dashboard('profile')],
]);

/** Focuses the header's search box if it is visible, else opens the search page. */
function search(go: (href: string) => void): void {
  const box = document.querySelector<HTMLInputElement>('header input[type=search]');
  if (box?.checkVisibility()) box.select();
  else go(paths.search());
}

/** The shortcuts that work on every page, and the overlays they open. */
export function Shortcuts({ go }: { go: (href: string) => unknown }) {
  const { shown, show } = useOverlay();
  const [needed, setNeeded] = useState(false);
  const navigateTo = useEffectEvent(go);

  useEffect(() => {
    const listener = shortcutListener({
      palette: () => show('palette'),
      help: () => show('keys'),
      search: () => search(navigateTo),
      go: (key) => {
        const page = pages.get(key);
        if (page) navigateTo(page);
        return page !== undefined;
      },
      singleKeys: () => useSession.getState().singleKeys,
    });
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [show]);

  // What the user types before the palette has loaded belongs to its search box.
  useEffect(() => {
    if (shown !== 'palette') return;
    const listener = earlyTextListener((change) => {
      const { query, setQuery } = useOverlay.getState();
      setQuery(change(query));
    });
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, [shown]);

  if (shown && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Overlays go={go} />
    </Suspense>
  );
}
