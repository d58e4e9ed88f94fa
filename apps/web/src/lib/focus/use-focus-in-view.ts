import { type RefObject, useEffect } from 'react';

/** Whether an element is fully on the screen, and not below the bars at its edges. */
function isInView(element: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = element.getBoundingClientRect();
  return top >= parseFloat(scrollPaddingTop) && bottom <= innerHeight - parseFloat(scrollPaddingBottom);
}

/**
 * Keeps the focused field of a form on the screen when parts above it grow, for example because data has arrived. A
 * field that the user has scrolled away stays away.
 */
export function useFocusInView(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let wasInView = false;
    const focused = () => (element.contains(document.activeElement) ? document.activeElement : null);
    const note = () => {
      const field = focused();
      wasInView = field !== null && isInView(field);
    };
    const observer = new ResizeObserver(() => {
      const field = focused();
      if (field && wasInView && !isInView(field)) field.scrollIntoView({ block: 'nearest' });
    });
    const listening = new AbortController();
    element.addEventListener('focusin', note, listening);
    addEventListener('scroll', note, { passive: true, signal: listening.signal });
    observer.observe(element);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [form]);
}
