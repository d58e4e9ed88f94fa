import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '../ctx.ts';
import type { Realtime } from '../realtime.ts';

/** PostgreSQL's channel of access that has ended. */
export const revocationsChannel = 'revocations';
/** A notification has 8,000 bytes at most. */
const sessionsInOne = 100;

const revocation = z.union([
  z.object({ sessionIds: z.array(z.string()).readonly() }),
  z.object({ roomId: z.string(), userId: z.string() }),
]);

type Revocation = z.infer<typeof revocation>;

/** Tells every process, with the commit of the running transaction and whether or not there is a Redis. */
export async function announceRevocation(ctx: Ctx, ended: Revocation): Promise<void> {
  for (const part of partsOf(ended))
    await ctx.db.execute(sql`select pg_notify(${revocationsChannel}, ${JSON.stringify(part)})`);
}

function partsOf(ended: Revocation): Revocation[] {
  if (!('sessionIds' in ended)) return [ended];
  const parts: Revocation[] = [];
  for (let from = 0; from < ended.sessionIds.length; from += sessionsInOne)
    parts.push({ sessionIds: ended.sessionIds.slice(from, from + sessionsInOne) });
  return parts;
}

/** Ends, in this process, the access that a notification names. */
export function revoke(realtime: Realtime, payload: string): void {
  const ended = revocation.parse(JSON.parse(payload));
  if ('sessionIds' in ended) realtime.disconnectSessions(ended.sessionIds);
  else realtime.removeFromRoom(ended.roomId, ended.userId);
}
