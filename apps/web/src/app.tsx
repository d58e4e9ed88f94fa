import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followScrollPositions } from './app/shell/late-scroll.ts';
import { type ServedPage, ServedPageContext } from './lib/served/served-page.ts';
import { loadRoutesOf, routes } from './routes.tsx';

interface AppProps {
  served: ServedPage | null;
  data?: HydrationState;
}

function createApp({ served, data }: AppProps) {
  const router = createBrowserRouter(routes, data ? { hydrationData: data } : {});
  followScrollPositions(router);
  return (
    <StrictMode>
      <ServedPageContext value={served}>
        <RouterProvider router={router} />
      </ServedPageContext>
    </StrictMode>
  );
}

/** Renders the whole app. In a transition, React works in slices of a few milliseconds and handles input in between. */
export function renderApp(place: HTMLElement): void {
  place.replaceChildren();
  const app = createApp({ served: null });
  startTransition(() => createRoot(place).render(app));
}

/** Renders the whole app at once, because the data of the page has come with the document. */
export async function renderLoadedApp(place: HTMLElement): Promise<void> {
  await loadRoutesOf(location);
  renderApp(place);
}

interface Hydration {
  readonly data: HydrationState;
  /** Whether the page has other data than the HTML of the server. */
  readonly dataChanged: () => boolean;
}

/** Continues with the HTML of the server. */
export async function hydrateApp(
  place: HTMLElement,
  served: ServedPage,
  { data, dataChanged }: Hydration,
): Promise<void> {
  await loadRoutesOf(location);
  // After a reload, the user may have gone back before. The browser then keeps the document of the later page.
  if (served.path !== location.pathname + location.search) return renderApp(place);
  const app = createApp({ served, data });
  // A fast tap or a live event may change the data before React hydrates a later part of the page. React then finds
  // other HTML than it expects and renders that part again, which is right.
  const onRecoverableError = (error: unknown) => {
    if (!dataChanged()) reportError(error);
  };
  startTransition(() => void hydrateRoot(place, app, { onRecoverableError }));
}
