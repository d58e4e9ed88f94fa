/** The tabs of the dashboard; `dash` is the default without a query. Names are case-insensitive. */
export const dashboardTabs = [
  'dash',
  'profile',
  'posts',
  'project-posts',
  'Posts-recommendations',
  'charts',
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

/** The sections of the profile, in order; also their anchors. */
export const profileSections = ['about', 'skills', 'availability', 'account'] as const;

export type ProfileSection = (typeof profileSections)[number];

/** The sections of the settings, in order; the first is the default. */
export const settingsSections = [
  'notifications',
  'matching',
  'privacy',
  'security',
  'appearance',
  'data',
] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** The tabs of an organiser's desk; the first is the default. */
export const eventDeskTabs = ['registrations', 'rules', 'teams', 'repair', 'export'] as const;

export type EventDeskTab = (typeof eventDeskTabs)[number];

/**
 * Navigation state of a link to a message. It is not part of the address, so a reload does not jump again.
 */
export interface JumpState {
  readonly message: number;
}

/** Navigation state of a project's page after it was posted. Dismissing the panel for it removes the state. */
export const justPosted = { justPosted: true } as const;

/** What a link to Discover filters by, or that it shows people. */
export type DiscoverFilter = Partial<Record<'searchTerm' | 'technology', string>> & {
  /** Without it, only open projects. */
  status?: 'any';
  show?: 'people';
  /** Without it, the best first for signed-in users and the newest first for guests. */
  order?: 'match';
};

/** Builds every link of the app. */
export const paths = {
  home: () => '/',
  signIn: (returnTo?: string) => withQuery('/sign-in', returnTo ? { returnTo } : {}),
  secondStep: (returnTo: string) => withQuery('/second-step', returnTo === '/' ? {} : { returnTo }),
  signUp: (returnTo?: string) => withQuery('/sign-up', returnTo ? { returnTo } : {}),
  forgotPassword: () => '/forgot-password',
  /** The token is behind the `#`, which browsers send to no server. */
  resetPassword: (token: string) => `/reset-password#${token}`,
  /** Only with the part after `#` does the page confirm a deletion. */
  accountDeleted: () => '/account-deleted#done',
  /** In the spelling of the canonical address. */
  discover: (filter: DiscoverFilter = {}) => withQuery('/Discover', { ...filter }),
  search: (searchTerm?: string, show?: 'people') =>
    withQuery('/search', { ...(searchTerm && { searchTerm }), ...(show && { show }) }),
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
  /** 'Build my team', for owners and co-owners. */
  projectTeam: (slug: string) => `/project/${encodeURIComponent(slug)}/team`,
  projectEdit: (slug: string) => `/project/${encodeURIComponent(slug)}/edit`,
  events: (show?: 'joined' | 'organised') => withQuery('/events', show ? { show } : {}),
  /** With `friend`, the invitation link of a participant. */
  event: (slug: string, friend?: string) =>
    withQuery(`/events/${encodeURIComponent(slug)}`, friend ? { friend } : {}),
  eventRegistration: (slug: string, friend?: string) =>
    withQuery(`/events/${encodeURIComponent(slug)}/register`, friend ? { friend } : {}),
  /** With the secret of the link for late-comers. */
  lateRegistration: (slug: string, late: string) =>
    withQuery(`/events/${encodeURIComponent(slug)}/register`, { late }),
  certificate: (code: string) => `/certificates/${encodeURIComponent(code)}`,
  /** A file of the API. */
  eventCalendar: (slug: string) => `/api/events/slug/${encodeURIComponent(slug)}/calendar.ics`,
  newEvent: () => '/events/new',
  eventEdit: (slug: string) => `/events/${encodeURIComponent(slug)}/edit`,
  /** For organisers. */
  eventDesk: (slug: string, tab?: EventDeskTab) =>
    withQuery(`/events/${encodeURIComponent(slug)}/desk`, tab && tab !== 'registrations' ? { tab } : {}),
  person: (username: string) => `/u/${encodeURIComponent(username)}`,
  chats: () => '/chat',
  chatRoom: (projectId: string) => `/chat/${encodeURIComponent(projectId)}`,
  /** The first steps of a new user; without `step`, the first open one. */
  welcome: (step?: 'skills' | 'hours' | 'goals' | 'matches') => withQuery('/welcome', step ? { step } : {}),
  notifications: (show?: 'to-answer') => withQuery('/notifications', show ? { show } : {}),
  savedSearches: () => '/saved-searches',
  nearby: (by?: 'school') => withQuery('/nearby', by ? { by } : {}),
  dashboard: (tab?: DashboardTab) => withQuery('/dashboard', tab && tab !== 'dash' ? { tab } : {}),
  /** The form for a new posting, filled in from one of the user's repositories. */
  postRepository: (repoId: string) => withQuery('/dashboard', { tab: 'project-posts', repository: repoId }),
  /** The user's other pending requests, to withdraw some after joining a team. */
  otherRequests: () => '/dashboard?withdraw=others',
  profile: (section: ProfileSection) => `/dashboard?tab=profile#${section}`,
  skills: () => paths.profile('skills'),
  settings: (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings'),
  /** Everything about the signed-in user; on phones the last entry of the bottom bar. */
  you: () => '/you',
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
