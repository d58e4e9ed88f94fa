import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { dayMs } from '@teamwright/matching/profile/decay.ts';
import { buildApp } from '../../../apps/server/src/app.ts';
import { loadConfig } from '../../../apps/server/src/config.ts';
import type { Ctx, UserCtx } from '../../../apps/server/src/core/ctx.ts';
import { systemCtx } from '../../../apps/server/src/core/http.ts';
import { createDatabase } from '../../../apps/server/src/db/client.ts';
import { migrateDatabase } from '../../../apps/server/src/db/migrate.ts';
import { importCommunity } from '../../../apps/server/src/features/imports/imports.service.ts';
import { openEmbedded } from '../../../apps/server/src/platform/postgres/embedded.ts';
import { removeDataDir } from '../../../apps/server/src/testing/processes/data-dir.ts';
import { guardDatabase } from '../../lib/database-guard.ts';
import { createSiteIds, type Named, type SiteIds } from './site-ids.ts';

interface Invitation {
  readonly projectId: string;
  readonly ownerId: string;
}

/** The product with a separate database, without HTTP and jobs. */
export interface Site {
  /** The present of the site, in epoch milliseconds. */
  now: number;
  readonly ids: SiteIds;
  readonly ctx: Ctx;
  /** The context of a call by this user. */
  ctxOf(userId: string): UserCtx;
  /** Adds records as `npm run import` does. */
  add(records: readonly Named[]): Promise<void>;
  /** Removes a project that `add` has added for a question. One with invitations is archived instead. */
  removeProject(projectId: string): Promise<void>;
  /** Deletes the records of past recommendations. */
  forgetPages(): Promise<void>;
  /** Invites users to a project of the owner. Invitations stay pending until they expire. */
  invite(project: Invitation, userIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** No data must survive a crash of the benchmark, so durability is off. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function openSite(now: number): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'teamwright-match-'));
  guardDatabase(dataDir);
  const embedded = await openEmbedded({ dataDir, role: 'server', settings });
  await migrateDatabase(embedded.url);
  const database = createDatabase(embedded.url, 4, { statementTimeout: 120_000 });
  const { app } = await buildApp({
    config: loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED_DEMO: 'false' }),
    databaseUrl: embedded.url,
    database,
    secrets: { current: 'a secret that only this benchmark uses' },
    clock: { now: () => new Date(site.now) },
  });
  const ctx = systemCtx(app, 'bench');
  const site: Site = {
    now,
    ctx,
    ids: createSiteIds(database.pool),
    ctxOf: (userId) => ({ ...ctx, actor: { ...visitor, userId, signedInAt: new Date(site.now) } }),
    async add(records) {
      const lines = async function* () {
        let number = 0;
        for (const record of records) {
          number += 1;
          yield { number, text: JSON.stringify(record) };
        }
      };
      await importCommunity(ctx, [{ name: 'records', lines }]);
      await site.ids.learn(records);
    },
    async removeProject(projectId) {
      await database.transaction(async (client) => {
        await client.query(`update projects set status = 'archived' where id = $1`, [projectId]);
        const { rowCount } = await client.query(
          'delete from projects where id = $1 and not exists (select from requests where project_id = $1)',
          [projectId],
        );
        if (rowCount === 1) await client.query('delete from imported_records where id = $1', [projectId]);
        await client.query(`insert into match_changes (entity, entity_id) values ('project', $1)`, [
          projectId,
        ]);
      });
    },
    async forgetPages() {
      await database.pool.query('truncate shown_matches');
    },
    async invite({ projectId, ownerId }, userIds) {
      const now = new Date(site.now);
      await database.pool.query(
        `update requests set status = 'expired', answered_at = expires_at where expires_at <= $1`,
        [now],
      );
      await database.pool.query(
        `insert into requests (id, kind, project_id, user_id, created_by, created_at, expires_at)
         select gen_random_uuid(), 'invitation', $1, unnest($2::uuid[]), $3, $4, $5`,
        [projectId, userIds, ownerId, now, new Date(site.now + limits.requestExpiryDays * dayMs)],
      );
    },
    async close() {
      await app.close();
      await database.close();
      await embedded.close();
      await removeDataDir(dataDir);
    },
  };
  return site;
}

const visitor = {
  sessionId: '',
  username: '',
  email: '',
  profilePicture: null,
  isAdmin: false,
  lacksSecondFactor: false,
};
