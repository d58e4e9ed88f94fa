import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { chartsCopy } from '../../copy/charts.ts';
import { RepositoryGrid } from '../../features/repositories/repository-grid.tsx';
import { endpointQuery } from '../../lib/query.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Checklist } from './checklist.tsx';
import { PendingRequests } from './pending-requests.tsx';
import { PersonCard } from './person-card.tsx';

/** Below the fold, with the maths of its pictures. */
const SkillCharts = lazy(async () => ({
  default: (await import('../../features/insights/skill-charts.tsx')).SkillCharts,
}));

const OwnRequests = lazy(async () => ({
  default: (await import('../../features/requests/own-requests.tsx')).OwnRequests,
}));

/** How far back the summary of what waits looks. */
const looksBack = 50;

function useHome(user: SessionUser) {
  const { data: account } = useQuery(endpointQuery('accounts.me'));
  const { data: skills } = useQuery(endpointQuery('skills.listOfUser', { params: { id: user.id } }));
  const { data: page } = useQuery(endpointQuery('people.byName', { params: { username: user.username } }));
  const { data: notifications = [] } = useQuery(
    endpointQuery('notifications.list', { params: { userId: user.id }, query: { limit: looksBack } }),
  );
  const person = account?.user ?? undefined;
  const counted = skills?.filter(({ status }) => status === 'confirmed').length;
  const progress =
    person && counted !== undefined && page
      ? { ...person, skills: counted, projects: page.projects.length }
      : undefined;
  return { person, progress, notifications };
}

/** The dashboard's first tab: who one is, what is to be done, the repositories one has brought. */
export function DashTab({ user }: { user: SessionUser }) {
  const { person, progress, notifications } = useHome(user);
  return (
    <>
      <PageTitle>{texts.dashboard.dashboard}</PageTitle>
      <h1 className="mb-6">{texts.dashboard.dashboard}</h1>
      <div className="grid gap-4">
        <PersonCard user={user} person={person} />
        <PendingRequests notifications={notifications} more={notifications.length === looksBack} />
        <Suspense>
          <OwnRequests />
        </Suspense>
        {progress ? <Checklist progress={progress} /> : null}
      </div>
      <RepositoryGrid email={user.email} />
      <h2 className="mt-8 mb-4 md:mt-12">{chartsCopy.title}</h2>
      <Suspense>
        <SkillCharts userId={user.id} />
      </Suspense>
    </>
  );
}
