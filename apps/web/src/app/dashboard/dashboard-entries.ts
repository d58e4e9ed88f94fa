import {
  ChartColumn,
  FilePlusCorner,
  Flag,
  LayoutDashboard,
  MessageSquareWarning,
  Upload,
  User,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import type { DashboardTab } from '../../paths.ts';
import { texts } from '../../texts.ts';

interface DashboardEntry {
  tab: DashboardTab;
  label: string;
  /** Explains a specified label. */
  hint?: string;
  Icon: typeof User;
}

const entries: readonly DashboardEntry[] = [
  { tab: 'dash', label: texts.dashboard.dashboard, Icon: LayoutDashboard },
  { tab: 'profile', label: texts.dashboard.profile, Icon: User },
  { tab: 'posts', label: texts.dashboard.uploadProjects, Icon: Upload },
  {
    tab: 'project-posts',
    label: texts.dashboard.requirementPost,
    hint: dashboardCopy.hints.requirementPost,
    Icon: FilePlusCorner,
  },
  {
    tab: 'Posts-recommendations',
    label: texts.dashboard.posts,
    hint: dashboardCopy.hints.posts,
    Icon: Users,
  },
  { tab: 'charts', label: dashboardCopy.charts, Icon: ChartColumn },
];

const adminEntries: readonly DashboardEntry[] = [
  { tab: 'users', label: texts.dashboard.users, Icon: UserRoundCog },
  { tab: 'comments', label: texts.dashboard.comments, Icon: MessageSquareWarning },
  { tab: 'reports', label: dashboardCopy.reports, Icon: Flag },
];

/** The tabs that this user can open, for the dashboard's sidebar and the You page. */
export function dashboardEntries(isAdmin: boolean): readonly DashboardEntry[] {
  return isAdmin ? [...entries, ...adminEntries] : entries;
}
