import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { system } from '@teamwright/contracts/system.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../core/ctx.ts';

/** Whether this process can serve requests: the database is reachable and has its schema. Redis is optional. */
export async function readiness(ctx: Ctx): Promise<Answer<typeof system.ready>> {
  const away = ctx.deps.redis?.isAvailable() === false;
  const redis = ctx.deps.redis === null ? {} : { redis: away ? ('away' as const) : ('ok' as const) };
  try {
    await ctx.db.execute(sql`select 1 from drizzle.__drizzle_migrations limit 1`);
    return { status: away ? 'degraded' : 'ready', database: 'ok', ...redis };
  } catch (error) {
    ctx.log.warn({ err: error }, 'the database does not answer');
    return { status: 'unavailable', database: 'away', ...redis };
  }
}
