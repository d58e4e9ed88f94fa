import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

const typingMs = 250;

/** Sends search forms through the router, as `useLinkClicks` does with links. */
export function useSearchSubmit(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let timer = 0;
    function submit(event: SubmitEvent): void {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== paths.search()) return;
      event.preventDefault();
      clearTimeout(timer);
      const term = new FormData(form).get('searchTerm');
      void navigate(paths.search(typeof term === 'string' ? term.trim() : ''));
    }
    /** On the search page, the header's box searches while the user types. */
    function type({ target }: Pick<Event, 'target'>): void {
      if (!(target instanceof HTMLInputElement) || target.name !== 'searchTerm') return;
      if (location.pathname !== paths.search()) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const search = new URLSearchParams(location.search);
        search.set('searchTerm', target.value.trim());
        search.delete('page');
        if (location.pathname === paths.search()) void navigate(`?${search}`, { replace: true });
      }, typingMs);
    }
    document.addEventListener('submit', submit);
    document.addEventListener('input', type);
    const box = document.activeElement;
    const term = new URLSearchParams(location.search).get('searchTerm') ?? '';
    // Typed before the page was hydrated.
    if (box instanceof HTMLInputElement && box.value.trim() !== term) type({ target: box });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('submit', submit);
      document.removeEventListener('input', type);
    };
  }, [navigate]);
}
