import { useNavigate } from 'react-router';
import { signOut } from './sign-out.ts';

/** Signs out and leads to the front page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return () => signOut((href) => navigate(href, { flushSync: true }));
}
