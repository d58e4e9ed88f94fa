import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus goes to its heading, or to `main` while there is none. */
export function useFocusOnRouteChange(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
