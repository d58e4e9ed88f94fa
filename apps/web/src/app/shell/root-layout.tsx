import { cx } from 'class-variance-authority';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatch, useNavigate } from 'react-router';
import { noteShellCommitted, noteShellReady } from '../../lib/served/early-input.ts';
import { isUnder, paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { ReloadData, SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { Header } from '../header/header.tsx';
import { ModerationHost } from '../moderation/moderation-host.tsx';
import { useSearchSubmit } from '../search/use-search-submit.ts';
import { useLateScroll } from './late-scroll.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageFooter } from './route-layouts.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastHost } from './toast-host.tsx';
import { useFocusOnRouteChange } from './use-focus-on-route-change.ts';
import { useLinkClicks } from './use-link-clicks.ts';

const BottomBar = lazy(async () => ({ default: (await import('../header/bottom-bar.tsx')).BottomBar }));
const LiveUpdates = lazy(async () => ({ default: (await import('./live-updates.tsx')).LiveUpdates }));

/** The initial page load has no history entry to return to, so its address is the key. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Pages without server data do not load its cache. */
async function reloadData(): Promise<void> {
  const query = await import('../../lib/api/query.ts');
  await query.reloadData();
}

/** The shell of every page: skip link, header, main, bottom bar on phones, and toasts. */
export function RootLayout() {
  const user = useCurrentUser();
  const inRoom = useMatch('/chat/:projectId') !== null;
  const { pathname, search } = useLocation();
  const term = (isUnder(pathname, paths.search()) && new URLSearchParams(search).get('searchTerm')) || '';
  const navigate = useNavigate();
  useLayoutEffect(noteShellCommitted, []);
  // Runs after the effects of the parts below, such as the shortcuts.
  useEffect(noteShellReady, []);
  useFocusOnRouteChange();
  useLateScroll();
  useLinkClicks();
  useSearchSubmit();
  return (
    <ReloadData value={reloadData}>
      <div className={cx('flex min-h-dvh flex-col', user && !inRoom && 'max-md:pb-14')}>
        <SkipLink />
        <NavigationProgress />
        <Header pathname={pathname} term={term} className={inRoom ? 'max-md:hidden' : ''} />
        {/* A room has its own banner, and no space for two. */}
        {inRoom ? null : <OfflineBanner />}
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-0">
          <Outlet />
        </main>
        <PageFooter />
        {user ? (
          <Suspense>
            <SectionBoundary look="row">
              {inRoom ? null : <BottomBar pathname={pathname} />}
              <LiveUpdates />
              <ModerationHost />
            </SectionBoundary>
          </Suspense>
        ) : null}
        <Shortcuts go={(href) => navigate(href, { flushSync: true })} />
        <ToastHost page={pathname} inRoom={inRoom} />
        <ScrollRestoration getKey={scrollKey} />
      </div>
    </ReloadData>
  );
}
