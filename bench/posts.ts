import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '../apps/server/src/db/client.ts';
import { openEmbedded } from '../apps/server/src/platform/postgres/embedded.ts';
import { createRemoteTeam } from '../apps/server/src/testing/remote.ts';
import { freePort, startServer, temporaryDataDir } from '../e2e/support/server.ts';
import { fillProjects } from './posts-data.ts';
import { recordStatements } from './posts-statements.ts';
import { median, rateOf } from './rate.ts';
import { type BenchRow, keep, print, ratioGoals, row } from './report.ts';

/** More than the connections of the pool: what is compared is throughput, not the wait of a single reader. */
const readers = 16;
const rounds = 5;
const roundMs = 3_000;
/** Rare and frequent words, a skill by its alias, a slip of the pen, two words, nothing. */
const terms = ['word4711', 'word90 word33', 'k8s', 'kuberntes', 'word1200', 'qqqqqqqq'];

type Work = (turn: number) => Promise<unknown>;

/**
 * Pages of 12 projects a second over HTTP, for somebody signed in and with everything that the page shows: newest of
 * 10,000, and found among 100,000. Beside a bare handler with the same statements, and beside the two statements of a
 * typical site (`ILIKE '%…%'`, rows and count) without a server in between. They take turns.
 */
async function benchPosts(): Promise<BenchRow[]> {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const place = { url: embedded.url, dataDir: dataDir.path };
  const env = { DATABASE_URL: embedded.url, DATABASE_POOL_SIZE: '10', LIMITS: 'relaxed' };
  const server = await startServer({ port: await freePort(), dataDir: dataDir.path, env });
  const database = createDatabase(embedded.url, 10, { statementTimeout: 120_000 });
  // The typical site's readers outnumber its connections, and wait for one as long as its searches take.
  const patient = new pg.Pool({ connectionString: embedded.url, max: 10 });
  try {
    const { people } = await createRemoteTeam(server.url, 1);
    const cookie = people[0]?.cookie ?? '';
    const rates = async (paths: readonly string[], others: Record<string, Work>) => {
      const bare = await startBare(embedded.url, await recordStatements(place, cookie, paths));
      const product = reader(server.url, paths, cookie);
      const contenders = {
        product,
        bare: reader(
          bare.url,
          [...paths.keys()].map((n) => `/${n}`),
          '',
        ),
        ...others,
      };
      try {
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
    const bare = 'bare Fastify handler, same SQL';
    return [
      row('page of 12 of 10000 projects', page('product'), { name: bare, perSecond: page('bare') }, 0.7),
      row('search among 100000 projects', found('product'), { name: bare, perSecond: found('bare') }, 0.7),
      row(
        'search among 100000 projects',
        found('product'),
        { name: "ILIKE '%…%'", perSecond: found('typical') },
        20,
      ),
    ];
  } finally {
    await server.stop();
    await database.close();
    await patient.end();
    await embedded.close();
    await dataDir.remove();
  }
}

async function startBare(url: string, requests: unknown): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'posts-bare.ts'));
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

/** Answers the median of how often a contender finishes in a second. */
async function takeTurns(contenders: Record<string, Work>): Promise<(name: string) => number> {
  const rates = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, work] of Object.entries(contenders)) {
      let turn = 0;
      const rate = await rateOf(readers, roundMs, () => work(turn++));
      // The first round warms up.
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
