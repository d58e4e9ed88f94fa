/** The tabs of the dashboard; `dash` is the default without a query. Names are case-insensitive. */
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

/** The views of the administrators' users tab. */
export const adminViews = ['people', 'audit', 'insights', 'exposure'] as const;

export type AdminView = (typeof adminViews)[number];

export type DashboardTab = (typeof dashboardTabs)[number];

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Anchor of the skills section in the profile. */
export const skillsAnchor = 'skills';

/** Anchor of the notification settings in the profile. */
export const notificationsAnchor = 'notifications';

/** Where the profile lists passkeys and two-step sign-in. */
export const securityAnchor = 'security';

/**
 * Navigation state of a link to a message. It is not part of the address, so a reload does not jump again.
 */
export interface JumpState {
  readonly message: number;
}

/** Builds every link of the app. */
export const paths = {
  home: () => '/',
  signIn: (returnTo?: string) => withQuery('/sign-in', returnTo ? { returnTo } : {}),
  secondStep: (returnTo: string) => withQuery('/second-step', returnTo === '/' ? {} : { returnTo }),
  signUp: (returnTo?: string) => withQuery('/sign-up', returnTo ? { returnTo } : {}),
  forgotPassword: () => '/forgot-password',
  /** The token is behind the `#`, which browsers send to no server. */
  resetPassword: (token: string) => `/reset-password#${token}`,
  discover: (searchTerm?: string) => withQuery('/discover', searchTerm ? { searchTerm } : {}),
  search: (searchTerm?: string, show?: 'people') =>
    withQuery('/search', { ...(searchTerm && { searchTerm }), ...(show && { show }) }),
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
  /** 'Build my team', for owners and co-owners. */
  projectTeam: (slug: string) => `/project/${encodeURIComponent(slug)}/team`,
  projectEdit: (slug: string) => `/project/${encodeURIComponent(slug)}/edit`,
  person: (username: string) => `/u/${encodeURIComponent(username)}`,
  chats: () => '/chat',
  chatRoom: (projectId: string) => `/chat/${encodeURIComponent(projectId)}`,
  /** What the first sign-in with GitHub found. */
  welcome: () => '/welcome',
  notifications: () => '/notifications',
  nearby: (by?: 'school') => withQuery('/nearby', by ? { by } : {}),
  dashboard: (tab?: DashboardTab) => withQuery('/dashboard', tab && tab !== 'dash' ? { tab } : {}),
  /** The user's other pending requests, to withdraw some after joining a team. */
  otherRequests: () => '/dashboard?withdraw=others',
  skills: () => `/dashboard?tab=profile#${skillsAnchor}`,
  security: () => `/dashboard?tab=profile#${securityAnchor}`,
  notificationPreferences: () => `/dashboard?tab=profile#${notificationsAnchor}`,
  admin: (view: AdminView) => withQuery('/dashboard', { tab: 'users', ...(view !== 'people' && { view }) }),
  /** The audit trail of one user. */
  adminAudit: (userId: string) => withQuery('/dashboard', { tab: 'users', view: 'audit', userId }),
  about: () => '/about',
  aboutMatching: () => '/about/matching',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** A full page load: the server redirects to the code host. */
  githubAuthorize: (scope: 'full' | 'public', returnTo: string) =>
    withQuery('/api/github/authorize', { scope, returnTo }),
} as const;

/** Whether an address belongs to a section. Case-insensitive, like the router. */
export function isUnder(pathname: string, section: string): boolean {
  const [page, base] = [pathname.toLowerCase(), section.toLowerCase()];
  return page === base || page.startsWith(`${base}/`);
}

/** Returns `candidate` if it is a path of this site that is safe to redirect to, else the home page. */
export function ownPath(candidate: string | null | undefined): string {
  const url = candidate?.startsWith('/') ? URL.parse(candidate, 'http://own.invalid') : null;
  // Normalising may produce a leading `//`, which would name another host.
  if (url?.host !== 'own.invalid' || url.pathname.startsWith('//')) return paths.home();
  return url.pathname + url.search + url.hash;
}
