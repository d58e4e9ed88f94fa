import type { DataRouter } from 'react-router';

/** A page that has not grown to its former length by then, in milliseconds, stays where it is. */
const patienceMs = 10_000;

/** What a person does who no longer wants to be taken anywhere. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to `wanted`, in pixels, as soon as the page is long enough. Returns the way to stop waiting. */
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
  const timer = setTimeout(stop, patienceMs);
  for (const move of ownMoves) addEventListener(move, stop, { signal: waiting.signal, passive: true });
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

/**
 * The router returns to the place on an earlier page at once, which a page that still waits for its list is too short for.
 * This returns there when the list has come.
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
