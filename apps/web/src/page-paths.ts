/**
 * Every address of the app as a route pattern. Plain data without imports: the build writes it to
 * `dist/pages.json`, and the server returns 404 for all other addresses.
 */
export const pagePaths = [
  '/',
  '/sign-in',
  '/second-step',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/Discover',
  '/search',
  '/project/:slug',
  '/project/:slug/team',
  '/project/:slug/edit',
  '/u/:username',
  '/chat',
  '/chat/:projectId',
  '/nearby',
  '/verify-school',
  '/notifications',
  '/dashboard',
  '/callback',
  '/welcome',
  '/about',
  '/about/matching',
  '/terms',
  '/privacy',
] as const;

export type PagePath = (typeof pagePaths)[number];
