import { drizzle } from 'drizzle-orm/node-postgres';
import { buildApp } from '../../apps/server/src/app.ts';
import { loadConfig } from '../../apps/server/src/config.ts';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { loadSecrets } from '../../apps/server/src/platform/secret-key.ts';

export interface Statement {
  /** Set if the product prepares the statement; the bare handler then prepares it too. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

type Named = { readonly name?: string; readonly text: string };

const tries = 3;

/**
 * The statements that the product sends to the database for each path in this session. Uses the fewest of
 * several tries, because the first one fills shared caches.
 */
export async function recordStatements(
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
  cookie: string,
  paths: readonly string[],
): Promise<Statement[][]> {
  let heard: Statement[] = [];
  const client = createDatabase(url, 2);
  const query = client.pool.query.bind(client.pool);
  const listening = (config: Named | string, values: unknown[] = []) => {
    const { name, text } = typeof config === 'string' ? { name: undefined, text: config } : config;
    heard.push({ name, text, values });
    return query(config, values);
  };
  const pool: typeof client.pool = Object.assign(Object.create(client.pool), { query: listening });
  const database = { ...client, pool, db: drizzle({ client: pool, casing: 'snake_case' }) };
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: url, LIMITS: 'relaxed' });
  const secrets = await loadSecrets(config);
  const { app } = await buildApp({ config, databaseUrl: url, database, secrets });
  const recorded: Statement[][] = [];
  for (const path of paths) {
    const heardByTry: Statement[][] = [];
    for (let n = 0; n < tries; n += 1) {
      heard = [];
      const answer = await app.inject({ url: path, headers: { cookie } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      heardByTry.push(heard);
    }
    recorded.push(heardByTry.toSorted((a, b) => a.length - b.length)[0] ?? []);
  }
  await app.close();
  await client.close();
  return recorded;
}
