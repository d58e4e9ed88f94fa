import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../../lib/api/api.ts';
import type { TeamWishes } from './team-wishes.ts';

export type ComposedTeams = Answer<'matching.composeTeams'>;
export type ComposedTeam = ComposedTeams['teams'][number];
export type TeamMember = ComposedTeam['members'][number];
export type TeamPerson = ComposedTeams['people'][number];

/** Current members are not new. */
export function isNew({ seat }: Pick<TeamMember, 'seat'>): boolean {
  return seat !== 'member';
}

/** Teams for a project. The previous teams stay visible while new ones are computed. */
export function teamsQuery(projectId: string, wishes: TeamWishes) {
  const { size, hours, must, without, keep, drop } = wishes;
  return queryOptions({
    // Not under 'matching': a live update would remove people who were just invited from the page.
    queryKey: ['teams', 'compose', projectId, wishes],
    queryFn: ({ signal }) =>
      call('matching.composeTeams', {
        body: {
          postId: projectId,
          ...(size > 0 && { size }),
          ...(hours > 0 && { hours }),
          mustHave: [...must],
          leaveOut: [...without],
          pinned: [...keep],
          dropped: [...drop],
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
