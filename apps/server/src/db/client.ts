import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Queries outside a transaction. */
export type Database = NodePgDatabase;
/** Queries inside one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The first parameter of repository functions: a pool or a transaction. */
export type Db = Database | Transaction;

export interface DatabaseClient {
  db: Database;
  pool: pg.Pool;
  /** Runs one transaction on a single connection, for statements that are prepared on it. */
  transaction<R>(work: (client: pg.PoolClient, db: Database) => Promise<R>): Promise<R>;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Shown by PostgreSQL in pg_stat_activity. */
  applicationName?: string;
  /** Milliseconds after which the server cancels a statement. */
  statementTimeout?: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  onConnectionError?: (error: Error) => void;
}

/**
 * A pool of at most `poolSize` connections to `url`. Connects on first use. A query fails if it gets no connection
 * within 5 s.
 */
export function createDatabase(url: string, poolSize: number, options: DatabaseOptions = {}): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: options.applicationName ?? 'teamwright',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 10_000,
    query_timeout: (options.statementTimeout ?? 10_000) + 5_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  pool.on('error', (error) => options.onConnectionError?.(error));
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    pool,
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function inTransaction<R>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, db: Database) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client, drizzle({ client, casing: 'snake_case' }));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is discarded.
    await client.query('rollback').then(
      () => client.release(),
      (broken) => client.release(broken),
    );
    throw error;
  }
}
