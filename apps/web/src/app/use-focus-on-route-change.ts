import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus goes to its heading, or to `main` while there is none. */
export function useFocusOnRouteChange(): void {
  const { pathname, search } = useLocation();
  // A tab of the dashboard is a page of its own; filters and page numbers are not.
  const page = `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [page]);
}
