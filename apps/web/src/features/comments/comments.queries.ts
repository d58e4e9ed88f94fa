import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';

export type CommentThread = Answer<'comments.list'>['comments'][number];
export type Comment = CommentThread['answers'][number];
export type CommentKind = Comment['kind'];

const pageSize = limits.commentPage.default;

/** Threads of a project, newest first. `page` starts at 1. */
export function commentsQuery(projectId: string, page: number) {
  const query = { startIndex: (page - 1) * pageSize, limit: pageSize };
  return queryOptions({
    ...endpointQuery('comments.list', { params: { id: projectId }, query }),
    placeholderData: keepPreviousData,
  });
}

export function pagesOfComments(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** All answers to a question in pages, oldest first. */
export function answersQuery({ postId, id }: CommentThread) {
  return infiniteQueryOptions({
    queryKey: ['comments', 'answers', id],
    queryFn: ({ signal, pageParam }) =>
      call('comments.list', {
        params: { id: postId },
        query: { parentId: id, startIndex: pageParam, limit: limits.commentPage.max },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ totalComments }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.comments.length, 0);
      return loaded < totalComments && loaded > 0 ? loaded : undefined;
    },
  });
}

function refetch(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['comments'] });
}

interface Draft {
  body: string;
  kind: CommentKind;
  parentId?: string;
}

/** Pending until the list contains the new entry. */
export function usePostComment(projectId: string) {
  return useMutation({
    mutationFn: (body: Draft) => call('comments.post', { params: { id: projectId }, body }),
    onSuccess: refetch,
  });
}

export function useEditComment(id: string) {
  return useMutation({
    mutationFn: (body: string) => call('comments.edit', { params: { id }, body: { body } }),
    onSuccess: refetch,
  });
}

export function useDeleteComment(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call('comments.remove', { params: { id }, body: { reason } }),
    onSuccess: refetch,
  });
}
