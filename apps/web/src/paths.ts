/** The tabs of the dashboard; `dash` is the one without a query. Names compare without case. */
export const dashboardTabs = [
  'dash',
  'profile',
  'posts',
  'project-posts',
  'Posts-recommendations',
  'users',
  'comments',
  'reports',
] as const;

/** What the tab of users shows. */
export const adminViews = ['people', 'audit', 'insights', 'exposure'] as const;

export type AdminView = (typeof adminViews)[number];

export type DashboardTab = (typeof dashboardTabs)[number];

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Where the profile lists skills. */
export const skillsAnchor = 'skills';

/** Where the profile says what one is told. */
export const notificationsAnchor = 'notifications';

/** What a link to a message carries beside the address of its room: a reload does not jump again. */
export interface JumpState {
  readonly message: number;
}

/** Every link of the app is built here. */
export const paths = {
  home: () => '/',
  signIn: (returnTo?: string) => withQuery('/sign-in', returnTo ? { returnTo } : {}),
  signUp: (returnTo?: string) => withQuery('/sign-up', returnTo ? { returnTo } : {}),
  forgotPassword: () => '/forgot-password',
  discover: (searchTerm?: string) => withQuery('/discover', searchTerm ? { searchTerm } : {}),
  search: (searchTerm?: string, show?: 'people') =>
    withQuery('/search', { ...(searchTerm && { searchTerm }), ...(show && { show }) }),
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
  /** 'Build my team' for those who lead the project. */
  projectTeam: (slug: string) => `/project/${encodeURIComponent(slug)}/team`,
  projectEdit: (slug: string) => `/project/${encodeURIComponent(slug)}/edit`,
  person: (username: string) => `/u/${encodeURIComponent(username)}`,
  chats: () => '/chat',
  chatRoom: (projectId: string) => `/chat/${encodeURIComponent(projectId)}`,
  notifications: () => '/notifications',
  nearby: (by?: 'school') => withQuery('/nearby', by ? { by } : {}),
  dashboard: (tab?: DashboardTab) => withQuery('/dashboard', tab && tab !== 'dash' ? { tab } : {}),
  /** The requests that still wait once one belongs to a team, to take some of them back. */
  otherRequests: () => '/dashboard?withdraw=others',
  skills: () => `/dashboard?tab=profile#${skillsAnchor}`,
  notificationPreferences: () => `/dashboard?tab=profile#${notificationsAnchor}`,
  admin: (view: AdminView) => withQuery('/dashboard', { tab: 'users', ...(view !== 'people' && { view }) }),
  /** The audit trail of one person. */
  adminAudit: (userId: string) => withQuery('/dashboard', { tab: 'users', view: 'audit', userId }),
  about: () => '/about',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** A full load: the server leads on to the code host. */
  githubAuthorize: (scope: 'full' | 'public', returnTo: string) =>
    withQuery('/api/github/authorize', { scope, returnTo }),
} as const;

/** Whether an address belongs to a section, compared without case as the router does. */
export function isUnder(pathname: string, section: string): boolean {
  const [page, base] = [pathname.toLowerCase(), section.toLowerCase()];
  return page === base || page.startsWith(`${base}/`);
}

/** A path of this site that a person may be sent back to, else the home page. */
export function ownPath(candidate: string | null | undefined): string {
  const url = candidate?.startsWith('/') ? URL.parse(candidate, 'http://own.invalid') : null;
  // Normalising may bring two slashes to the front, which would name another host.
  if (url?.host !== 'own.invalid' || url.pathname.startsWith('//')) return paths.home();
  return url.pathname + url.search + url.hash;
}
