import './styles/main.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { revalidateSession } from './app/shell/revalidate-session.ts';
import { visitorApp } from './app/shell/visitor-app.tsx';
import { type PrerenderedPath, prerenderedPath } from './prerendered-pages.ts';
import { followOtherTabs, sessionRestored, useSession } from './stores/session.ts';
import { applyTheme, onSystemThemeChange } from './theme/apply-theme.ts';

const container = document.getElementById('root');

async function showApp(root: Root): Promise<void> {
  const { App } = await import('./routes.tsx');
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

function renderInto(place: HTMLElement, page: ReactNode): Root {
  const root = createRoot(place);
  root.render(page);
  return root;
}

// These pages load without the router. The app replaces them if the user turns out to be signed in, or goes
// back to an app page from before a reload.
async function showVisitorPage(place: HTMLElement, path: PrerenderedPath): Promise<void> {
  const page = await visitorApp(path);
  const root = place.hasChildNodes() ? hydrateRoot(place, page) : renderInto(place, page);
  const alone = new AbortController();
  const showAppInstead = () => {
    alone.abort();
    void showApp(root);
  };
  const unsubscribe = useSession.subscribe(({ currentUser }) => {
    if (currentUser) showAppInstead();
  });
  alone.signal.addEventListener('abort', unsubscribe);
  const followHistory = () => {
    if (prerenderedPath(location.pathname) !== path) showAppInstead();
  };
  addEventListener('popstate', followHistory, { signal: alone.signal });
  // The user may have gone back while the page was loading.
  followHistory();
}

/** Keeps the document in the stored theme, or in the system's theme if that is selected. */
function followTheme(): void {
  const apply = () => applyTheme(useSession.getState().theme);
  useSession.subscribe((session, before) => {
    if (session.theme !== before.theme) apply();
  });
  onSystemThemeChange(apply);
}

/** How long the page waits for the session check, in milliseconds. */
const sessionCheckTimeoutMs = 3000;

// Without a stored user, only the server can tell whether a session exists. Ask first, so that signed-in
// users do not see the visitor page.
async function waitForSessionCheck(answer: Promise<void>): Promise<void> {
  if (useSession.getState().currentUser) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, sessionCheckTimeoutMs));
  await Promise.race([answer, late]);
}

async function start(place: HTMLElement): Promise<void> {
  await sessionRestored();
  followTheme();
  followOtherTabs();
  const path = prerenderedPath(location.pathname);
  const answer = revalidateSession();
  // The server sends prerendered content only to visitors without a session cookie.
  if (path && place.hasChildNodes() && !useSession.getState().currentUser)
    return await showVisitorPage(place, path);
  if (!path) import('./routes.tsx').catch(() => undefined);
  await waitForSessionCheck(answer);
  const visitor = useSession.getState().currentUser === null;
  await (visitor && path ? showVisitorPage(place, path) : showApp(createRoot(place)));
}

if (container) void start(container);
