/**
 * The pages that the build renders to HTML for visitors without a session cookie: the file in `dist` and the
 * module that the browser hydrates it with. Plain data, shared by the build and the app.
 */
export const prerenderedPages = [
  { path: '/', file: 'landing.html', module: '/src/features/landing/landing-page.tsx' },
  { path: '/about', file: 'about.html', module: '/src/features/legal/about-page.tsx' },
  {
    path: '/about/matching',
    file: 'about-matching.html',
    module: '/src/features/legal/matching/matching-page.tsx',
  },
  { path: '/terms', file: 'terms.html', module: '/src/features/legal/terms-page.tsx' },
  { path: '/privacy', file: 'privacy.html', module: '/src/features/legal/privacy-page.tsx' },
] as const;

export type PrerenderedPath = (typeof prerenderedPages)[number]['path'];

/** Returns the prerendered page of an address, ignoring case and a trailing slash. */
export function prerenderedPath(pathname: string): PrerenderedPath | undefined {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return prerenderedPages.find(({ path }) => path === plain)?.path;
}
