import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import {
  analysed,
  createLinked,
  hostRepository,
  projectsOf,
  skillsOf,
} from '../../testing/actors/repositories.ts';
import { createGithubSite, type GithubSite } from '../../testing/fakes/github.ts';
import { startReading } from '../../testing/processes/reading-process.ts';
import { analyseRepository } from './repositories.analysis.service.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterAll(() => site.close());

test('a process killed during a write keeps the old data, and its job is retried while others wait', async () => {
  const repository = hostRepository();
  const linked = await createLinked(site, [repository]);
  await analysed(linked);
  const before = [await projectsOf(linked), await skillsOf(linked.person)];
  repository.pushedDaysAgo = 1;
  repository.topics = ['django'];
  repository.description = 'Now for trains as well.';
  const { pool } = site.database;
  const id: string = (await pool.query('select id from repositories')).rows[0].id;
  const jobId = crypto.randomUUID();

  // Locks an evidence row, so that the other process stops after some writes and before its commit.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from skill_evidence where repository_id = $1 for update', [id]);
  const { people, dataDir } = site;
  const child = await startReading({
    databaseUrl: site.database.url,
    dataDir,
    people,
    repositoryId: id,
    jobId,
  });
  const waiting = `select 1 from pg_stat_activity where datname = current_database()
    and application_name = 'reading process' and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 40_000 });
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
  await holder.query('rollback');
  holder.release();

  expect([await projectsOf(linked), await skillsOf(linked.person)]).toEqual(before);
  const read = (job: string) => analyseRepository({ ...systemCtx(site.app), requestId: job }, id);
  await read(crypto.randomUUID());
  expect([await projectsOf(linked), await skillsOf(linked.person)]).toEqual(before);
  await read(jobId);
  expect(await projectsOf(linked)).toMatchObject([{ description: 'Now for trains as well.' }]);
  expect((await skillsOf(linked.person)).map(({ label }) => label)).toContain('Django');
});
