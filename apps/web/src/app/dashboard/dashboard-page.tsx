import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { hasUnconfirmedEmail, ownUserQuery } from '../../lib/api/own-user.ts';
import { type DashboardTab, dashboardTabs } from '../../paths.ts';
import { type SessionUser, useCurrentUser } from '../../stores/session.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { DashTab } from './dash-tab.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';

interface TabProps {
  user: SessionUser;
}

const EmailReminder = lazy(async () => ({
  default: (await import('../../features/accounts/email-reminder.tsx')).EmailReminder,
}));

const tabs: Record<DashboardTab, ComponentType<TabProps>> = {
  dash: DashTab,
  profile: lazy(async () => ({
    default: (await import('./profile-tab.tsx')).ProfileTab,
  })),
  posts: lazy(async () => ({
    default: (await import('../../features/repositories/upload-tab.tsx')).UploadTab,
  })),
  'project-posts': lazy(async () => ({
    default: (await import('../../features/projects/form/project-form-tab.tsx')).ProjectFormTab,
  })),
  'Posts-recommendations': lazy(async () => ({
    default: (await import('../../features/matching/teammates-tab.tsx')).TeammatesTab,
  })),
  charts: lazy(async () => ({
    default: (await import('../../features/insights/skill-charts-tab.tsx')).SkillChartsTab,
  })),
  users: lazy(async () => ({ default: (await import('../../features/admin/users-tab.tsx')).UsersTab })),
  reports: lazy(async () => ({ default: (await import('../../features/admin/reports-tab.tsx')).ReportsTab })),
  comments: lazy(async () => ({
    default: (await import('../../features/admin/comments-tab.tsx')).CommentsTab,
  })),
};

const adminTabs: readonly DashboardTab[] = ['users', 'comments', 'reports'];

/**
 * Tab names are case-insensitive. Unknown tabs, and administrator tabs for other users, fall back to `dash`.
 */
function tabOf(name: string | null, isAdmin: boolean): DashboardTab {
  const tab = dashboardTabs.find((known) => known.toLowerCase() === name?.toLowerCase());
  return tab && (isAdmin || !adminTabs.includes(tab)) ? tab : 'dash';
}

/** Most users do not load the reminder, because they have confirmed their address. */
function Reminder() {
  const user = useQuery(ownUserQuery).data?.user;
  return user && hasUnconfirmedEmail(user) ? <EmailReminder user={user} /> : null;
}

/** The dashboard. Its tab is in the address. */
export function DashboardPage() {
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const current = tabOf(search.get('tab'), user?.isAdmin ?? false);
  const Tab = tabs[current];
  if (!user) return null;
  return (
    <div className="flex flex-1 flex-col md:grid md:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[240px_minmax(0,1fr)]">
      <SectionBoundary look="row">
        <DashboardSidebar current={current} isAdmin={user.isAdmin} />
      </SectionBoundary>
      <div className="w-full max-w-292 min-w-0 px-4 py-6 md:px-8 md:py-8 lg:px-12 lg:pb-16">
        <Suspense>
          {current === 'dash' || current === 'profile' ? (
            <SectionBoundary look="row">
              <Reminder />
            </SectionBoundary>
          ) : null}
          <SectionBoundary key={current}>
            <Tab user={user} />
          </SectionBoundary>
        </Suspense>
      </div>
    </div>
  );
}
