import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '../ctx.ts';
import type { Realtime } from '../realtime.ts';

/** PostgreSQL channel for renamed users, whose open sockets get the new name. */
export const usernamesChannel = 'renames';

const rename = z.object({ userId: z.string(), username: z.string() });

/** Notifies every process with the commit of the running transaction. */
export async function announceUsername(
  ctx: Ctx,
  { userId, username }: z.infer<typeof rename>,
): Promise<void> {
  const payload = JSON.stringify({ userId, username });
  await ctx.db.execute(sql`select pg_notify(${usernamesChannel}, ${payload})`);
}

/** Sets the new name on the sockets of this process. */
export function applyUsername(realtime: Realtime, payload: string): void {
  const { userId, username } = rename.parse(JSON.parse(payload));
  realtime.renameUser(userId, username);
}
