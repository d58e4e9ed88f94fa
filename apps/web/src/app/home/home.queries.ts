import { roomsQueries } from '../../features/chat/chat.queries.ts';
import { agendaQuery } from '../../features/events/agenda/own-events.tsx';
import { hiddenCountQuery } from '../../features/matching/hidden-projects.tsx';
import { recommendedProjectsQuery } from '../../features/matching/matching.queries.ts';
import { onboardingQuery } from '../../features/onboarding/onboarding.queries.ts';
import {
  type ProjectFilter,
  projectFields,
  projectListQuery,
} from '../../features/projects/projects.queries.ts';
import { savedSearchesQuery } from '../../features/projects/saved-searches/saved-searches.queries.ts';
import { readSearch } from '../../lib/address/search-state.ts';
import type { ServedVisit } from '../../lib/served/served-visit.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { newsQuery, recentQuery } from '../today/news.tsx';
import { waitingQuery } from '../today/waiting.tsx';
import { teamsQuery } from '../today/your-teams.tsx';

/** What `Today` shows. It waits for all of them, so that its parts appear together. */
export function todayQueries(userId: string) {
  return [
    waitingQuery(userId),
    recentQuery(userId),
    newsQuery,
    teamsQuery,
    agendaQuery,
    onboardingQuery,
    skillsQuery(userId),
    recommendedProjectsQuery(userId, 'hide'),
    ...roomsQueries(userId),
  ] as const;
}

/** Fetches everything that the home page of a user shows. */
export async function fillHome(
  { cache }: Pick<ServedVisit, 'cache'>,
  userId: string,
  search: URLSearchParams,
): Promise<void> {
  const queries = [
    ...todayQueries(userId),
    hiddenCountQuery(userId),
    savedSearchesQuery,
    projectListQuery(readSearch<ProjectFilter>(projectFields, search)),
  ];
  await Promise.all(queries.map(({ queryKey }) => cache.fetchQuery({ queryKey: [...queryKey] })));
}
