import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { createRandom, type Random } from '@teamwright/matching/testing/random.ts';
import type pg from 'pg';
import { newId } from '../apps/server/src/core/ids.ts';
import type { DatabaseClient } from '../apps/server/src/db/client.ts';
import { users } from '../apps/server/src/db/schema/accounts.ts';
import { projects } from '../apps/server/src/db/schema/projects.ts';
import { searchText } from '../apps/server/src/features/projects/projects.posting.ts';

const batch = 500;

/** Adds made-up projects of one owner until there are `size`. */
export async function fillProjects({ db, pool }: DatabaseClient, size: number): Promise<void> {
  const present = await db.$count(projects);
  const random = createRandom(7 + present);
  const ownerId = newId();
  const username = `bench owner ${present}`;
  await db.insert(users).values({ id: ownerId, username, email: `bench${present}@example.org` });
  for (let n = present; n < size; n += batch)
    await db.insert(projects).values(Array.from({ length: batch }, () => syntheticRow(ownerId, random)));
  await settle(pool);
}

/** As after a while of quiet: pages are written, statistics known, and the index has no pending list. */
async function settle(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze');
  await pool.query('checkpoint').catch(() => {});
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
