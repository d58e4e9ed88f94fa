import type { ProjectStatus } from '@teamwright/contracts/projects.ts';
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

/** Anyone who is signed in, while the project is not archived. */
export function writesComments(status: ProjectStatus): boolean {
  return writableStatuses.includes(status);
}

/** Where people write: under which project, and whether the visitor is welcome to. */
export interface Place {
  readonly status: ProjectStatus;
  readonly welcome: boolean;
}

/** One's own words only: administrators take away, they do not rewrite. */
export function editsComment(actor: Actor, comment: Written): boolean {
  return comment.authorId === actor.userId;
}

export function deletesComment(actor: Actor, comment: Written): boolean {
  return actor.isAdmin || comment.authorId === actor.userId;
}

/** Taking away somebody else's words is moderation: it asks for a reason and leaves a trace. */
export function moderates(actor: Actor, comment: Written): boolean {
  return comment.authorId !== actor.userId;
}

/** What a visitor may do with a comment, for the page's buttons; the verbs check again. */
export function commentAbilities(actor: Actor | null, comment: Written, { status, welcome }: Place) {
  if (actor === null || comment.deletedAt !== null) return { answer: false, edit: false, delete: false };
  const writable = writesComments(status);
  return {
    answer: writable && welcome && comment.kind === 'question',
    edit: writable && welcome && editsComment(actor, comment),
    delete: deletesComment(actor, comment) && (writable || moderates(actor, comment)),
  };
}
