import { z } from 'zod';
import { done, id, isoDateTime, looseId, pageLimit, startIndex, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { memberRole } from './projects.ts';

export const commentKind = z.enum(['comment', 'question']);

/** A comment, a question, or, with `parentId`, an answer to a question. */
export const comment = z.object({
  _id: z.string(),
  id: z.string(),
  postId: z.string(),
  parentId: z.string().nullable(),
  kind: commentKind,
  /** Empty when the comment is gone but its answers stay. */
  body: z.string(),
  /** Null when the account, or the comment, is gone. */
  authorId: z.string().nullable(),
  authorUsername: z.string(),
  authorPic: z.string().nullable(),
  /** The author's role in the project today; null for visitors. */
  authorRole: memberRole.nullable(),
  createdAt: isoDateTime,
  editedAt: isoDateTime.nullable(),
  deletedAt: isoDateTime.nullable(),
  /** Whether an administrator took it away, not its author. */
  removed: z.boolean(),
  can: z.object({ answer: z.boolean(), edit: z.boolean(), delete: z.boolean() }),
});

export const commentThread = comment.extend({
  /** The first answers, oldest first; the rest is listed by `parentId`. */
  answers: z.array(comment),
  totalAnswers: z.number(),
});

export type Comment = z.infer<typeof comment>;
export type CommentThread = z.infer<typeof commentThread>;

const commentText = text(limits.comment.max).refine((value) => value !== '', 'Please write something first');

export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/api/post/:id/comments',
    access: 'anyone',
    summary: 'Comments and questions, newest first; with `parentId` the answers to that one, oldest first',
    params: z.object({ id }),
    query: z.object({
      startIndex,
      limit: pageLimit(limits.commentPage.default, limits.commentPage.max),
      parentId: z.uuid().optional(),
    }),
    response: z.object({
      comments: z.array(commentThread),
      totalComments: z.number(),
      can: z.object({ post: z.boolean() }),
    }),
  }),
  post: endpoint({
    method: 'POST',
    path: '/api/post/:id/comments',
    access: 'user',
    summary: 'Comment, ask a question, or answer one with `parentId`',
    params: z.object({ id }),
    body: z.object({
      body: commentText,
      kind: commentKind.default('comment'),
      parentId: looseId.nullable().optional(),
    }),
    status: 201,
    response: commentThread,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/comments/:id',
    access: 'user',
    summary: 'Change one’s own comment',
    params: z.object({ id }),
    body: z.object({ body: commentText }),
    response: comment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'user',
    summary: 'Delete one’s own comment; an administrator removes any, with a reason',
    params: z.object({ id }),
    body: z.object({ reason: text(limits.reason.max).default('') }).default({ reason: '' }),
    response: done,
  }),
} as const;
