import type { Comment } from '@teamwright/contracts/comments.ts';
import type { Actor } from '../../core/ctx.ts';
import { type CommentingState, commentAbilities } from './comments.policy.ts';
import type { CommentRow } from './comments.repository.ts';

/** Hides text and author of a deleted comment. */
export function commentView(row: CommentRow, actor: Actor | null, state: CommentingState): Comment {
  const gone = row.deletedAt !== null;
  const nameless = gone || row.authorStatus === 'deleted';
  return {
    _id: row.id,
    id: row.id,
    postId: row.projectId,
    parentId: row.parentId,
    kind: row.kind,
    body: gone ? '' : row.body,
    authorId: nameless ? null : row.authorId,
    authorUsername: gone ? '' : row.authorUsername,
    authorPic: nameless ? null : row.authorPic,
    authorRole: gone ? null : row.authorRole,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    removed: row.removedBy !== null,
    can: commentAbilities(actor, row, state),
  };
}
