import { useEffect, useRef } from 'react';

/**
 * For a heading that comes after its page: a change of route has put the focus on `main` meanwhile, and
 * the heading takes it over from there.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
