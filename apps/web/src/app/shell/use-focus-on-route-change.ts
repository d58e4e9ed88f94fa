import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A heading that appears later than this (in milliseconds) does not take the focus. */
const maxWaitMs = 10_000;

function focus(target: HTMLElement): void {
  target.setAttribute('tabindex', '-1');
  // The router handles scrolling: to the top of a new page, or to the former position.
  target.focus({ preventScroll: true });
}

/** Whether the element is the link that led here and is still visible, as in a list next to its details. */
function isTrigger(element: Element | null): boolean {
  return element instanceof HTMLAnchorElement && element.href === location.href;
}

/** Whether the user or the page has already focused something in the page. */
function isFocusTaken(main: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== main && main.contains(activeElement) && !isTrigger(activeElement);
}

/**
 * Focuses the page's heading. Until there is one, `main` has the focus. Returns a function that stops
 * waiting.
 */
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
  const timer = setTimeout(stop, maxWaitMs);
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

/** Moves the focus to the heading after a page change. */
export function useFocusOnRouteChange(): void {
  const { pathname, search } = useLocation();
  // A dashboard tab counts as a page; filters and page numbers do not.
  const page = `${pathname.toLowerCase()} ${new URLSearchParams(search).get('tab') ?? ''}`;
  const before = useRef(page);
  useEffect(() => {
    const main = document.getElementById('main');
    if (before.current === page || !main) return;
    before.current = page;
    return focusHeading(main);
  }, [page]);
}
