import {
  Bell,
  CalendarDays,
  Compass,
  FileText,
  House,
  LayoutDashboard,
  LogIn,
  MapPin,
  MessageSquare,
  Settings,
  UserPlus,
} from 'lucide-react';
import { settingsCopy } from '../../copy/accounts/settings.ts';
import { shellCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import type { Command } from '../../ui/overlay/command-palette.tsx';

type Page = readonly [href: string, label: string, Icon: typeof House];

const memberPages: readonly Page[] = [
  [paths.nearby(), shellCopy.nearby, MapPin],
  [paths.chats(), texts.header.chats, MessageSquare],
  [paths.notifications(), texts.header.notifications, Bell],
  [paths.dashboard(), texts.dashboard.dashboard, LayoutDashboard],
  [paths.dashboard('profile'), texts.dashboard.profile, LayoutDashboard],
  [paths.settings(), settingsCopy.title, Settings],
  [paths.dashboard('posts'), texts.dashboard.uploadProjects, LayoutDashboard],
  [paths.dashboard('project-posts'), texts.dashboard.requirementPost, LayoutDashboard],
  [paths.dashboard('Posts-recommendations'), texts.dashboard.posts, LayoutDashboard],
];

const adminPages: readonly Page[] = [
  [paths.dashboard('users'), texts.dashboard.users, LayoutDashboard],
  [paths.dashboard('comments'), texts.dashboard.comments, LayoutDashboard],
];

const visitorPages: readonly Page[] = [
  [paths.signIn(), shellCopy.signIn, LogIn],
  [paths.signUp(), texts.landing.createAccount, UserPlus],
];

const publicPages: readonly Page[] = [
  [paths.about(), shellCopy.about, FileText],
  [paths.aboutMatching(), shellCopy.aboutMatching, FileText],
  [paths.terms(), texts.landing.termsOfService, FileText],
  [paths.privacy(), texts.landing.privacyPolicy, FileText],
];

function pagesOf(user: SessionUser | null): readonly Page[] {
  const first: readonly Page[] = [
    [paths.home(), shellCopy.home, House],
    [paths.discover(), texts.header.discoverProjects, Compass],
    [paths.events(), shellCopy.events, CalendarDays],
  ];
  if (!user) return [...first, ...visitorPages, ...publicPages];
  return [...first, ...memberPages, ...(user.isAdmin ? adminPages : []), ...publicPages];
}

/** Commands for every page that this user can open by name. */
export function pageCommands(user: SessionUser | null, go: (href: string) => unknown): Command[] {
  return pagesOf(user).map(([href, label, Icon]) => ({
    key: href,
    label,
    icon: <Icon />,
    run: () => void go(href),
  }));
}
