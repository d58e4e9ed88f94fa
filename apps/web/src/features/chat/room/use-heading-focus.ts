import { useEffect, useRef } from 'react';

/**
 * For a heading that renders after its page: the route change has focused `main`, and the heading takes the
 * focus from there.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
