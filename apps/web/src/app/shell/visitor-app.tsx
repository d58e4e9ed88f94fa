import { type ComponentType, StrictMode } from 'react';
import type { PrerenderedPath } from '../../prerendered-pages.ts';

const pages: Record<PrerenderedPath, () => Promise<ComponentType>> = {
  '/': async () => (await import('../../features/landing/landing-page.tsx')).LandingPage,
  '/about': async () => (await import('../../features/legal/about-page.tsx')).AboutPage,
  '/about/matching': async () =>
    (await import('../../features/legal/matching/matching-page.tsx')).MatchingPage,
  '/terms': async () => (await import('../../features/legal/terms-page.tsx')).TermsPage,
  '/privacy': async () => (await import('../../features/legal/privacy-page.tsx')).PrivacyPage,
};

/** The element tree of a prerendered page, used by the build to render and by the browser to hydrate. */
export async function visitorApp(path: PrerenderedPath) {
  const [{ VisitorShell }, Page] = await Promise.all([import('./visitor-shell.tsx'), pages[path]()]);
  return (
    <StrictMode>
      <VisitorShell pathname={path}>
        <Page />
      </VisitorShell>
    </StrictMode>
  );
}
