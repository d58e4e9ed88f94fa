import { endpointQuery } from './api/query.ts';

/** The explanation of a match, for the named seat or else for the best one. */
export function matchQuery(postId: string, userId: string, seatId?: string | undefined) {
  const query = seatId === undefined ? {} : { seatId };
  return endpointQuery('matching.explain', { params: { postId, userId }, query });
}
