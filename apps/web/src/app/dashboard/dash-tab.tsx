import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { lazy, Suspense, useEffect, useState } from 'react';
import { chartsCopy } from '../../copy/charts.ts';
import { OnboardingCard } from '../../features/onboarding/onboarding-card.tsx';
import { RepositoryGrid } from '../../features/repositories/repository-grid.tsx';
import { ownRequestsQuery } from '../../features/requests/own-requests.queries.ts';
import { OwnRequests } from '../../features/requests/own-requests.tsx';
import { ownUserQuery } from '../../lib/api/own-user.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { Checklist } from './checklist.tsx';
import { PendingRequests } from './pending-requests.tsx';
import { UserCard } from './user-card.tsx';

/** Lazy: below the fold, and it includes the chart libraries. */
const SkillCharts = lazy(async () => ({
  default: (await import('../../features/insights/skill-charts.tsx')).SkillCharts,
}));

/** Number of recent notifications searched for pending requests. */
const maxSearched = 50;

/** Maximum time to wait for pending responses, in milliseconds. */
const maxWaitMs = 1500;

/** Whether the content above has loaded, or is so late that the content below no longer waits for it. */
function useLayoutReady(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return late || !loading;
}

function useHome(user: SessionUser) {
  const account = useQuery(ownUserQuery);
  const skills = useQuery(endpointQuery('skills.listOfUser', { params: { id: user.id } }));
  const page = useQuery(endpointQuery('people.byName', { params: { username: user.username } }));
  const latest = useQuery(
    endpointQuery('notifications.list', { params: { userId: user.id }, query: { limit: maxSearched } }),
  );
  const requests = useQuery(ownRequestsQuery());
  const person = account.data?.user ?? undefined;
  const counted = skills.data?.filter(({ status }) => status === 'confirmed').length;
  const progress =
    person && counted !== undefined && page.data
      ? { ...person, skills: counted, projects: page.data.projects.length }
      : undefined;
  const loading = [account, skills, page, latest, requests].some(({ isPending }) => isPending);
  return { person, progress, notifications: latest.data ?? [], loading };
}

/** The dashboard's first tab: the user's profile, pending requests and repositories. */
export function DashTab({ user }: { user: SessionUser }) {
  const { person, progress, notifications, loading } = useHome(user);
  const settled = useLayoutReady(loading);
  return (
    <>
      <PageTitle>{texts.dashboard.dashboard}</PageTitle>
      <h1 className="mb-6">{texts.dashboard.dashboard}</h1>
      <div className="grid gap-4">
        <SectionBoundary data={person}>
          <UserCard user={user} person={person} />
        </SectionBoundary>
        {settled ? (
          <>
            {person?.githubLogin ? (
              <SectionBoundary>
                <OnboardingCard />
              </SectionBoundary>
            ) : null}
            <SectionBoundary data={notifications}>
              <PendingRequests notifications={notifications} more={notifications.length === maxSearched} />
            </SectionBoundary>
            <SectionBoundary>
              <OwnRequests />
            </SectionBoundary>
            {progress ? (
              <SectionBoundary>
                <Checklist progress={progress} />
              </SectionBoundary>
            ) : null}
          </>
        ) : null}
      </div>
      {/* Loads immediately but is shown only at its final position. */}
      <div className={cx(!settled && 'invisible')}>
        <SectionBoundary>
          <RepositoryGrid email={user.email} />
        </SectionBoundary>
        <h2 className="mt-8 mb-4 md:mt-12">{chartsCopy.title}</h2>
        <Suspense>
          <SectionBoundary>
            <SkillCharts userId={user.id} />
          </SectionBoundary>
        </Suspense>
      </div>
    </>
  );
}
