import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../../lib/api.ts';
import type { TeamWishes } from './team-wishes.ts';

export type ComposedTeams = Answer<'matching.composeTeams'>;
export type ComposedTeam = ComposedTeams['teams'][number];
export type TeamMember = ComposedTeam['members'][number];
export type TeamPerson = ComposedTeams['people'][number];

/** Teams for a project; the last ones stay in sight while others are composed. */
export function teamsQuery(postId: string, wishes: TeamWishes) {
  const { size, hours, must, without, keep, drop } = wishes;
  return queryOptions({
    // Not under 'matching': news must not take people who were just invited from under the reader's eyes.
    queryKey: ['teams', 'compose', postId, wishes],
    queryFn: ({ signal }) =>
      call('matching.composeTeams', {
        body: {
          postId,
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
