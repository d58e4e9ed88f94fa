import { queryOptions } from '@tanstack/react-query';
import { matchingCopy } from '../../copy/matching.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';

export type RecommendedProject = Answer<'matching.recommendProjects'>[number];
export type RecommendedUser = Answer<'matching.recommendUsers'>[number];
export type Match = Answer<'matching.explain'>;

/** Cards show a summary; *Why this?* reads the whole explanation. */
const summaries = { explanation: 'summary' } as const;

/** Returns the response if it is a list. @throws Error with `text` otherwise. */
function readList<Item>(answer: readonly Item[], text: string): readonly Item[] {
  if (!Array.isArray(answer)) throw new Error(text);
  return answer;
}

/** With `mustHaves` set to 'show', the list includes projects that the user's must-haves hide. */
export function recommendedProjectsQuery(userId: string, mustHaves: 'hide' | 'show') {
  const query = { ...summaries, ...(mustHaves === 'show' && { mustHaves }) };
  return queryOptions({
    ...endpointQuery('matching.recommendProjects', { params: { userId }, query }),
    select: (answer) => readList(answer, texts.recommendedProjects.notAList),
  });
}

export function ownProjectsQuery(username: string) {
  return queryOptions({
    ...endpointQuery('projects.listOwn', { params: { username } }),
    select: (answer) => readList(answer, texts.teammates.invalidData),
  });
}

/** Recommended people for a project or one of its seats. A failed request returns an empty list. */
export function teammatesQuery(projectId: string, seatId: string | null) {
  return queryOptions({
    queryKey: ['matching', 'recommendUsers', projectId, seatId],
    queryFn: async ({ signal }): Promise<readonly RecommendedUser[]> => {
      const query = { ...summaries, ...(seatId !== null && { seatId }) };
      const params = { postId: projectId };
      const answer = await call('matching.recommendUsers', { params, query, signal }).catch(() => []);
      return Array.isArray(answer) ? answer : [];
    },
  });
}

/** How many people the page of a project suggests to its managers. */
const maxSuggested = 3;

/** The best people for the open seats of a project. */
export function suggestedQuery(projectId: string) {
  const query = { ...summaries, limit: maxSuggested };
  return endpointQuery('matching.recommendUsers', { params: { postId: projectId }, query });
}

interface Invitation {
  projectId: string;
  user: { id: string; username: string };
  note: string;
  /** Null stands for any open seat. */
  seatId: string | null;
}

/** Invites a user to a project and shows a toast on success. */
export function useInvite(onSent?: () => void) {
  return useSingleMutation({
    mutationFn: ({ projectId, user, note, seatId }: Invitation) =>
      call('requests.invite', { body: { postId: projectId, userId: user.id, note, seatId } }),
    onSuccess(_, { user }) {
      toast.success(fill(texts.teammates.invitationSent, { name: user.username }));
      for (const queryKey of [['matching', 'recommendUsers'], ['requests']])
        void queryClient.invalidateQueries({ queryKey });
      onSent?.();
    },
    onError: (error) => toast.error(errorText(error, matchingCopy.inviteFailed)),
  });
}
