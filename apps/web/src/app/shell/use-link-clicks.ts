import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Returns the target of a plain click on an internal link that opens in this tab. */
function ownLink(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined)
    return undefined;
  const url = new URL(link.href);
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || (samePage && url.hash)) return undefined;
  return url.pathname.startsWith('/api/') ? undefined : url;
}

/**
 * Sends clicks on ordinary links through the router. Components shared with the landing page use ordinary
 * links, because the landing page loads without the router.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const url = ownLink(event);
      if (!url) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
