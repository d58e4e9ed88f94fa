import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followTheme } from './app/follow-theme.ts';
import { revalidateSession } from './app/revalidate-session.ts';
import { paths } from './paths.ts';
import { sessionRestored, useSession } from './stores/session.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

async function showApp(): Promise<void> {
  const { App } = await import('./routes.tsx');
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// The landing page loads without the router; who turns out to be signed in gets the app in its place.
async function showLanding(): Promise<void> {
  const { LandingApp } = await import('./app/landing-app.tsx');
  root.render(
    <StrictMode>
      <LandingApp />
    </StrictMode>,
  );
  const stop = useSession.subscribe(({ currentUser }) => {
    if (!currentUser) return;
    stop();
    void showApp();
  });
}

async function start(): Promise<void> {
  await sessionRestored();
  followTheme();
  const visitor = useSession.getState().currentUser === null;
  await (visitor && location.pathname === paths.home() ? showLanding() : showApp());
  await revalidateSession();
}

void start();
