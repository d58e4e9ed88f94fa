import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { createRandom, type Random } from '@teamwright/matching/testing/random.ts';
import type pg from 'pg';
import { newId } from '../apps/server/src/core/ids.ts';
import { createDatabase } from '../apps/server/src/db/client.ts';
import { users } from '../apps/server/src/db/schema/accounts.ts';
import { projects } from '../apps/server/src/db/schema/projects.ts';
import { searchText } from '../apps/server/src/features/projects/projects.service.ts';
import { openEmbedded } from '../apps/server/src/platform/postgres/embedded.ts';
import { freePort, startServer, temporaryDataDir } from '../e2e/support/server.ts';
import { median, rateOf } from './rate.ts';
import { type BenchRow, keep, print, row } from './report.ts';

const size = 100_000;
const batch = 500;
const searchers = 4;
const rounds = 3;
const roundMs = 4_000;
/** Rare and frequent words, a skill by its alias, a slip of the pen, two words, nothing. */
const terms = ['word4711', 'word90 word33', 'k8s', 'kuberntes', 'word1200', 'qqqqqqqq'];

/**
 * Pages of 12 that a search among 100,000 projects answers each second, over HTTP with everything that the page
 * shows, beside the two statements of a typical site (`ILIKE '%…%'`, rows and count) over the same database
 * without a server in between. The same terms in turn; the two take turns.
 */
export async function benchSearch(): Promise<BenchRow[]> {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const env = { DATABASE_URL: embedded.url, DATABASE_POOL_SIZE: '10', LIMITS: 'relaxed' };
  const server = await startServer({ port: await freePort(), dataDir: dataDir.path, env });
  const database = createDatabase(embedded.url, 10, { statementTimeout: 120_000 });
  try {
    await fill(database);
    return await measure(server.url, database.pool);
  } finally {
    await server.stop();
    await database.close();
    await embedded.close();
    await dataDir.remove();
  }
}

async function fill({ db, pool }: ReturnType<typeof createDatabase>): Promise<void> {
  const random = createRandom(7);
  const ownerId = newId();
  await db.insert(users).values({ id: ownerId, username: 'bench owner', email: 'bench@example.org' });
  for (let n = 0; n < size; n += batch)
    await db.insert(projects).values(Array.from({ length: batch }, () => syntheticRow(ownerId, random)));
  await pool.query('vacuum analyze');
}

function syntheticRow(ownerId: string, random: Random): typeof projects.$inferInsert {
  const words = (count: number) =>
    Array.from({ length: count }, () => `word${random.popular(20_000)}`).join(' ');
  const skills = allSkills();
  const chosen = Array.from({ length: 5 }, () => skills[random.popular(skills.length)]).filter(
    (one) => !!one,
  );
  const id = newId();
  const shown = {
    title: words(4),
    description: words(60),
    technologies: chosen.slice(0, 3).map(({ label }) => label),
    skills: chosen.slice(3).map(({ label }) => label),
  };
  return {
    ...shown,
    id,
    ownerId,
    slug: id,
    responsibilities: '',
    teamSize: 4,
    technologyIds: chosen.slice(0, 3).map((skill) => skill.id),
    skillIds: chosen.slice(3).map((skill) => skill.id),
    searchText: searchText(shown),
  };
}

async function measure(url: string, pool: pg.Pool): Promise<BenchRow[]> {
  let turn = 0;
  const next = () => encodeURIComponent(terms[turn++ % terms.length] ?? '');
  const contenders = {
    product: async () => {
      const answer = await fetch(`${url}/api/post/getPosts?limit=12&searchTerm=${next()}`);
      if (!answer.ok) throw new Error(await answer.text());
      await answer.json();
    },
    typical: async () => {
      const pattern = `%${decodeURIComponent(next())}%`;
      const where = `from projects where status <> 'archived' and (title ilike $1 or description ilike $1 or array_to_string(technologies || skills, ' ') ilike $1)`;
      await pool.query(`select * ${where} order by created_at desc limit 12`, [pattern]);
      await pool.query(`select count(*) ${where}`, [pattern]);
    },
  };
  const rates = { product: [0], typical: [0] };
  for (const name of ['product', 'typical'] as const) {
    await rateOf(searchers, 2_000, contenders[name]);
    rates[name] = [];
  }
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['product', 'typical'] as const)
      rates[name].push(await rateOf(searchers, roundMs, contenders[name]));
  const peer = { name: "ILIKE '%…%'", perSecond: median(rates.typical) };
  return [row(`search among ${size} projects`, median(rates.product), peer, 20)];
}

if (import.meta.main) {
  const rows = await benchSearch();
  print(rows);
  await keep('search', rows);
}
