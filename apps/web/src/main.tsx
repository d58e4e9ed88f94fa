import './styles/main.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { followTheme } from './app/follow-theme.ts';
import { revalidateSession } from './app/revalidate-session.ts';
import { visitorApp } from './app/visitor-app.tsx';
import { type PrerenderedPath, prerenderedPath } from './prerendered-pages.ts';
import { followOtherTabs, sessionRestored, useSession } from './stores/session.ts';

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

// These pages load without the router; who turns out to be signed in gets the app in their place.
async function showVisitorPage(place: HTMLElement, path: PrerenderedPath): Promise<void> {
  const page = await visitorApp(path);
  const root = place.hasChildNodes() ? hydrateRoot(place, page) : renderInto(place, page);
  const stop = useSession.subscribe(({ currentUser }) => {
    if (!currentUser) return;
    stop();
    void showApp(root);
  });
}

async function start(place: HTMLElement): Promise<void> {
  await sessionRestored();
  followTheme();
  followOtherTabs();
  const path = prerenderedPath(location.pathname);
  const visitor = useSession.getState().currentUser === null;
  await (visitor && path ? showVisitorPage(place, path) : showApp(createRoot(place)));
  await revalidateSession();
}

if (container) void start(container);
