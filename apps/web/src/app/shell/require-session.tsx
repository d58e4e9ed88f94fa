import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';

/** Guards protected pages: visitors are redirected to sign-in, which leads back here. */
export function RequireSession() {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (!user) return <Navigate to={paths.signIn(pathname + search + hash)} replace />;
  return <Outlet />;
}
