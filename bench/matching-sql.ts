import type { ProjectProfile, SkillStrength } from '@teamwright/matching/types.ts';
import pg from 'pg';
import { openEmbedded } from '../apps/server/src/platform/postgres/embedded.ts';
import { temporaryDataDir } from '../e2e/support/server.ts';
import type { SyntheticCommunity } from './matching-community.ts';
import type { Contestant } from './matching-contestants.ts';

const rowsAtOnce = 50_000;

/** The overlap of skills, weighted by strength: one range of the index for each required skill, no other table. */
const overlap = `
  select developer_id as id from developer_skills
  where skill_id = any($1::text[]) and developer_id <> all($2::int[])
  group by developer_id order by sum(strength) desc, developer_id limit $3`;

/**
 * What a site without an engine can do at best: PostgreSQL of its own, a table of the open developers' skills alone,
 * clustered by skill, with an index that holds all that the query needs, and a prepared statement.
 */
export async function sqlOverlap(): Promise<Contestant> {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  return {
    name: 'SQL overlap',
    load: (community) => fill(client, community),
    find: async (project, limit) => {
      const values = [project.required.map(({ skillId }) => skillId), teamOf(project), limit];
      const { rows } = await client.query<{ id: number }>({ name: 'overlap', text: overlap, values });
      return rows.map(({ id }) => `d${id}`);
    },
    close: async () => {
      await client.end();
      await embedded.close();
      await dataDir.remove();
    },
  };
}

async function fill(client: pg.Client, { developers }: SyntheticCommunity): Promise<void> {
  await client.query('drop table if exists developer_skills');
  await client.query(
    'create unlogged table developer_skills (skill_id text not null, developer_id int not null, strength real not null)',
  );
  let rows: [developer: number, skill: SkillStrength][] = [];
  for (const { id, skills, openToCollaborate } of developers()) {
    if (openToCollaborate) for (const skill of skills) rows.push([numberOf(id), skill]);
    if (rows.length < rowsAtOnce) continue;
    await insert(client, rows);
    rows = [];
  }
  await insert(client, rows);
  await client.query(
    'create unique index by_skill on developer_skills (skill_id, developer_id) include (strength)',
  );
  await client.query('vacuum analyze developer_skills');
}

async function insert(client: pg.Client, rows: readonly [number, SkillStrength][]): Promise<void> {
  await client.query({
    name: 'fill',
    text: 'insert into developer_skills select * from unnest($1::text[], $2::int[], $3::real[])',
    values: [
      rows.map(([, { skillId }]) => skillId),
      rows.map(([developer]) => developer),
      rows.map(([, { strength }]) => strength),
    ],
  });
}

function teamOf({ ownerId, memberIds }: ProjectProfile): number[] {
  return [ownerId, ...memberIds].map(numberOf);
}

function numberOf(id: string): number {
  return Number(id.slice(1));
}
