import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingApp } from './app/landing-app.tsx';

/** What `main.tsx` hydrates; the build puts it into `landing.html`. */
export function landingHtml(): string {
  return renderToString(
    <StrictMode>
      <LandingApp />
    </StrictMode>,
  );
}
