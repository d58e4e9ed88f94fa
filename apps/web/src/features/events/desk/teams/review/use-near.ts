import { type RefObject, useEffect, useState } from 'react';

/** Marks the dragged element, which must stay in the page. */
export const draggingAttribute = 'data-dragging';

/**
 * Whether an element is within one screen of the visible part, or contains the focus or the dragged element.
 * Always true for an element that is not watched.
 */
export function useNear(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || !isWatched) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isWithin = entries.at(-1)?.isIntersecting ?? false;
        const isInUse =
          watched.contains(document.activeElement) ||
          watched.querySelector(`[${draggingAttribute}]`) !== null;
        setNear(isWithin || isInUse);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isWatched]);
  return isNear || !isWatched;
}
