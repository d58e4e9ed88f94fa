import type { Ctx } from '../../core/ctx.ts';

/** Once the transaction has committed, the person's open pages read their repositories again. */
export function refreshList(ctx: Ctx, userId: string): void {
  ctx.transaction?.afterCommit.push(() =>
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'repositories', id: userId }),
  );
}
