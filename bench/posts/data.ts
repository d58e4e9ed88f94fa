import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { createRandom, type Random } from '@teamwright/matching/testing/random.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import type { DatabaseClient, Db } from '../../apps/server/src/db/client.ts';
import { users } from '../../apps/server/src/db/schema/accounts.ts';
import { projects } from '../../apps/server/src/db/schema/projects.ts';
import { memberships } from '../../apps/server/src/db/schema/teams.ts';
import { searchText } from '../../apps/server/src/features/projects/projects.form.service.ts';

const batch = 500;
const peopleOfBatch = 50;

/**
 * Adds synthetic projects with their teams up to `size`, and notifies the matching index. Derived words and
 * text indexes are built at the end: row by row they would take longer than the benchmark.
 */
export async function fillProjects({ db, pool, transaction }: DatabaseClient, size: number): Promise<void> {
  const present = await db.$count(projects);
  const random = createRandom(7 + present);
  await transaction(async (client, db) => {
    await client.query('alter table projects disable trigger projects_collect_search_words');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(wordIndexes);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (let n = present; n < size; n += batch) await insertBatch(db, n, Math.min(batch, size - n), random);
    await client.query(`insert into match_changes (entity, entity_id)
      select 'project', id from projects order by created_at desc limit ${size - present}`);
    await client.query(`insert into search_words (word)
      select distinct word from projects, unnest(tsvector_to_array(to_tsvector('simple', search_text))) as word
      where length(word) between 4 and 40 on conflict do nothing`);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('alter table projects enable trigger projects_collect_search_words');
  });
  // As after a quiet period: pages are written, statistics are current, and the index has no pending list.
  await pool.query('vacuum analyze');
  await pool.query('checkpoint').catch(() => {});
}

const wordIndexes = `select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('projects', 'search_words') and indexdef like '% USING gin %'`;

async function insertBatch(db: Db, from: number, count: number, random: Random): Promise<void> {
  const people = Array.from({ length: peopleOfBatch }, (_, n) => {
    const username = `bench-${from}-${n}`;
    return { id: newId(), username, email: `${username}@example.org` };
  });
  const teams = Array.from({ length: count }, (_, n) => {
    const team = people.slice(random.below(peopleOfBatch - 4)).slice(0, 1 + random.below(3));
    return { row: syntheticRow(team[0]?.id ?? '', from + n, random), team };
  });
  await db.insert(users).values(people);
  await db.insert(projects).values(teams.map(({ row }) => row));
  await db.insert(memberships).values(
    teams.flatMap(({ row, team }) =>
      team.map(({ id }, place) => ({
        projectId: row.id,
        userId: id,
        role: place === 0 ? ('owner' as const) : ('member' as const),
      })),
    ),
  );
}

function syntheticRow(ownerId: string, n: number, random: Random): typeof projects.$inferInsert {
  const words = (count: number) =>
    Array.from({ length: count }, () => `word${random.popular(20_000)}`).join(' ');
  const skills = allSkills();
  const popular = Array.from({ length: 5 }, () => skills[random.popular(skills.length)]);
  const chosen = [...new Set(popular)].filter((one) => !!one);
  const id = newId();
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000);
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
    responsibilities: words(10),
    teamSize: 4,
    date: createdAt,
    createdAt,
    technologyIds: chosen.slice(0, 3).map((skill) => skill.id),
    skillIds: chosen.slice(3).map((skill) => skill.id),
    searchText: searchText(shown),
  };
}
