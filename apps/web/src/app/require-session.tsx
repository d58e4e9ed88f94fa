import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useCurrentUser } from '../stores/session.ts';

/** The guard of protected pages: without a signed-in user, the sign-in page, which leads back. */
export function RequireSession() {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (!user) return <Navigate to={paths.signIn(pathname + search + hash)} replace />;
  return <Outlet />;
}
