import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { dashboardHomeCopy } from '../../copy/dashboard-home.ts';
import { useInvitation } from '../../features/onboarding/invitation.ts';
import { onboardingQuery } from '../../features/onboarding/onboarding.queries.ts';
import { OnboardingCard } from '../../features/onboarding/onboarding-card.tsx';
import { ownRequestsQuery } from '../../features/requests/own-requests.queries.ts';
import { OwnRequests } from '../../features/requests/own-requests.tsx';
import { overviewQuery } from '../../features/requests/requests.queries.ts';
import type { Answer } from '../../lib/api/api.ts';
import { ownUserQuery } from '../../lib/api/own-user.ts';
import { nextFrame } from '../../lib/next-frame.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { useLayoutReady } from '../../lib/use-layout-ready.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { Waiting, waitingQuery } from '../today/waiting.tsx';
import { teamsQuery, YourTeams } from '../today/your-teams.tsx';
import { Checklist } from './checklist.tsx';
import { ManagedProjects } from './managed-projects.tsx';
import type { Progress } from './steps.ts';
import { UserLine } from './user-line.tsx';

/** Lazy: the repositories are below the first screen, which is painted before their files take time on a slow line. */
const RepositoryGrid = lazy(async () => {
  await nextFrame();
  return { default: (await import('../../features/repositories/repository-grid.tsx')).RepositoryGrid };
});

function useHome(user: SessionUser) {
  const account = useQuery(ownUserQuery);
  const skills = useQuery(skillsQuery(user.id));
  const waiting = useQuery(waitingQuery(user.id));
  const teams = useQuery(teamsQuery);
  const requests = useQuery(ownRequestsQuery());
  const overview = useQuery(overviewQuery);
  const onboarding = useQuery(onboardingQuery);
  const person = account.data?.user ?? undefined;
  const counted = skills.data?.filter(({ status }) => status === 'confirmed').length;
  const progress =
    person && counted !== undefined && teams.data
      ? { ...person, skills: counted, projects: teams.data.length }
      : undefined;
  const queries = [account, skills, overview, waiting, teams, requests, onboarding];
  const loading = queries.some(({ isPending }) => isPending);
  return { person, progress, projects: overview.data ?? [], loading };
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

type Projects = Answer<'requests.overview'>;

interface PartsProps {
  user: SessionUser;
  progress: Progress | undefined;
  projects: Projects;
}

/** First steps, requests that no own project shows, and the other teams. */
function Others({ user, progress, projects }: PartsProps) {
  const invitation = useInvitation();
  const answered = new Set(
    projects
      .filter(({ status }) => status !== 'full')
      .flatMap(({ requests }) => requests.flatMap(({ notificationId }) => notificationId ?? [])),
  );
  return (
    <>
      {invitation?.to === 'review' ? <OnboardingCard invitation={invitation} /> : null}
      {progress ? (
        <SectionBoundary>
          <Checklist progress={progress} />
        </SectionBoundary>
      ) : null}
      <SectionBoundary>
        <Waiting userId={user.id} elsewhere={answered} />
      </SectionBoundary>
      <SectionBoundary>
        <YourTeams userId={user.id} elsewhere={new Set(projects.map(({ id }) => id))} />
      </SectionBoundary>
    </>
  );
}

/** Whether the own projects have much to show, so that everything else goes beside them. */
function isLong(projects: Projects): boolean {
  return projects.some(({ requests, candidate }) => requests.length > 0 || candidate !== null);
}

/**
 * Several own projects beside each other with everything else below, one with everything else beside it, or the parts
 * of a user without one in two columns.
 */
function Parts(props: PartsProps) {
  const { user, projects } = props;
  // As at first: the other parts do not move when the last request is answered.
  const [long] = useState(() => isLong(projects));
  const [several] = useState(long && projects.length > 1);
  const own = (
    <SectionBoundary>
      <OwnRequests />
    </SectionBoundary>
  );
  if (projects.length === 0)
    return (
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Others {...props} />
        {own}
      </div>
    );
  if (several)
    return (
      <div className="grid gap-4">
        <SectionBoundary data={projects}>
          <ManagedProjects userId={user.id} />
        </SectionBoundary>
        <div className="grid items-start gap-4 empty:hidden xl:grid-cols-2">
          <Others {...props} />
          {own}
        </div>
      </div>
    );
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-6">
      <div className="grid gap-4">
        <SectionBoundary data={projects}>
          <ManagedProjects userId={user.id} />
        </SectionBoundary>
        {long ? null : own}
      </div>
      <div className="grid gap-4 empty:hidden xl:pt-10">
        <Others {...props} />
        {long ? own : null}
      </div>
    </div>
  );
}

/** The dashboard's first tab: the user's projects with what waits for a decision, teams, requests and repositories. */
export function DashTab({ user }: { user: SessionUser }) {
  const { person, progress, projects, loading } = useHome(user);
  const settled = useLayoutReady(loading);
  return (
    <>
      <PageTitle>{texts.dashboard.dashboard}</PageTitle>
      <h1 className="mb-4">{texts.dashboard.dashboard}</h1>
      {/* The parts appear together, because one that comes late would move the others. */}
      {settled ? (
        <>
          <SectionBoundary data={person} look="row">
            <UserLine user={user} person={person} />
          </SectionBoundary>
          <Parts user={user} progress={progress} projects={projects} />
          <SectionBoundary>
            {/* The last part of the page, so that it can come late. */}
            <Suspense fallback={<div className="min-h-dvh" />}>
              <RepositoryGrid user={user} />
            </Suspense>
          </SectionBoundary>
        </>
      ) : (
        <Loading />
      )}
    </>
  );
}
