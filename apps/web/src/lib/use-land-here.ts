import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Leads to a part of the page when the address names it, once it is there in full. */
export function useLandHere(heading: RefObject<HTMLElement | null>, anchor: string, ready: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads here again
  useEffect(() => {
    if (!ready || hash !== `#${anchor}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [ready, hash, key, heading, anchor]);
}
