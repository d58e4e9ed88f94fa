import type { Ctx } from '../../core/ctx.ts';

/** After the commit, makes the user's open pages refetch their repositories. */
export function refreshList(ctx: Ctx, userId: string): void {
  ctx.transaction?.afterCommit.push(() =>
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'repositories', id: userId }),
  );
}
