import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { dashboardHomeCopy } from '../../copy/dashboard-home.ts';
import { useInvitation } from '../../features/onboarding/invitation.ts';
import { onboardingQuery } from '../../features/onboarding/onboarding.queries.ts';
import { OnboardingCard } from '../../features/onboarding/onboarding-card.tsx';
import { RepositoryGrid } from '../../features/repositories/repository-grid.tsx';
import { ownRequestsQuery } from '../../features/requests/own-requests.queries.ts';
import { OwnRequests } from '../../features/requests/own-requests.tsx';
import { ownUserQuery } from '../../lib/api/own-user.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { useLayoutReady } from '../../lib/use-layout-ready.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { Waiting, waitingQuery } from '../today/waiting.tsx';
import { teamsQuery, YourTeams } from '../today/your-teams.tsx';
import { Checklist } from './checklist.tsx';
import { UserCard } from './user-card.tsx';

function useHome(user: SessionUser) {
  const account = useQuery(ownUserQuery);
  const skills = useQuery(endpointQuery('skills.listOfUser', { params: { id: user.id } }));
  const page = useQuery(endpointQuery('people.byName', { params: { username: user.username } }));
  const waiting = useQuery(waitingQuery(user.id));
  const teams = useQuery(teamsQuery);
  const requests = useQuery(ownRequestsQuery());
  const onboarding = useQuery(onboardingQuery);
  const person = account.data?.user ?? undefined;
  const counted = skills.data?.filter(({ status }) => status === 'confirmed').length;
  const progress =
    person && counted !== undefined && page.data
      ? { ...person, skills: counted, projects: page.data.projects.length }
      : undefined;
  const queries = [account, skills, page, waiting, teams, requests, onboarding];
  const loading = queries.some(({ isPending }) => isPending);
  return { person, progress, loading };
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="grid gap-4">
      <span className="sr-only">{dashboardHomeCopy.loading}</span>
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}

/** The dashboard's first tab: the user's teams, profile, pending requests and repositories. */
export function DashTab({ user }: { user: SessionUser }) {
  const { person, progress, loading } = useHome(user);
  const settled = useLayoutReady(loading);
  const invitation = useInvitation();
  return (
    <>
      <PageTitle>{texts.dashboard.dashboard}</PageTitle>
      <h1 className="mb-6">{texts.dashboard.dashboard}</h1>
      {/* The parts appear together, because one that comes late would move the others. */}
      {settled ? (
        <div className="grid gap-4">
          <div className="grid items-start gap-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
            <div className="grid gap-4 empty:hidden xl:row-span-2">
              {invitation?.to === 'review' ? <OnboardingCard invitation={invitation} /> : null}
              {progress ? (
                <SectionBoundary>
                  <Checklist progress={progress} />
                </SectionBoundary>
              ) : null}
              <SectionBoundary>
                <Waiting userId={user.id} />
              </SectionBoundary>
              <SectionBoundary>
                <OwnRequests />
              </SectionBoundary>
            </div>
            <SectionBoundary>
              <YourTeams userId={user.id} />
            </SectionBoundary>
            <SectionBoundary data={person}>
              <UserCard user={user} person={person} />
            </SectionBoundary>
          </div>
        </div>
      ) : (
        <Loading />
      )}
      {/* Loads immediately but is shown only at its final position. */}
      <div className={cx(!settled && 'invisible')}>
        <SectionBoundary>
          <RepositoryGrid user={user} />
        </SectionBoundary>
      </div>
    </>
  );
}
