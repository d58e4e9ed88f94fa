import pg from 'pg';
import { StartError } from '../start-error.ts';

/** A server excludes other servers on its DATA_DIR; command-line tools share the database with it. */
export type Role = 'server' | 'tool';

/** Advisory locks in the maintenance database. They end with the session and so with the process. */
const serverLock = 7_301_002;
const usersLock = 7_301_003;

/** Another server uses the database. */
export class OwnedByAnotherServerError extends StartError {
  override name = 'OwnedByAnotherServerError';
}

/** Connects to the server behind the socket as its superuser. */
export async function connectAsOwner(socketFolder: string, role: Role): Promise<pg.Client> {
  const client = new pg.Client({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    application_name: `teamwright ${role} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // A broken connection also emits 'end', which the owner listens to.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Claims the database for this session.
 * @throws OwnedByAnotherServerError if another server has it
 */
export async function takePart(keeper: pg.Client, role: Role, dataDir: string): Promise<void> {
  await keeper.query('select pg_advisory_lock_shared($1)', [usersLock]);
  if (role === 'tool') return;
  const { rows } = await keeper.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    serverLock,
  ]);
  if (rows[0]?.taken === true) return;
  throw new OwnedByAnotherServerError(
    `Another Teamwright server${await holder(keeper)} already runs on DATA_DIR ${dataDir}: stop it, or set another DATA_DIR`,
  );
}

/**
 * Releases the claim of this session. Returns true if no other session uses the database, and then prevents new ones.
 */
export async function leaveAsLast(keeper: pg.Client): Promise<boolean> {
  await keeper.query('select pg_advisory_unlock_all()');
  const { rows } = await keeper.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
    usersLock,
  ]);
  return rows[0]?.last === true;
}

/** Creates the product's role, without superuser rights, and its database. */
export async function ensureProductDatabase(keeper: pg.Client): Promise<void> {
  await keeper.query('select pg_advisory_lock($1)', [serverLock + 10]);
  const { rows } = await keeper.query("select 1 from pg_database where datname = 'teamwright'");
  if (rows.length === 0) {
    await keeper.query('drop role if exists teamwright');
    await keeper.query('create role teamwright login');
    await keeper.query('create database teamwright owner teamwright');
  }
  await keeper.query('select pg_advisory_unlock($1)', [serverLock + 10]);
}

async function holder(keeper: pg.Client): Promise<string> {
  const { rows } = await keeper.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [serverLock],
  );
  const pid = rows[0]?.name.split(' ').at(-1);
  return pid === undefined ? '' : ` (process ${pid})`;
}
