import type { UserCtx } from '../../core/ctx.ts';
import { withSnapshot } from '../../core/transaction.ts';
import { listRows } from './exports.repository.ts';
import { sections } from './exports.sections.repository.ts';

interface Export {
  readonly site: string;
  readonly exportedAt: string;
  readonly data: Record<string, Record<string, unknown>[]>;
}

/** All data about the actor, at one point in time. */
export async function exportOwnData(ctx: UserCtx): Promise<Export> {
  const { userId } = ctx.actor;
  const { publicUrl } = ctx.deps.config;
  const data: Export['data'] = {};
  await withSnapshot(ctx, async ({ db }) => {
    for (const [name, section] of Object.entries(sections))
      data[name] = (await listRows(db, section, userId)).map((row) => withProjectUrl(row, publicUrl));
  });
  return { site: publicUrl, exportedAt: ctx.clock.now().toISOString(), data };
}

/** Replaces the slug with the URL of the project's page. Null if the row has no project. */
function withProjectUrl(row: Record<string, unknown>, publicUrl: string): Record<string, unknown> {
  if (!('projectSlug' in row)) return row;
  const { projectSlug: slug, ...rest } = row;
  return {
    ...rest,
    projectUrl: typeof slug === 'string' ? `${publicUrl}/project/${encodeURIComponent(slug)}` : null,
  };
}
