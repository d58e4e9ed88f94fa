import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../../lib/api/api.ts';

type FoundPage = Answer<'chat.search'>;

interface MessageSearch {
  readonly text: string;
  readonly projectId: string | undefined;
  /** The id of the author; empty for anyone. */
  readonly from: string;
}

/** Messages that contain these words. Sends no request without words. */
export function searchQuery({ text, projectId, from }: MessageSearch) {
  return infiniteQueryOptions<FoundPage, Error, InfiniteData<FoundPage>, readonly unknown[], string>({
    queryKey: ['chat', 'search', { text, projectId, from }],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('chat.search', {
        query: { text, postId: projectId, from: from || undefined, cursor: cursor || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: text !== '',
    // New messages may have arrived since the last search.
    staleTime: 0,
    gcTime: 0,
  });
}
