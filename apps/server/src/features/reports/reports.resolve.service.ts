import type { ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { ReportAction } from '@teamwright/contracts/reports/kinds.ts';
import type { reports } from '@teamwright/contracts/reports/reports.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { assertStillAdmin, suspendAccount } from '../accounts/accounts.suspension.service.ts';
import { audit } from '../audit/audit.service.ts';
import { removeMessage } from '../chat/chat.change.service.ts';
import { removeComment } from '../comments/comments.service.ts';
import { archiveProject } from '../projects/projects.close.service.ts';
import { canResolveReport } from './reports.policy.ts';
import * as repository from './reports.repository.ts';

type Thing = ParsedInput<typeof reports.resolve>['params'];

interface Decision {
  readonly action: ReportAction;
  /** The reason, for the audit trail. */
  readonly note: string;
}

const outcomeOf = { dismiss: 'dismissed', remove: 'removed', suspend: 'suspended' } as const;

/**
 * Resolves all open reports of a thing and carries out the decision in the same transaction.
 * @throws AppError `not_found`, `forbidden` for reports about the actor, `conflict` when they were resolved in the
 * meantime
 */
export async function resolveReports(ctx: UserCtx, thing: Thing, { action, note }: Decision): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx);
    const open = await repository.listOpenForUpdate(ctx.db, thing);
    const newest = open.at(-1);
    if (newest === undefined) throw await nothingOpen(ctx, thing);
    const { aboutId } = newest;
    const resolvedBy = ctx.actor.userId;
    if (!canResolveReport(resolvedBy, newest))
      throw new AppError('forbidden', 'You can’t resolve reports about yourself');
    await carryOut(ctx, thing, { action, note, aboutId });
    const outcome = outcomeOf[action];
    await repository.updateResolved(
      ctx.db,
      open.map((report) => report.id),
      { resolvedAt: ctx.clock.now(), resolvedBy, outcome, resolution: note },
    );
    await audit(ctx, {
      actorId: resolvedBy,
      action: `report_${outcome}`,
      subject: thing.id,
      reason: { userId: aboutId, text: note },
    });
    await emit(ctx, 'report.resolved', { kind: thing.kind, subjectId: thing.id });
  });
}

async function nothingOpen(ctx: UserCtx, thing: Thing): Promise<AppError> {
  if ((await repository.countReports(ctx.db, thing)) === 0) return notFound('Report');
  return new AppError('conflict', 'This report is already resolved');
}

async function carryOut(
  ctx: UserCtx,
  { kind, id }: Thing,
  { action, note, aboutId }: Decision & { readonly aboutId: string },
): Promise<void> {
  if (action === 'dismiss') return;
  if (action === 'suspend') return await suspendAccount(ctx, aboutId, note);
  if (kind === 'comment') return await removeComment(ctx, id, note);
  if (kind === 'message') return void (await removeMessage(ctx, id, note));
  if (kind === 'project') return await archiveProject(ctx, id, note);
  throw invalidField('action', 'A user can be suspended, but not removed');
}
