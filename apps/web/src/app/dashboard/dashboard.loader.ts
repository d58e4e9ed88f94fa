import { roomsQueries } from '../../features/chat/chat.queries.ts';
import { onboardingQuery } from '../../features/onboarding/onboarding.queries.ts';
import { ownRepositoriesQuery } from '../../features/repositories/repositories.queries.ts';
import { ownRequestsQuery } from '../../features/requests/own-requests.queries.ts';
import { overviewQuery } from '../../features/requests/requests.queries.ts';
import { ownUserQuery } from '../../lib/api/own-user.ts';
import { documentLoader } from '../../lib/served/page-loader.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import type { SessionUser } from '../../stores/session.ts';
import { waitingQuery } from '../today/waiting.tsx';
import { teamsQuery } from '../today/your-teams.tsx';

function repositoryQueries({ id, email }: SessionUser) {
  return [skillsQuery(id), ownRepositoriesQuery(email)];
}

function firstTabQueries(user: SessionUser) {
  return [
    ...repositoryQueries(user),
    overviewQuery,
    waitingQuery(user.id),
    teamsQuery,
    ownRequestsQuery(),
    onboardingQuery,
    ...roomsQueries(user.id),
  ];
}

/** Most tabs fetch their own data. */
function tabQueries(tab: string | null, user: SessionUser) {
  if (tab === null) return firstTabQueries(user);
  return tab === 'posts' ? repositoryQueries(user) : [];
}

/** The data of the first tab, and of the one that uploads repositories, comes with the document. */
export const dashboardLoader = documentLoader(({ search, user }) => [
  ownUserQuery,
  ...tabQueries(search.get('tab'), user),
]);
