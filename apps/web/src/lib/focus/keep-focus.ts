/** Data that a change asks for can be slow, and remove the focused element when it arrives. */
const watchedMs = 15_000;

/**
 * Remembers where the focus is before a change. The returned function is called after the change: if the focused
 * element is gone, at once or when data arrives, it focuses the heading of the nearest section that still exists, or
 * else of the page. It stops when the user clicks, taps or presses Tab, which can take the focus out of the page.
 */
export function keepFocus(): () => void {
  const sections = labelledSections(document.activeElement);
  return () => {
    // After the effects of React, which may focus something themselves.
    const check = () => void setTimeout(() => focusHeading(sections));
    const observer = new MutationObserver(check);
    const watching = new AbortController();
    const stop = () => watching.abort();
    watching.signal.addEventListener('abort', () => observer.disconnect());
    check();
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('pointerdown', stop, watching);
    addEventListener('keydown', ({ key }) => key === 'Tab' && stop(), watching);
    setTimeout(stop, watchedMs);
  };
}

/** The nearest section first. */
function labelledSections(start: Element | null): Element[] {
  const section = start?.closest('section[aria-labelledby]');
  return section ? [section, ...labelledSections(section.parentElement)] : [];
}

function focusHeading(sections: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const section = sections.find(({ isConnected }) => isConnected);
  const id = section?.getAttribute('aria-labelledby') ?? '';
  const heading = document.getElementById(id) ?? document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
