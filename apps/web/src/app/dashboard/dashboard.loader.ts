import { roomsQueries } from '../../features/chat/chat.queries.ts';
import { onboardingQuery } from '../../features/onboarding/onboarding.queries.ts';
import { ownRequestsQuery } from '../../features/requests/own-requests.queries.ts';
import { ownUserQuery } from '../../lib/api/own-user.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { documentLoader } from '../../lib/served/page-loader.ts';
import type { SessionUser } from '../../stores/session.ts';
import { waitingQuery } from '../today/waiting.tsx';
import { teamsQuery } from '../today/your-teams.tsx';

function firstTabQueries({ id, email, username }: SessionUser) {
  return [
    endpointQuery('skills.listOfUser', { params: { id } }),
    endpointQuery('people.byName', { params: { username } }),
    endpointQuery('repositories.listOwn', { query: { email } }),
    waitingQuery(id),
    teamsQuery,
    ownRequestsQuery(),
    onboardingQuery,
    ...roomsQueries(id),
  ];
}

/** The data of the first tab comes with the document. Other tabs fetch their own. */
export const dashboardLoader = documentLoader(({ search, user }) => [
  ownUserQuery,
  ...(search.has('tab') ? [] : firstTabQueries(user)),
]);
