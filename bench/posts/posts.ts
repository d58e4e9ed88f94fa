import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import pg from 'pg';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import {
  callServer,
  createRemoteTeam,
  type RemoteUser,
} from '../../apps/server/src/testing/processes/remote.ts';
import { freePort, startServer, temporaryDataDir } from '../../e2e/support/server.ts';
import { median, rateOf } from '../lib/rate.ts';
import { type BenchRow, keep, print, ratioGoals, row } from '../lib/report.ts';
import { fillProjects } from './data.ts';
import { recordStatements } from './statements.ts';

/** More than the connections of the pool: compares throughput, not the latency of one reader. */
const readers = 16;
const rounds = 5;
const roundMs = 3_000;
const bareName = 'bare Fastify handler, same SQL';
const knownSkills = ['React', 'TypeScript', 'PostgreSQL', 'Python', 'Docker', 'Kubernetes'];
/** Rare and frequent words, an alias of a skill, a typing error, two words, no match. */
const terms = ['word4711', 'word90 word33', 'k8s', 'kuberntes', 'word1200', 'qqqqqqqq'];

type Work = (turn: number) => Promise<unknown>;

/**
 * Pages of 12 projects per second over HTTP for a signed-in user, with all data of the page including teams
 * and matches: the newest of 10,000, and searches in 100,000. Baselines: a bare handler with the same
 * statements, and the two statements of a typical site (`ILIKE '%…%'`, rows and count) without a server. They
 * take turns.
 */
async function benchPosts(): Promise<BenchRow[]> {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const place = { url: embedded.url, dataDir: dataDir.path };
  const env = { DATABASE_URL: embedded.url, DATABASE_POOL_SIZE: '10', LIMITS: 'relaxed' };
  const server = await startServer({ port: await freePort(), dataDir: dataDir.path, env });
  const database = createDatabase(embedded.url, 10, { statementTimeout: 120_000 });
  // The readers of the typical site outnumber its connections and wait for one during its searches.
  const patient = new pg.Pool({ connectionString: embedded.url, max: 10 });
  try {
    const { people } = await createRemoteTeam(server.url, 1);
    const cookie = await describeVisitor(people[0]);
    const rates = async (paths: readonly string[], others: Record<string, Work>) => {
      const bare = await startBare(embedded.url, await recordStatements(place, cookie, paths));
      const product = reader(server.url, paths, cookie);
      const numbers = [...paths.keys()].map((n) => `/${n}`);
      const contenders = { product, bare: reader(bare.url, numbers, ''), ...others };
      try {
        await compareRows(server.url, bare.url, paths, cookie);
        return await takeTurns(contenders);
      } finally {
        if (bare.child.kill()) await once(bare.child, 'exit');
      }
    };
    await fillProjects(database, 10_000);
    const page = await rates(['/api/post/getPosts?limit=12'], {});
    await fillProjects(database, 100_000);
    const found = await rates(
      terms.map((term) => `/api/post/getPosts?limit=12&searchTerm=${encodeURIComponent(term)}`),
      { typical: typicalSearch(patient) },
    );
    const peer = (name: string, perSecond: number) => ({ name, perSecond });
    const search = 'search among 100000 projects';
    return [
      row('page of 12 of 10000 projects', page('product'), peer(bareName, page('bare')), 0.7),
      row(search, found('product'), peer(bareName, found('bare')), 0.7),
      row(search, found('product'), peer("ILIKE '%…%'", found('typical')), 20),
    ];
  } finally {
    await server.stop();
    await database.close();
    await patient.end();
    await embedded.close();
    await dataDir.remove();
  }
}

/** Adds skills to a user so that projects fit to some degree; returns the cookie. */
async function describeVisitor(visitor: RemoteUser | undefined): Promise<string> {
  if (visitor === undefined) throw new Error('The visitor is missing');
  const { userId } = visitor;
  for (const skill of knownSkills)
    await visitor.put(`/api/user/${userId}/skills/${skill}`, { status: 'confirmed' });
  const profile = { bio: 'word4 word33 word90 word210 word4711', hoursPerWeek: 6, area: 'Porto' };
  await visitor.post(`/api/user/update/${userId}`, profile);
  return visitor.cookie;
}

/**
 * Checks that the product has indexed the data, shows how well projects fit, and that both return the same
 * projects.
 * @throws Error otherwise
 */
async function compareRows(
  url: string,
  bareUrl: string,
  paths: readonly string[],
  cookie: string,
): Promise<void> {
  for (const [n, path] of paths.entries()) {
    const page = await (await callServer(url, cookie, 'GET', path)).json();
    const { posts } = page as { posts: Project[] };
    const bare = await (await callServer(bareUrl, '', 'GET', `/${n}`)).text();
    const shown = posts.every(({ viewer }) => viewer?.relation !== 'none' || viewer.match !== undefined);
    if (!shown) throw new Error(`${path}: the response has no match of projects`);
    if (!posts.every(({ id }) => bare.includes(id)))
      throw new Error(`${path}: the projects differ from those of the bare handler`);
  }
}

async function startBare(url: string, requests: unknown): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bare.ts'));
  child.send({ url, requests });
  const [address] = await once(child, 'message');
  return { url: String(address), child };
}

function reader(url: string, paths: readonly string[], cookie: string): Work {
  return async (turn) => {
    const answer = await fetch(`${url}${paths[turn % paths.length]}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.json();
  };
}

function typicalSearch(pool: pg.Pool): Work {
  const where = `from projects where status <> 'archived' and (title ilike $1 or description ilike $1 or array_to_string(technologies || skills, ' ') ilike $1)`;
  return async (turn) => {
    const pattern = `%${terms[turn % terms.length]}%`;
    await pool.query(`select * ${where} order by created_at desc limit 12`, [pattern]);
    await pool.query(`select count(*) ${where}`, [pattern]);
  };
}

/** Returns the median number of completed calls per second of a contender. */
async function takeTurns(contenders: Record<string, Work>): Promise<(name: string) => number> {
  const rates = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, work] of Object.entries(contenders)) {
      let turn = 0;
      const rate = await rateOf(readers, roundMs, () => work(turn++));
      // The first round is a warm-up.
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  return (name) => median(rates.get(name) ?? []);
}

if (import.meta.main) {
  const rows = await benchPosts();
  print(rows);
  await keep('posts', rows, ratioGoals(rows));
}
