import { useNavigate } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';

/** Leaves the page at once. The next sign-in does not open it again. */
export function useSkip(): () => void {
  const navigate = useNavigate();

  async function skip(): Promise<void> {
    try {
      await call('onboarding.skip', { body: { skipped: true } });
    } catch {
      // The next sign-in opens the page once more.
    }
    void queryClient.invalidateQueries({ queryKey: ['onboarding'] });
  }

  return () => {
    void skip();
    void navigate(paths.home());
  };
}
