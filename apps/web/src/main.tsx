import './styles/main.css';
import { revalidateSession } from './app/shell/revalidate-session.ts';
import { keepEarlyInput } from './lib/served/early-input.ts';
import { preloadLaterFiles } from './lib/served/later-files.ts';
import { type PageData, readPageData } from './lib/served/page-data.ts';
import { followOtherTabs, sessionRestored, useSession } from './stores/session.ts';
import { applyTheme, onSystemThemeChange } from './theme/apply-theme.ts';

const container = document.getElementById('root');

const loadApp = () => import('./app.tsx');

/** Ends the current task, so that the browser can handle input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs the files of React, of the app and the hydration in tasks of their own: together they are a long task on a
 * phone.
 */
async function loadAppInSteps() {
  await import('react-dom/client');
  await nextTask();
  const app = await loadApp();
  await nextTask();
  return app;
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

/** Whether this browser has the user that the page was rendered for. A page from the browser's cache may be older. */
async function isServedUser({ page: { user } }: PageData): Promise<boolean> {
  const sameUser = () => useSession.getState().currentUser?.id === user?.id;
  if (user && !sameUser()) useSession.getState().succeed(user);
  if (!sameUser()) await revalidateSession();
  return sameUser();
}

/** Continues with the HTML of the server, or renders the page with the data that has come with an empty document. */
async function showServed(place: HTMLElement, { page, route, queries }: PageData): Promise<void> {
  const { hydrateApp, renderLoadedApp } = await loadAppInSteps();
  let dataChanged = () => false;
  if (queries.found.length + queries.missing.length > 0) {
    const { storeServedQueries } = await import('./lib/api/query.ts');
    dataChanged = storeServedQueries(queries);
  }
  if (!place.hasChildNodes()) return await renderLoadedApp(place);
  // The same object as in the store, so that nothing changes after the first render.
  const user = useSession.getState().currentUser;
  await hydrateApp(place, { ...page, user }, { data: route, dataChanged });
}

async function start(place: HTMLElement): Promise<void> {
  const data = readPageData();
  const replayEarlyInput = data && keepEarlyInput(place);
  await sessionRestored();
  followTheme();
  followOtherTabs();
  if (data && (await isServedUser(data))) {
    await preloadLaterFiles();
    await showServed(place, data);
    return await replayEarlyInput?.();
  }
  loadApp().catch(() => undefined);
  await waitForSessionCheck(revalidateSession());
  const { renderApp } = await loadApp();
  renderApp(place);
  // The page of the server was for another user, so its elements are gone.
  await replayEarlyInput?.();
}

if (container) void start(container);
