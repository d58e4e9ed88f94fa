import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { HomePage } from './app/home/home-page.tsx';
import { ApplicationError } from './app/shell/application-error.tsx';
import { restoreLateScroll } from './app/shell/late-scroll.ts';
import { RootLayout } from './app/shell/root-layout.tsx';
import { PageLoading, PublicLayout, RequireSession } from './app/shell/route-layouts.tsx';
import type { PagePath } from './page-paths.ts';

interface PageRoute {
  path: Exclude<PagePath, '/'>;
  lazy: () => Promise<{ Component: () => React.ReactNode }>;
}

/** Public pages that end with the footer. */
const publicPages: PageRoute[] = [
  {
    path: '/sign-in',
    lazy: async () => ({ Component: (await import('./features/accounts/sign-in-page.tsx')).SignInPage }),
  },
  {
    path: '/second-step',
    lazy: async () => ({
      Component: (await import('./features/accounts/second-step-page.tsx')).SecondStepPage,
    }),
  },
  {
    path: '/sign-up',
    lazy: async () => ({ Component: (await import('./features/accounts/sign-up-page.tsx')).SignUpPage }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('./features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (await import('./features/accounts/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '/verify-email',
    lazy: async () => ({
      Component: (await import('./features/accounts/verify-email-page.tsx')).VerifyEmailPage,
    }),
  },
  {
    path: '/unsubscribe',
    lazy: async () => ({
      Component: (await import('./features/accounts/unsubscribe-page.tsx')).UnsubscribePage,
    }),
  },
  {
    path: '/callback',
    lazy: async () => ({ Component: (await import('./features/accounts/callback-page.tsx')).CallbackPage }),
  },
  {
    path: '/about',
    lazy: async () => ({ Component: (await import('./features/legal/about-page.tsx')).AboutPage }),
  },
  {
    path: '/about/matching',
    lazy: async () => ({
      Component: (await import('./features/legal/matching/matching-page.tsx')).MatchingPage,
    }),
  },
  {
    path: '/terms',
    lazy: async () => ({ Component: (await import('./features/legal/terms-page.tsx')).TermsPage }),
  },
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('./features/legal/privacy-page.tsx')).PrivacyPage }),
  },
];

/** Public pages with server data. */
const dataPages: PageRoute[] = [
  {
    path: '/Discover',
    lazy: async () => ({ Component: (await import('./app/projects/discover-page.tsx')).DiscoverPage }),
  },
  {
    path: '/project/:slug',
    lazy: async () => ({ Component: (await import('./app/projects/project-page.tsx')).ProjectPage }),
  },
  {
    path: '/u/:username',
    lazy: async () => ({ Component: (await import('./features/people/person-page.tsx')).PersonPage }),
  },
  {
    path: '/verify-school',
    lazy: async () => ({
      Component: (await import('./features/nearby/verify-school-page.tsx')).VerifySchoolPage,
    }),
  },
  {
    path: '/search',
    lazy: async () => ({ Component: (await import('./app/search/search-page.tsx')).SearchPage }),
  },
];

/** The gallery of components, a tool for developers: no build contains it. */
const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        lazy: async () => ({ Component: (await import('./app/dev/gallery-page.tsx')).GalleryPage }),
      },
    ]
  : [];

/** Pages with server data for signed-in users. */
const protectedPages: PageRoute[] = [
  {
    path: '/project/:slug/team',
    lazy: async () => ({ Component: (await import('./app/projects/team-page.tsx')).TeamPage }),
  },
  {
    path: '/project/:slug/edit',
    lazy: async () => ({ Component: (await import('./app/projects/project-edit-page.tsx')).ProjectEditPage }),
  },
  {
    path: '/nearby',
    lazy: async () => ({ Component: (await import('./features/nearby/nearby-page.tsx')).NearbyPage }),
  },
  {
    path: '/notifications',
    lazy: async () => ({
      Component: (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
    }),
  },
  {
    path: '/chat',
    lazy: async () => ({ Component: (await import('./features/chat/chat-page.tsx')).ChatPage }),
  },
  {
    path: '/chat/:projectId',
    lazy: async () => ({ Component: (await import('./features/chat/chat-page.tsx')).ChatPage }),
  },
  {
    path: '/welcome',
    lazy: async () => ({
      Component: (await import('./features/onboarding/onboarding-page.tsx')).OnboardingPage,
    }),
  },
  {
    path: '/dashboard',
    lazy: async () => ({ Component: (await import('./app/dashboard/dashboard-page.tsx')).DashboardPage }),
  },
];

const pages: RouteObject[] = [
  { index: true, Component: HomePage },
  { Component: PublicLayout, children: publicPages },
  {
    lazy: async () => ({ Component: (await import('./app/shell/query-layout.tsx')).QueryLayout }),
    children: [...dataPages, ...developmentPages, { Component: RequireSession, children: protectedPages }],
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./app/shell/not-found-page.tsx')).NotFoundPage }),
  },
];

/** All routes. Paths are case-insensitive, so /discover and /Discover are one page. */
const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ApplicationError,
    // The inner boundary keeps the shell when a page fails.
    children: [{ ErrorBoundary: ApplicationError, HydrateFallback: PageLoading, children: pages }],
  },
];

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The whole app with its router. */
export function App() {
  if (!router) {
    router = createBrowserRouter(routes);
    restoreLateScroll(router);
  }
  return <RouterProvider router={router} />;
}
