import type { Ctx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import * as repository from './accounts.repository.ts';

/** Grants or revokes the administrator role. Only the command line calls this. Returns the username. */
export async function setAdmin(ctx: Ctx, email: string, isAdmin: boolean): Promise<string> {
  return await withTransaction(ctx, async (ctx) => {
    const user = await repository.updateIsAdmin(ctx.db, email, isAdmin);
    if (user === undefined) throw notFound('Account');
    await emit(ctx, 'account.role_changed', { userId: user.id });
    await audit(ctx, { action: isAdmin ? 'admin_granted' : 'admin_revoked', subject: user.id });
    return user.username;
  });
}

export async function listAdmins(ctx: Ctx): Promise<{ username: string; email: string }[]> {
  return await repository.listAdmins(ctx.db);
}
