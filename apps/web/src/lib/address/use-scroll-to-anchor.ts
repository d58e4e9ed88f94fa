import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to a section when the address names it, once the section is complete. */
export function useScrollToAnchor(
  heading: RefObject<HTMLElement | null>,
  anchor: string,
  ready: boolean,
): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: clicking the same link scrolls again
  useEffect(() => {
    if (!ready || hash !== `#${anchor}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [ready, hash, key, heading, anchor]);
}
