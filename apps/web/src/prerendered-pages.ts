/**
 * The pages that the build renders to HTML, for visitors without a session's cookie: their file in `dist`
 * and the module that the browser hydrates it with. Plain data, which the build and the app share.
 */
export const prerenderedPages = [
  { path: '/', file: 'landing.html', module: '/src/features/landing/landing-page.tsx' },
  { path: '/about', file: 'about.html', module: '/src/features/legal/about-page.tsx' },
  { path: '/terms', file: 'terms.html', module: '/src/features/legal/terms-page.tsx' },
  { path: '/privacy', file: 'privacy.html', module: '/src/features/legal/privacy-page.tsx' },
] as const;

export type PrerenderedPath = (typeof prerenderedPages)[number]['path'];

/** The prerendered page of an address, which compares without case and without a slash at its end. */
export function prerenderedPath(pathname: string): PrerenderedPath | undefined {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return prerenderedPages.find(({ path }) => path === plain)?.path;
}
