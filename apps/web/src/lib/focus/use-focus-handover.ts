import { type RefObject, useLayoutEffect, useRef } from 'react';

/** An element, or a field of a form that is focused by its name. */
export type FocusTarget = Pick<HTMLElement, 'focus'>;

/**
 * If a list row with the focus is removed, moves the focus to a neighbour's button, or else to `fallback`.
 */
export function useFocusHandover(fallback: RefObject<FocusTarget | null>): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      (neighbour?.querySelector('button') ?? fallback.current)?.focus();
    };
  }, [fallback]);
  return row;
}
