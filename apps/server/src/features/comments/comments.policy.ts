import type { ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import { writableStatuses } from '../teams/teams.policy.ts';

interface Actor {
  readonly userId: string;
  readonly isAdmin: boolean;
}

interface Written {
  readonly authorId: string;
  readonly kind: 'comment' | 'question';
  readonly deletedAt: Date | null;
}

/** Any signed-in user may comment until the project is archived. */
export function canWriteComments(status: ProjectStatus): boolean {
  return writableStatuses.includes(status);
}

/** The status of the project, and whether it accepts comments of this visitor. */
export interface CommentingState {
  readonly status: ProjectStatus;
  readonly accepting: boolean;
}

/** Only authors may edit: administrators can remove comments but not change them. */
export function canEditComment(actor: Actor, comment: Written): boolean {
  return comment.authorId === actor.userId;
}

export function canDeleteComment(actor: Actor, comment: Written): boolean {
  return actor.isAdmin || comment.authorId === actor.userId;
}

/** Removing another user's comment is moderation: it requires a reason and is logged. */
export function isModeration(actor: Actor, comment: Written): boolean {
  return comment.authorId !== actor.userId;
}

/** What a visitor may do with a comment, for the buttons of the page. The server checks again on each change. */
export function commentAbilities(
  actor: Actor | null,
  comment: Written,
  { status, accepting }: CommentingState,
) {
  if (actor === null || comment.deletedAt !== null) return { answer: false, edit: false, delete: false };
  const writable = canWriteComments(status);
  return {
    answer: writable && accepting && comment.kind === 'question',
    edit: writable && accepting && canEditComment(actor, comment),
    delete: canDeleteComment(actor, comment) && (writable || isModeration(actor, comment)),
  };
}
