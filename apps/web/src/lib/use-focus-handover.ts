import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When a row of a list goes while it has the focus, a neighbour's button takes it, else `fallback`. */
export function useFocusHandover(fallback: RefObject<HTMLElement | null>): RefObject<HTMLLIElement | null> {
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
