import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../db/migrate.ts';
import { openEmbedded } from '../platform/postgres/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** TEST_DATABASE_URL: a server whose user may create databases, instead of the embedded one. */
    testServer: string | undefined;
    testDatabase: { adminUrl: string; userUrl: string; template: string } | undefined;
  }
}

interface Server {
  /** May create and drop databases. */
  adminUrl: string;
  /** The role that the product uses. */
  userUrl: string;
  close(): Promise<void>;
}

/** One server for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = project.getProvidedContext().testServer;
  const server = external === undefined ? await embeddedServer() : externalServer(external);
  const template = `teamwright_template_${process.pid}`;
  const owner = new URL(server.userUrl).username;
  await administer(server.adminUrl, `create database ${template} owner ${pg.escapeIdentifier(owner)}`);
  await migrateDatabase(databaseUrl(server.userUrl, template));
  project.provide('testDatabase', { adminUrl: server.adminUrl, userUrl: server.userUrl, template });
  return async () => {
    await administer(server.adminUrl, `drop database ${template} with (force)`);
    await server.close();
  };
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = database;
  return changed.href;
}

/** Runs one statement that is not allowed in a transaction, such as `create database`. */
export async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Durability is off only here: a crashed test run has no data to lose. */
async function embeddedServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'teamwright-test-'));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const embedded = await openEmbedded({ dataDir, role: 'server', settings });
  const admin = new URL(databaseUrl(embedded.url, 'postgres'));
  admin.username = 'postgres';
  return {
    adminUrl: admin.href,
    userUrl: embedded.url,
    async close() {
      await embedded.close();
      await rm(embedded.folder, { recursive: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function externalServer(url: string): Server {
  return { adminUrl: url, userUrl: url, close: () => Promise.resolve() };
}
