import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** Sends search forms through the router, as `useLinkClicks` does with links. */
export function useSearchSubmit(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function submit(event: SubmitEvent): void {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== paths.search()) return;
      event.preventDefault();
      const term = new FormData(form).get('searchTerm');
      void navigate(paths.search(typeof term === 'string' ? term.trim() : ''));
    }
    document.addEventListener('submit', submit);
    return () => document.removeEventListener('submit', submit);
  }, [navigate]);
}
