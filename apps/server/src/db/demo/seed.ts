import { setTimeout } from 'node:timers/promises';
import { buildCommunity, demoSeed } from '@teamwright/demo/community/build-community.ts';
import { sql } from 'drizzle-orm';
import type { Secrets } from '../../core/secrets.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Database, Db, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { insertCommunity } from './insert-community.ts';
import { demoSignIns } from './sign-ins.ts';

/** Any fixed number. Processes that share a database wait for this advisory lock. */
export const seedLock = 7_301_002;
const retryMs = 250;

export type SeedOptions = {
  db: Database;
  /** The time at which the community ends. */
  now: Date;
  secrets: Secrets;
  hashPassword: Identity['hashPassword'];
};

/**
 * Fills an empty database with the demo community, in one transaction. Several processes may call it at once; one of
 * them seeds. Returns false and changes nothing if an account exists.
 */
export async function seedDemo({ db, now, secrets, hashPassword }: SeedOptions): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const community = buildCommunity({ now, seed: demoSeed });
  const passwordHashes = await Promise.all(
    demoSignIns(secrets.current).map(async ({ role, password }) => ({
      role,
      hash: await hashPassword(password),
    })),
  );
  return await db.transaction(async (tx) => {
    await lockSeeding(tx);
    // On a busy machine, an insert of the community takes longer than other statements.
    await tx.execute(sql`set local statement_timeout = 0`);
    if (await hasUsers(tx)) return false;
    await insertCommunity(tx, community, { now, passwordHashes });
    return true;
  });
}

/**
 * Holds the lock until the transaction ends. On a busy machine, another process can seed for longer than a statement
 * may take, so it does not wait within a statement.
 */
export async function lockSeeding(tx: Transaction): Promise<void> {
  while (!(await tryLock(tx))) await setTimeout(retryMs);
}

async function tryLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${seedLock}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}
