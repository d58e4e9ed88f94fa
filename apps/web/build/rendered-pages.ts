import type { PagePath } from '../src/page-paths.ts';

export interface BrowserPage extends PageModules {
  /** Whether the server adds the data of the page to the document. */
  data?: true;
}

interface PageModules {
  path: PagePath;
  /** The lazy modules that the browser needs first. */
  modules: readonly string[];
  /** The modules for signed-in users, if they see another page. */
  userModules?: readonly string[];
}

/** The shell of signed-in users. */
export const userShell = [
  'src/app/header/signed-in-tools.tsx',
  'src/app/header/bottom-bar.tsx',
  'src/app/shell/live-updates.tsx',
];

const queryLayout = 'src/app/shell/query-layout.tsx';

/** The pages that the server renders. */
export const renderedPages: readonly PageModules[] = [
  {
    path: '/',
    modules: ['src/features/landing/landing-page.tsx'],
    userModules: ['src/app/home/signed-in-home.tsx'],
  },
  { path: '/Discover', modules: [queryLayout, 'src/app/projects/discover-page.tsx'] },
  { path: '/search', modules: [queryLayout, 'src/app/search/search-page.tsx'] },
  {
    path: '/project/:slug',
    modules: [queryLayout, 'src/app/projects/project-page.tsx', 'src/features/comments/comments-section.tsx'],
  },
  { path: '/events', modules: [queryLayout, 'src/features/events/list/events-page.tsx'] },
  { path: '/events/:slug', modules: [queryLayout, 'src/features/events/page/event-page.tsx'] },
  {
    path: '/certificates/:code',
    modules: [queryLayout, 'src/features/events/certificate/certificate-page.tsx'],
  },
  { path: '/u/:username', modules: [queryLayout, 'src/app/people/person-page.tsx'] },
  { path: '/about', modules: ['src/features/legal/about-page.tsx'] },
  { path: '/about/matching', modules: [queryLayout, 'src/features/legal/matching/matching-page.tsx'] },
  { path: '/terms', modules: ['src/features/legal/terms-page.tsx'] },
  { path: '/privacy', modules: ['src/features/legal/privacy-page.tsx'] },
];

const chatPage = [queryLayout, 'src/features/chat/chat-page.tsx'];

/** Pages of signed-in users that only the browser renders. Others find their modules one after another. */
export const browserPages: readonly BrowserPage[] = [
  { path: '/dashboard', modules: [queryLayout, 'src/app/dashboard/dashboard-page.tsx'], data: true },
  { path: '/chat', modules: chatPage, data: true },
  { path: '/chat/:projectId', modules: chatPage, data: true },
  {
    path: '/notifications',
    modules: [queryLayout, 'src/features/notifications/notifications-page.tsx'],
    data: true,
  },
];
