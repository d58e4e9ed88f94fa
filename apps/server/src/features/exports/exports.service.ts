import type { UserCtx } from '../../core/ctx.ts';
import { listRows } from './exports.repository.ts';
import { sections } from './exports.sections.ts';

interface Export {
  readonly site: string;
  readonly exportedAt: string;
  readonly data: Record<string, Record<string, unknown>[]>;
}

/** Everything the product holds on the actor, as of one moment. */
export async function exportOwn(ctx: UserCtx): Promise<Export> {
  const { userId } = ctx.actor;
  const data: Export['data'] = {};
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  await ctx.db.transaction(async (db) => {
    for (const [name, section] of Object.entries(sections)) data[name] = await listRows(db, section, userId);
  }, snapshot);
  return { site: ctx.deps.config.publicUrl, exportedAt: ctx.clock.now().toISOString(), data };
}
