import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type DatabaseClient } from '../../db/client.ts';
import { administer, databaseUrl } from '../global-setup.ts';

export interface TestDatabase extends DatabaseClient {
  url: string;
}

/**
 * A database cloned from the migrated template; `close()` drops it. Once per file, in `beforeAll`.
 * @param poolSize maximum number of connections; races need several
 */
export async function createTestDatabase(poolSize = 5): Promise<TestDatabase> {
  const { adminUrl, userUrl, template } = server();
  const name = `teamwright_test_${randomUUID().replaceAll('-', '')}`;
  const owner = new URL(userUrl).username;
  await administer(
    adminUrl,
    `create database ${name} template ${template} owner "${owner}" strategy file_copy`,
  );
  const url = databaseUrl(userUrl, name);
  const client = createDatabase(url, poolSize, { applicationName: 'teamwright test' });
  return {
    ...client,
    url,
    async close() {
      await client.close();
      await administer(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** An empty database without tables; returns its address and a function that drops it. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { adminUrl, userUrl } = server();
  const name = `teamwright_test_${randomUUID().replaceAll('-', '')}`;
  await administer(adminUrl, `create database ${name} owner "${new URL(userUrl).username}"`);
  return {
    url: databaseUrl(userUrl, name),
    drop: () => administer(adminUrl, `drop database ${name} with (force)`),
  };
}

function server() {
  const provided = inject('testDatabase');
  if (provided !== undefined) return provided;
  throw new Error('This file has no database: name it as vitest.config.ts says of the integration project');
}
