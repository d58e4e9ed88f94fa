import type {
  admin,
  ManagedComment,
  ManagedCommentQuery,
  ManagedUser,
  ManagedUserQuery,
} from '@teamwright/contracts/admin.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { accountAbilities } from '../accounts/accounts.policy.ts';
import * as comments from './admin.comments.repository.ts';
import * as repository from './admin.repository.ts';

export { restoreAccount, suspendAccount } from '../accounts/accounts.suspension.service.ts';
export { listAudit } from '../audit/audit.service.ts';

export async function listUsers(ctx: UserCtx, query: ManagedUserQuery): Promise<Answer<typeof admin.users>> {
  const [rows, total] = await Promise.all([
    repository.listUsers(ctx.db, query),
    repository.countUsers(ctx.db, query),
  ]);
  const actor = { id: ctx.actor.userId, isAdmin: true, status: 'active' } as const;
  return { users: rows.map((row) => managedUser(row, accountAbilities(actor, row))), total };
}

function managedUser(row: repository.UserRow, can: ManagedUser['can']): ManagedUser {
  const { suspendedAt, suspensionReason, lastSeenAt, createdAt, ...user } = row;
  return {
    ...user,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    suspension: suspendedAt && { since: suspendedAt.toISOString(), reason: suspensionReason ?? '' },
    can,
  };
}

export async function listComments(
  ctx: UserCtx,
  query: ManagedCommentQuery,
): Promise<Answer<typeof admin.comments>> {
  const [rows, total] = await Promise.all([
    comments.listComments(ctx.db, query),
    comments.countComments(ctx.db, query),
  ]);
  return { comments: rows.map(managedComment), total };
}

function managedComment(row: comments.CommentRow): ManagedComment {
  const { createdAt, editedAt, deletedAt, removedBy, removalReason, parentId, ...comment } = row;
  return {
    ...comment,
    isAnswer: parentId !== null,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    removed: deletedAt && { at: deletedAt.toISOString(), by: removedBy ?? '', reason: removalReason },
  };
}
