import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A heading that comes later than this, in milliseconds, no longer takes the focus. */
const patienceMs = 10_000;

function focus(target: HTMLElement): void {
  target.setAttribute('tabindex', '-1');
  // The scroll position belongs to the router: the top for a new page, where one was for an old one.
  target.focus({ preventScroll: true });
}

/** The link that led here and is still there, as in a list beside its details. */
function isTrigger(element: Element | null): boolean {
  return element instanceof HTMLAnchorElement && element.href === location.href;
}

/** Whether the person, or the page itself, has already put the focus somewhere in the page. */
function isFocusTaken(main: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== main && main.contains(activeElement) && !isTrigger(activeElement);
}

/** Focuses the heading of a page; `main` holds the focus until there is one. Returns the way to stop waiting. */
function focusHeading(main: HTMLElement): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const heading = () => main.querySelector<HTMLElement>('h1');
  const first = heading();
  if (isFocusTaken(main)) return stop;
  focus(first ?? main);
  if (first) return stop;

  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    if (document.activeElement === main || document.activeElement === document.body) focus(late);
    stop();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(stop, patienceMs);
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

/** After a change of page the focus goes to its heading. */
export function useFocusOnRouteChange(): void {
  const { pathname, search } = useLocation();
  // A tab of the dashboard is a page of its own; filters and page numbers are not.
  const page = `${pathname.toLowerCase()} ${new URLSearchParams(search).get('tab') ?? ''}`;
  const before = useRef(page);
  useEffect(() => {
    const main = document.getElementById('main');
    if (before.current === page || !main) return;
    before.current = page;
    return focusHeading(main);
  }, [page]);
}
