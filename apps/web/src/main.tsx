import './styles/main.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { followTheme } from './app/follow-theme.ts';
import { revalidateSession } from './app/revalidate-session.ts';
import { paths } from './paths.ts';
import { sessionRestored, useSession } from './stores/session.ts';

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

// The landing page loads without the router; who turns out to be signed in gets the app in its place.
async function showLanding(place: HTMLElement): Promise<void> {
  const { LandingApp } = await import('./app/landing-app.tsx');
  const page = (
    <StrictMode>
      <LandingApp />
    </StrictMode>
  );
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
  const visitor = useSession.getState().currentUser === null;
  await (visitor && location.pathname === paths.home() ? showLanding(place) : showApp(createRoot(place)));
  await revalidateSession();
}

if (container) void start(container);
