import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { nearbyCopy } from '../../copy/nearby.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { setOwnUser } from '../../lib/api/own-user.ts';
import { queryClient } from '../../lib/api/query.ts';
import { toast } from '../../stores/toasts.ts';

export type Nearby = Answer<'nearby.groups'>;
export type Group = Nearby['groups'][number];
export type Person = Group['people'][number];
export type Project = Group['projects'][number];
export type By = Nearby['by'];

export const groupsOfPage = limits.nearbyGroups.default;

export function groupsQuery(by: By, place: string, page: number) {
  const query = { by, place, startIndex: (page - 1) * groupsOfPage, limit: groupsOfPage };
  return queryOptions({
    queryKey: ['nearby', 'groups', query],
    queryFn: ({ signal }) => call('nearby.groups', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The rows after those that are included in the group. */
export function morePeopleQuery(by: By, { key, people, totalPeople }: Group) {
  return infiniteQueryOptions({
    queryKey: ['nearby', 'people', { by, key, from: people.length }],
    queryFn: ({ pageParam, signal }) =>
      call('nearby.people', { query: { by, group: key, startIndex: pageParam }, signal }),
    initialPageParam: people.length,
    getNextPageParam: (_, pages, last) => {
      const next = last + limits.page.default;
      return next < totalPeople && pages.at(-1)?.people.length ? next : undefined;
    },
    enabled: false,
  });
}

export function moreProjectsQuery(by: By, { key, projects, totalProjects }: Group) {
  return infiniteQueryOptions({
    queryKey: ['nearby', 'projects', { by, key, from: projects.length }],
    queryFn: ({ pageParam, signal }) =>
      call('nearby.projects', { query: { by, group: key, startIndex: pageParam }, signal }),
    initialPageParam: projects.length,
    getNextPageParam: (_, pages, last) => {
      const next = last + limits.page.default;
      return next < totalProjects && pages.at(-1)?.projects.length ? next : undefined;
    },
    // Not before the user asks for more. Then they change like all others, such as after a join request.
    enabled: ({ state }) => state.data !== undefined,
  });
}

/** Joins or leaves Nearby. */
export function useShowMe(userId: string) {
  return useMutation({
    mutationFn: (nearby: boolean) => call('profiles.update', { params: { id: userId }, body: { nearby } }),
    onSuccess({ user }) {
      setOwnUser(user);
      toast.success(user.nearby ? nearbyCopy.joined : nearbyCopy.left);
    },
    onError: (error) => toast.error(errorText(error, nearbyCopy.changeFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['nearby'] }),
  });
}
