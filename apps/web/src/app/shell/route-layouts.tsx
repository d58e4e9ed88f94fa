import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Footer } from '../header/footer.tsx';

/** Takes the space of the first page while it loads, so that the footer does not jump. */
export function PageLoading() {
  return <div aria-busy="true" className="min-h-dvh" />;
}

/** Layout of pages that end with the footer. */
export function PublicLayout() {
  return (
    <>
      <div className="flex flex-1 flex-col">
        <Outlet />
      </div>
      <Footer />
    </>
  );
}

/** Guards protected pages: visitors are redirected to sign-in, which leads back here. */
export function RequireSession() {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (!user) return <Navigate to={paths.signIn(pathname + search + hash)} replace />;
  return <Outlet />;
}
