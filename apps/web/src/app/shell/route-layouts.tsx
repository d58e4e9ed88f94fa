import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Footer } from '../header/footer.tsx';

/** Takes the space of the first page while it loads, so that the footer does not jump. */
export function PageLoading() {
  return <div aria-busy="true" className="min-h-dvh" />;
}

/** The handle of routes whose pages end with the footer: for everyone, or for guests. */
export interface FooterHandle {
  footer: 'everyone' | 'guests';
}

// Safe: no route has another handle.
function asFooterHandle(handle: unknown): FooterHandle | undefined {
  return handle as FooterHandle | undefined;
}

/** The footer of pages whose route has one. It is outside of `main`. */
export function PageFooter() {
  const user = useCurrentUser();
  const wanted = useMatches().map(({ handle }) => asFooterHandle(handle)?.footer);
  return wanted.includes('everyone') || (wanted.includes('guests') && !user) ? <Footer /> : null;
}

/** Guards protected pages: visitors are redirected to sign-in, which leads back here. */
export function RequireSession() {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (!user) return <Navigate to={paths.signIn(pathname + search + hash)} replace />;
  return <Outlet />;
}
