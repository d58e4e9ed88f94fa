import type { DataRouter } from 'react-router';

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

/**
 * The router restores the scroll position immediately, but a page whose list is still loading is too short.
 * This restores it once the list has loaded.
 */
export function restoreLateScroll(router: DataRouter): void {
  let { key } = router.state.location;
  let wanted = router.state.restoreScrollPosition;
  let stop = () => {};
  router.subscribe(({ location, restoreScrollPosition }) => {
    if (location.key === key && restoreScrollPosition === wanted) return;
    key = location.key;
    wanted = restoreScrollPosition;
    stop();
    if (wanted) stop = scrollWhenLongEnough(wanted);
  });
}
