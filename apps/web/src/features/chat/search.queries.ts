import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/api.ts';

type FoundPage = Answer<'chat.search'>;

interface MessageSearch {
  readonly text: string;
  readonly postId: string | undefined;
  /** A person's id; empty for anybody. */
  readonly from: string;
}

/** Messages that hold these words; nothing is asked without any. */
export function searchQuery({ text, postId, from }: MessageSearch) {
  return infiniteQueryOptions<FoundPage, Error, InfiniteData<FoundPage>, readonly unknown[], string>({
    queryKey: ['chat', 'search', { text, postId, from }],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('chat.search', {
        query: { text, postId, from: from || undefined, cursor: cursor || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: text !== '',
    // Rooms go on: what was found a moment ago may be old.
    staleTime: 0,
    gcTime: 0,
  });
}
