import { useEffect } from 'react';
import { type DataRouter, useLocation } from 'react-router';

/** After this many milliseconds, a page that is still too short is not scrolled any more. */
const maxWaitMs = 10_000;

/** Any of these events means that the user moves on, so restoring stops. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to `wanted` (in pixels) once the page is long enough. Returns a function that stops waiting. */
function scrollWhenLongEnough(wanted: number): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const observer = new ResizeObserver(() => {
    const furthest = document.documentElement.scrollHeight - innerHeight;
    if (furthest < wanted) return;
    scrollTo(0, wanted);
    stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, maxWaitMs);
  for (const move of ownMoves) addEventListener(move, stop, { signal: waiting.signal, passive: true });
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

/** What the router wants for the newest location: an offset in pixels, or none. */
let restored: { readonly key: string; readonly offset: number | false | null } | undefined;

/** Follows which scroll positions the router restores. */
export function followScrollPositions(router: DataRouter): void {
  router.subscribe(({ location, restoreScrollPosition }) => {
    restored = { key: location.key, offset: restoreScrollPosition };
  });
}

/**
 * The router restores the scroll position immediately, but a page whose list is still loading is too short.
 * This restores it once the list has loaded.
 */
export function useLateScroll(): void {
  const { key } = useLocation();
  useEffect(
    () => (restored?.key === key && restored.offset ? scrollWhenLongEnough(restored.offset) : undefined),
    [key],
  );
}
