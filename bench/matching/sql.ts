import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types/profiles.ts';
import pg from 'pg';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { temporaryDataDir } from '../../e2e/support/server.ts';
import type { SyntheticCommunity } from './community.ts';
import type { Ranker } from './rankers.ts';

const peopleAtOnce = 5_000;

/** How a site may store its developers' skills, and its query for the largest overlap. */
interface Design {
  readonly name: string;
  readonly tables: string;
  /** Created after all rows. */
  readonly indexes: string;
  /** Whether the skills of people who are not open to collaborate are stored too. */
  readonly everybody: boolean;
  /** $1 ids of skills, $2 numbers of people to leave out, $3 limit. */
  readonly overlap: string;
}

/**
 * A common design: people with all their data, their skills by person and skill, and an index on the skill.
 */
const usual: Design = {
  name: 'SQL overlap',
  tables: `
    create unlogged table developers (id int primary key, open boolean not null, about text not null);
    create unlogged table developer_skills (developer_id int not null references developers, skill_id text not null,
      strength real not null, primary key (developer_id, skill_id))`,
  indexes: 'create index by_skill on developer_skills (skill_id)',
  everybody: true,
  overlap: `
    select d.id from developer_skills s join developers d on d.id = s.developer_id
    where s.skill_id = any($1::text[]) and d.open and d.id <> all($2::int[])
    group by d.id order by sum(s.strength) desc, d.id limit $3`,
};

/** The best that SQL can do: only the skills of open developers, clustered by skill, in one index. */
const best: Design = {
  name: 'SQL overlap at its best',
  tables: `
    create unlogged table developer_skills (skill_id text not null, developer_id int not null, strength real not null)`,
  indexes: 'create unique index by_skill on developer_skills (skill_id, developer_id) include (strength)',
  everybody: false,
  overlap: `
    select developer_id as id from developer_skills
    where skill_id = any($1::text[]) and developer_id <> all($2::int[])
    group by developer_id order by sum(strength) desc, developer_id limit $3`,
};

/** The search of a site without an engine: a prepared statement in its own PostgreSQL. */
export async function sqlOverlap(design: 'usual' | 'best'): Promise<Ranker> {
  const { name, overlap, ...rest } = design === 'usual' ? usual : best;
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  return {
    name,
    load: (community) => fill(client, rest, community),
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

async function fill(
  client: pg.Client,
  { tables, indexes, everybody }: Pick<Design, 'tables' | 'indexes' | 'everybody'>,
  { developers }: SyntheticCommunity,
): Promise<void> {
  await client.query(tables);
  let people: DeveloperProfile[] = [];
  for (const developer of developers()) {
    if (everybody || developer.openToCollaborate) people.push(developer);
    if (people.length < peopleAtOnce) continue;
    await insert(client, people, everybody);
    people = [];
  }
  await insert(client, people, everybody);
  await client.query(indexes);
  await client.query('vacuum analyze');
}

async function insert(
  client: pg.Client,
  people: readonly DeveloperProfile[],
  everybody: boolean,
): Promise<void> {
  if (everybody)
    await client.query({
      name: 'people',
      text: 'insert into developers select * from unnest($1::int[], $2::boolean[], $3::text[])',
      values: [
        people.map(({ id }) => numberOf(id)),
        people.map(({ openToCollaborate }) => openToCollaborate),
        people.map(({ text }) => text),
      ],
    });
  const rows = people.flatMap(({ id, skills }) =>
    skills.map(({ skillId, strength }) => ({ developer: numberOf(id), skillId, strength })),
  );
  await client.query({
    name: 'skills',
    text: `insert into developer_skills (developer_id, skill_id, strength)
      select * from unnest($1::int[], $2::text[], $3::real[])`,
    values: [
      rows.map(({ developer }) => developer),
      rows.map(({ skillId }) => skillId),
      rows.map(({ strength }) => strength),
    ],
  });
}

function teamOf({ ownerId, memberIds }: ProjectProfile): number[] {
  return [ownerId, ...memberIds].map(numberOf);
}

function numberOf(id: string): number {
  return Number(id.slice(1));
}
