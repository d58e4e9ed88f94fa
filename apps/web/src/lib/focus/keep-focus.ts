/** A change can remove the focused element at once, when data arrives, or when a dialog has closed. In milliseconds. */
const checkedAfterMs = [0, 300, 900] as const;

/**
 * Remembers where the focus is before a change. The returned function is called after the change: if the focused
 * element is gone, it focuses the heading of the nearest section that still exists, or else of the page.
 */
export function keepFocus(): () => void {
  const sections = labelledSections(document.activeElement);
  return () => {
    for (const delay of checkedAfterMs) setTimeout(() => focusHeading(sections), delay);
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
