import { createDatabase, type DatabaseClient } from '../../apps/server/src/db/client.ts';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { createRemoteUsers, type RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import { freePort, startServer, temporaryDataDir } from '../../e2e/support/server.ts';
import { fillProjects } from '../posts/data.ts';

const projectCount = 20_000;

/** The real server with its default limits and many projects. */
export interface Site {
  readonly url: string;
  /** For rows that an attack could not create through the server in reasonable time. */
  readonly database: DatabaseClient;
  /** The attacking account. */
  readonly attacker: RemoteUser;
  /** Another user, who should not notice the attack. */
  readonly bystander: RemoteUser;
}

/** Starts the server in a separate process with its own PostgreSQL, and stops both after the work. */
export async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const server = await startServer({
    port: await freePort(),
    dataDir: dataDir.path,
    env: { DATABASE_URL: embedded.url, LIMITS: 'default' },
  });
  const database = createDatabase(embedded.url, 4, { statementTimeout: 120_000 });
  try {
    const [attacker, bystander] = await createRemoteUsers(server.url, 2);
    if (attacker === undefined || bystander === undefined) throw new Error('The accounts are missing');
    await fillProjects(database, projectCount);
    await work({ url: server.url, database, attacker, bystander });
  } finally {
    await server.stop();
    await database.close();
    await embedded.close();
    await dataDir.remove();
  }
}
