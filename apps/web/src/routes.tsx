import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router';
import { HomePage, homeLoader } from './app/home/home-page.tsx';
import { ApplicationError } from './app/shell/application-error.tsx';
import { RootLayout } from './app/shell/root-layout.tsx';
import { type FooterHandle, PageLoading, RequireSession } from './app/shell/route-layouts.tsx';
import type { PagePath } from './page-paths.ts';

interface PageRoute {
  path: Exclude<PagePath, '/'>;
  lazy: () => Promise<{ Component: () => React.ReactNode; loader?: LoaderFunction }>;
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
    path: '/account-deleted',
    lazy: async () => ({
      Component: (await import('./features/accounts/account-deleted-page.tsx')).AccountDeletedPage,
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
    path: '/terms',
    lazy: async () => ({ Component: (await import('./features/legal/terms-page.tsx')).TermsPage }),
  },
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('./features/legal/privacy-page.tsx')).PrivacyPage }),
  },
];

/** Public pages with server data that end with the footer. */
const publicDataPages: PageRoute[] = [
  {
    path: '/about/matching',
    lazy: async () => {
      const { MatchingPage, matchingLoader } = await import('./features/legal/matching/matching-page.tsx');
      return { Component: MatchingPage, loader: matchingLoader };
    },
  },
];

/** Public pages with server data. */
const dataPages: PageRoute[] = [
  {
    path: '/Discover',
    lazy: async () => {
      const { DiscoverPage, discoverLoader } = await import('./app/projects/discover-page.tsx');
      return { Component: DiscoverPage, loader: discoverLoader };
    },
  },
  {
    path: '/project/:slug',
    lazy: async () => {
      const { ProjectPage, projectLoader } = await import('./app/projects/project-page.tsx');
      return { Component: ProjectPage, loader: projectLoader };
    },
  },
  {
    path: '/events',
    lazy: async () => {
      const { EventsPage, eventsLoader } = await import('./features/events/list/events-page.tsx');
      return { Component: EventsPage, loader: eventsLoader };
    },
  },
  {
    path: '/events/:slug',
    lazy: async () => {
      const { EventDetailsPage, eventLoader } = await import('./features/events/page/event-page.tsx');
      return { Component: EventDetailsPage, loader: eventLoader };
    },
  },
  {
    path: '/certificates/:code',
    lazy: async () => {
      const { CertificatePage, certificateLoader } = await import(
        './features/events/certificate/certificate-page.tsx'
      );
      return { Component: CertificatePage, loader: certificateLoader };
    },
  },
  {
    path: '/u/:username',
    lazy: async () => {
      const { PersonPage, personLoader } = await import('./app/people/person-page.tsx');
      return { Component: PersonPage, loader: personLoader };
    },
  },
  {
    path: '/verify-school',
    lazy: async () => ({
      Component: (await import('./features/nearby/verify-school-page.tsx')).VerifySchoolPage,
    }),
  },
  {
    path: '/search',
    lazy: async () => {
      const { SearchPage, searchLoader } = await import('./app/search/search-page.tsx');
      return { Component: SearchPage, loader: searchLoader };
    },
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

/** One function for both paths, because they are one page. */
async function chatPage() {
  return {
    Component: (await import('./features/chat/chat-page.tsx')).ChatPage,
    ...(import.meta.env.SSR && { loader: (await import('./features/chat/chat.loader.ts')).chatLoader }),
  };
}

/** Pages with server data for signed-in users. Only the server uses loaders: their data comes with the document. */
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
    path: '/events/new',
    lazy: async () => ({
      Component: (await import('./features/events/form/new-event-page.tsx')).NewEventPage,
    }),
  },
  {
    path: '/events/:slug/edit',
    lazy: async () => ({
      Component: (await import('./features/events/form/event-edit-page.tsx')).EventEditPage,
    }),
  },
  {
    path: '/events/:slug/desk',
    lazy: async () => ({ Component: (await import('./features/events/desk/desk-page.tsx')).DeskPage }),
  },
  {
    path: '/events/:slug/register',
    lazy: async () => ({
      Component: (await import('./features/events/registration/registration-page.tsx')).RegistrationPage,
    }),
  },
  {
    path: '/nearby',
    lazy: async () => ({ Component: (await import('./app/nearby/nearby-page.tsx')).NearbyPage }),
  },
  {
    path: '/saved-searches',
    lazy: async () => ({
      Component: (await import('./features/projects/saved-searches/saved-searches-page.tsx'))
        .SavedSearchesPage,
    }),
  },
  {
    path: '/notifications',
    lazy: async () => ({
      Component: (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
      ...(import.meta.env.SSR && {
        loader: (await import('./features/notifications/notifications.loader.ts')).notificationsLoader,
      }),
    }),
  },
  { path: '/chat', lazy: chatPage },
  { path: '/chat/:projectId', lazy: chatPage },
  {
    path: '/welcome',
    lazy: async () => ({
      Component: (await import('./features/onboarding/onboarding-page.tsx')).OnboardingPage,
    }),
  },
  {
    path: '/dashboard',
    lazy: async () => ({
      Component: (await import('./app/dashboard/dashboard-page.tsx')).DashboardPage,
      ...(import.meta.env.SSR && {
        loader: (await import('./app/dashboard/dashboard.loader.ts')).dashboardLoader,
      }),
    }),
  },
  {
    path: '/settings',
    lazy: async () => ({ Component: (await import('./app/settings/settings-page.tsx')).SettingsPage }),
  },
  {
    path: '/settings/:section',
    lazy: async () => ({ Component: (await import('./app/settings/settings-page.tsx')).SettingsPage }),
  },
  {
    path: '/you',
    lazy: async () => ({ Component: (await import('./app/you/you-page.tsx')).YouPage }),
  },
];

const queryLayout = async () => ({
  Component: (await import('./app/shell/query-layout.tsx')).QueryLayout,
});

const pages: RouteObject[] = [
  {
    index: true,
    Component: HomePage,
    // Only the server waits for it. In the browser, a loader would delay the navigation to this page, which is loaded.
    ...(import.meta.env.SSR && { loader: homeLoader }),
    handle: { footer: 'guests' } satisfies FooterHandle,
  },
  {
    handle: { footer: 'everyone' } satisfies FooterHandle,
    children: [...publicPages, { lazy: queryLayout, children: publicDataPages }],
  },
  {
    lazy: queryLayout,
    children: [...dataPages, ...developmentPages, { Component: RequireSession, children: protectedPages }],
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./app/shell/not-found-page.tsx')).NotFoundPage }),
  },
];

/** All routes, for the browser and the server. Paths are case-insensitive, so /discover and /Discover are one page. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ApplicationError,
    // The inner boundary keeps the shell when a page fails.
    children: [{ ErrorBoundary: ApplicationError, HydrateFallback: PageLoading, children: pages }],
  },
];

/** Loads the lazy parts of a page, which the router must have before it hydrates the page. */
export async function loadRoutesOf(address: { pathname: string }): Promise<void> {
  const lazyRoutes = (matchRoutes(routes, address) ?? []).map(({ route }) => route);
  await Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
