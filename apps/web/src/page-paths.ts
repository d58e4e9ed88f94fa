/**
 * Every address of the app, as route patterns. Plain data without imports: the build writes it to
 * `dist/pages.json`, from which the server knows which addresses answer 404.
 */
export const pagePaths = [
  '/',
  '/sign-in',
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
  '/about',
  '/terms',
  '/privacy',
  '/dev/ui',
] as const;

export type PagePath = (typeof pagePaths)[number];
