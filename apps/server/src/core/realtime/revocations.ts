import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '../ctx.ts';
import type { Realtime } from '../realtime.ts';

/** PostgreSQL channel for ended access. */
export const revocationsChannel = 'revocations';
/** A PostgreSQL notification has at most 8,000 bytes. */
const maxSessionsPerNotification = 100;

const revocation = z.union([
  z.object({ sessionIds: z.array(z.string()).readonly() }),
  z.object({ roomId: z.string(), userId: z.string() }),
]);

type Revocation = z.infer<typeof revocation>;

/** Notifies every process with the commit of the running transaction, with or without Redis. */
export async function announceRevocation(ctx: Ctx, ended: Revocation): Promise<void> {
  for (const part of partsOf(ended))
    await ctx.db.execute(sql`select pg_notify(${revocationsChannel}, ${JSON.stringify(part)})`);
}

function partsOf(ended: Revocation): Revocation[] {
  if (!('sessionIds' in ended)) return [ended];
  const parts: Revocation[] = [];
  for (let from = 0; from < ended.sessionIds.length; from += maxSessionsPerNotification)
    parts.push({ sessionIds: ended.sessionIds.slice(from, from + maxSessionsPerNotification) });
  return parts;
}

/** Ends the access that a notification names, in this process. */
export function revoke(realtime: Realtime, payload: string): void {
  const ended = revocation.parse(JSON.parse(payload));
  if ('sessionIds' in ended) realtime.disconnectSessions(ended.sessionIds);
  else realtime.removeFromRoom(ended.roomId, ended.userId);
}
