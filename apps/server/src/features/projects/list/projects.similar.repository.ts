import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { noManagerBlocked } from '../../../db/exclude-blocked.ts';
import { users } from '../../../db/schema/accounts.ts';
import { projects } from '../../../db/schema/projects.ts';

/** This many of the newest projects that share a tag are compared, because popular tags occur very often. */
const compared = 500;

export async function findProjectTags(db: Db, id: string): Promise<string[] | undefined> {
  const rows = await db
    .select({ technologyIds: projects.technologyIds, skillIds: projects.skillIds })
    .from(projects)
    .where(eq(projects.id, id));
  const [row] = rows;
  return row && [...new Set([...row.technologyIds, ...row.skillIds])];
}

interface Wanted {
  readonly id: string;
  readonly tagIds: readonly string[];
  readonly readerId: string | undefined;
  readonly limit: number;
}

/** Open projects of active owners, those with the most shared tags first, newer before older. */
export async function listSimilar(db: Db, { id, tagIds, readerId, limit }: Wanted) {
  if (tagIds.length === 0) return [];
  const tags = sql`array[${sql.join(
    tagIds.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`;
  const newest = db
    .select({
      id: projects.id,
      slug: projects.slug,
      title: projects.title,
      description: projects.description,
      technologies: projects.technologies,
      skills: projects.skills,
      technologyIds: projects.technologyIds,
      skillIds: projects.skillIds,
      createdAt: projects.createdAt,
    })
    .from(projects)
    .innerJoin(users, and(eq(users.id, projects.ownerId), eq(users.status, 'active')))
    .where(
      and(
        eq(projects.status, 'open'),
        ne(projects.id, id),
        readerId ? noManagerBlocked(readerId, projects.id) : undefined,
        sql`(${projects.technologyIds} && ${tags} or ${projects.skillIds} && ${tags})`,
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(compared)
    .as('newest');
  const shared = sql`(select count(distinct tag) from unnest(${newest.technologyIds} || ${newest.skillIds}) as tag
    where tag = any(${tags}))`;
  return await db
    .select()
    .from(newest)
    .orderBy(desc(shared), desc(newest.createdAt), desc(newest.id))
    .limit(limit);
}
