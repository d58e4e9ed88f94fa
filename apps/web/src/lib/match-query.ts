import { useQuery } from '@tanstack/react-query';
import { isWithoutScore } from './api/api-error.ts';
import { endpointQuery } from './api/query.ts';

/** The explanation of a match, for the named seat or else for the best one. */
export function matchQuery(postId: string, userId: string, seatId?: string | undefined) {
  const query = seatId === undefined ? {} : { seatId };
  return endpointQuery('matching.explain', { params: { postId, userId }, query });
}

/**
 * A match, or that there is no score because no skill of the user is known. A cached match is not shown in that case:
 * it is of the time before the user removed the last skill. After any other error the cached match stays.
 */
export function useExplainedMatch(
  query: ReturnType<typeof matchQuery>,
  options: { enabled?: boolean; retry?: false } = {},
) {
  const { data, error, isPending, isLoading, refetch } = useQuery({ ...query, ...options });
  const hasNoScore = isWithoutScore(error);
  const match = hasNoScore ? undefined : data;
  return { match, hasNoScore, error: match || hasNoScore ? null : error, isPending, isLoading, refetch };
}
