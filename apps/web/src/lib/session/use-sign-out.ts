import { useNavigate } from 'react-router';
import { signOut } from './sign-out.ts';

/** Returns a function that signs out and goes to the home page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return () => signOut((href) => navigate(href, { flushSync: true }));
}
