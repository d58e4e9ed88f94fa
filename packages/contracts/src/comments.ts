import { z } from 'zod';
import { done, id, isoDateTime, looseId, pageLimit, startIndex, text } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';
import { memberRole } from './projects/projects.ts';

export const commentKind = z.enum(['comment', 'question']);

/** A comment, a question or, with `parentId`, an answer to a question. */
export const comment = z.object({
  _id: z.string(),
  id: z.string(),
  postId: z.string(),
  parentId: z.string().nullable(),
  kind: commentKind,
  /** Empty if the comment was deleted but its answers remain. */
  body: z.string(),
  /** Null if the account or the comment was deleted. */
  authorId: z.string().nullable(),
  authorUsername: z.string(),
  authorPic: z.string().nullable(),
  /** The author's current role in the project; null for visitors. */
  authorRole: memberRole.nullable(),
  createdAt: isoDateTime,
  editedAt: isoDateTime.nullable(),
  deletedAt: isoDateTime.nullable(),
  /** Whether an administrator removed it instead of its author. */
  removed: z.boolean(),
  can: z.object({ answer: z.boolean(), edit: z.boolean(), delete: z.boolean() }),
});

export const commentThread = comment.extend({
  /** The first answers, oldest first; use `parentId` to list all. */
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
    summary:
      'List comments and questions, newest first; with `parentId` the answers to a question, oldest first',
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
    summary: 'Post a comment, a question or, with `parentId`, an answer',
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
    summary: 'Edit your comment',
    params: z.object({ id }),
    body: z.object({ body: commentText }),
    response: comment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'user',
    summary: 'Delete your comment; administrators may remove any comment with a reason',
    params: z.object({ id }),
    body: z.object({ reason: text(limits.reason.max).default('') }).default({ reason: '' }),
    response: done,
  }),
} as const;
