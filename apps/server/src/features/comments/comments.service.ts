import type { Comment, CommentThread, comments } from '@teamwright/contracts/comments.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { knownId, newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { isBlockedWithAny } from '../blocks/blocks.service.ts';
import { listManagerIds } from '../teams/teams.service.ts';
import {
  type CommentingState,
  canDeleteComment,
  canEditComment,
  canWriteComments,
  isModeration,
} from './comments.policy.ts';
import * as repository from './comments.repository.ts';
import { commentView } from './comments.view.ts';

type ListQuery = ParsedInput<typeof comments.list>['query'];
type NewComment = ParsedInput<typeof comments.post>['body'];

/** Threads newest first, or the answers to one question oldest first. */
export async function listComments(
  ctx: Ctx,
  projectId: string,
  { parentId, ...page }: ListQuery,
): Promise<Answer<typeof comments.list>> {
  const status = await repository.findProjectStatus(ctx.db, projectId);
  if (status === undefined) throw notFound('Project');
  const thread = parentId === undefined ? undefined : { projectId, parentId };
  const [rows, totalComments, accepting] = await Promise.all([
    thread ? repository.listAnswers(ctx.db, thread, page) : repository.listThreads(ctx.db, projectId, page),
    thread ? repository.countAnswers(ctx.db, thread) : repository.countThreads(ctx.db, projectId),
    ctx.actor === null || canCommentOn(ctx, projectId, ctx.actor.userId),
  ]);
  return {
    comments: await withAnswers(ctx, rows, { status, accepting }),
    totalComments,
    can: { post: ctx.actor !== null && accepting && canWriteComments(status) },
  };
}

async function withAnswers(
  ctx: Ctx,
  rows: readonly repository.CommentRow[],
  state: CommentingState,
): Promise<CommentThread[]> {
  const questionIds = rows.filter((row) => row.kind === 'question').map((row) => row.id);
  const { counts, answers } = await repository.listFirstAnswers(ctx.db, questionIds, limits.firstAnswers);
  const answersTo = Map.groupBy(answers, (answer) => answer.parentId);
  const totals = new Map(counts.map(({ parentId, total }) => [parentId, total]));
  return rows.map((row) => ({
    ...commentView(row, ctx.actor, state),
    answers: (answersTo.get(row.id) ?? []).map((answer) => commentView(answer, ctx.actor, state)),
    totalAnswers: totals.get(row.id) ?? 0,
  }));
}

/** Posts a comment or a question, or answers a question of the same project. */
export async function postComment(
  ctx: UserCtx,
  projectId: string,
  input: NewComment,
): Promise<CommentThread> {
  const id = newId();
  const status = await withTransaction(ctx, async (ctx) => {
    const status = await assertWritable(ctx, projectId);
    await assertAcceptsComments(ctx, projectId);
    const parentId = input.parentId ? await lockAnswerableQuestion(ctx, projectId, input.parentId) : null;
    const kind = parentId === null ? input.kind : 'comment';
    const written = { authorId: ctx.actor.userId, kind, parentId, body: input.body };
    await repository.insertComment(ctx.db, { id, projectId, ...written, createdAt: ctx.clock.now() });
    await emit(ctx, 'comment.posted', { commentId: id, projectId });
    return status;
  });
  const comment = commentView(await getComment(ctx, id), ctx.actor, { status, accepting: true });
  return { ...comment, answers: [], totalAnswers: 0 };
}

/** The status of a project that accepts comments. @throws AppError `not_found`, `conflict` */
async function assertWritable(ctx: Ctx, projectId: string): Promise<ProjectStatus> {
  const status = await repository.findProjectStatusForShare(ctx.db, projectId);
  if (status === undefined) throw notFound('Project');
  if (!canWriteComments(status))
    throw new AppError('conflict', 'This project is archived: its comments can only be read');
  return status;
}

/**
 * Rejects comments while the owner is suspended, or across a block.
 * @throws AppError `conflict`, the same for both
 */
async function assertAcceptsComments(ctx: UserCtx, projectId: string): Promise<void> {
  if (!(await canCommentOn(ctx, projectId, ctx.actor.userId)))
    throw new AppError('conflict', 'This project does not accept comments at the moment');
}

async function canCommentOn(ctx: Ctx, projectId: string, userId: string): Promise<boolean> {
  if ((await repository.findOwnerStatus(ctx.db, projectId)) === 'suspended') return false;
  return !(await isBlockedWithAny(ctx, userId, await listManagerIds(ctx, projectId)));
}

/** Locks the question against deletion until the answer is stored. */
async function lockAnswerableQuestion(ctx: Ctx, projectId: string, parentId: string): Promise<string> {
  const question = await repository.findCommentForShare(ctx.db, knownId(parentId, 'Question'));
  if (question === undefined || question.projectId !== projectId) throw notFound('Question');
  if (question.kind !== 'question') throw invalidField('parentId', 'Only questions can be answered');
  return question.id;
}

async function getComment(ctx: Ctx, id: string): Promise<repository.CommentRow> {
  const row = await repository.findComment(ctx.db, id);
  if (row === undefined) throw notFound('Comment');
  return row;
}

async function lockComment(ctx: Ctx, id: string) {
  const comment = await repository.findCommentForUpdate(ctx.db, id);
  if (comment === undefined) throw notFound('Comment');
  return comment;
}

/** Changes the actor's own comment. No-op if the text is the same. */
export async function editComment(ctx: UserCtx, id: string, body: string): Promise<Comment> {
  const status = await withTransaction(ctx, async (ctx) => {
    const comment = await lockComment(ctx, id);
    if (!canEditComment(ctx.actor, comment))
      throw new AppError('forbidden', 'This comment was written by another user');
    const status = await assertWritable(ctx, comment.projectId);
    await assertAcceptsComments(ctx, comment.projectId);
    if (comment.body !== body) {
      await repository.updateComment(ctx.db, id, { body, editedAt: ctx.clock.now() });
      await emit(ctx, 'comment.changed', { commentId: id, projectId: comment.projectId });
    }
    return status;
  });
  return commentView(await getComment(ctx, id), ctx.actor, { status, accepting: true });
}

/**
 * Authors delete their own comments permanently. Administrators remove comments of others, with a reason and an audit
 * entry, also in an archived project.
 */
export async function removeComment(ctx: UserCtx, id: string, reason: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const comment = await lockComment(ctx, id);
    if (!canDeleteComment(ctx.actor, comment))
      throw new AppError('forbidden', 'This comment was written by another user');
    const deletedAt = ctx.clock.now();
    if (isModeration(ctx.actor, comment)) {
      const removedBy = ctx.actor.userId;
      const removalReason = assertReason(reason);
      await repository.updateComment(ctx.db, id, { deletedAt, removedBy, removalReason });
      const why = { userId: comment.authorId, text: removalReason };
      await audit(ctx, { actorId: removedBy, action: 'comment_removed', subject: id, reason: why });
    } else {
      await assertWritable(ctx, comment.projectId);
      await repository.updateComment(ctx.db, id, { deletedAt, body: '' });
    }
    await emit(ctx, 'comment.changed', { commentId: id, projectId: comment.projectId });
  });
}

function assertReason(reason: string): string {
  const text = 'Please say why this comment is removed';
  if (reason === '') throw invalidField('reason', text);
  return reason;
}

/**
 * When an account is deleted, its comments stay under 'Deleted user'. Those that administrators removed are deleted.
 */
export async function eraseRemovedComments(ctx: Ctx, userId: string): Promise<void> {
  await repository.eraseRemoved(ctx.db, userId);
}
