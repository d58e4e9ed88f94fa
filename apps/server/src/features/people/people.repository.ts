import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { neitherBlocked } from '../../db/exclude-blocked.ts';
import { type AreaKeys, inArea, ofProfile } from '../../db/places.ts';
import { users } from '../../db/schema/accounts.ts';
import { githubAccounts } from '../../db/schema/github.ts';
import { places } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { personSkills } from '../../db/schema/skills.ts';
import { memberships } from '../../db/schema/teams.ts';
import { verifiedSchoolDomain } from '../../db/verified-school.ts';

interface Term {
  readonly words: readonly string[];
  /** For `to_tsquery`. */
  readonly text: string;
  readonly skillIds: readonly string[];
}

const columns = {
  id: users.id,
  username: users.username,
  profilePicture: users.profilePicture,
  bio: profiles.bio,
  workplace: profiles.workplace,
  area: profiles.area,
  school: profiles.school,
  hoursPerWeek: profiles.hoursPerWeek,
};

const lowerName = sql`lower(${users.username})`;

/** Active users who are open to collaborate. Users without a profile are. */
export function isFindable(): SQL | undefined {
  return and(eq(users.status, 'active'), or(isNull(profiles.userId), eq(profiles.openToCollaborate, true)));
}

/** By name (also misspelled), by a confirmed skill, or by the text of the profile. */
function matches({ words, text, skillIds }: Term): SQL {
  const name = words.join(' ');
  const alike = name.length < 4 ? sql`` : sql`or ${name} <% ${lowerName}`;
  return sql`${users.id} in (
    select ${users.id} from ${users} where ${lowerName} like ${`%${escapeLike(name)}%`} ${alike}
    union all
    select ${personSkills.userId} from ${personSkills}
    where ${personSkills.skillId} = any(${sql.param(skillIds)}::text[]) and ${personSkills.status} = 'confirmed'
    union all
    select ${profiles.userId} from ${profiles} where ${profiles.searchVector} @@ to_tsquery('simple', ${text})
  )`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The exact name first, then names that start with it, then similar names, then all others. */
function relevanceOrder(typed: string, best: readonly string[]): SQL {
  const begins = `${escapeLike(typed)}%`;
  return sql`(${lowerName} = ${typed}) desc, (${lowerName} like ${begins}) desc,
    round(word_similarity(${typed}, ${lowerName})::numeric, 1) desc, ${bestFirst(best)} ${lowerName}, ${users.id}`;
}

/** A part of an order. Users who are not listed come last. */
function bestFirst(best: readonly string[]): SQL {
  return best.length === 0 ? sql`` : sql`array_position(${sql.param(best)}::uuid[], ${users.id}) nulls last,`;
}

interface Page {
  readonly startIndex: number;
  readonly limit: number;
  /** Ids of users who come first, in this order; with search terms only among equally relevant ones. */
  readonly best: readonly string[];
}

/** Excludes users with a block between them and the reader. Guests have no blocks. */
function isNotBlocked(readerId: string | undefined): SQL | undefined {
  return readerId === undefined ? undefined : neitherBlocked(readerId, users.id);
}

interface Asked {
  readonly terms: readonly Term[];
  /** Users with all of these confirmed skills. */
  readonly skillIds: readonly string[];
  readonly area: AreaKeys | undefined;
  readonly schoolKey: string | undefined;
  readonly hoursMin: number | undefined;
  readonly readerId: string | undefined;
}

/** The users that this reader can find and that meet all conditions. */
function isFound({ terms, skillIds, area, schoolKey, hoursMin, readerId }: Asked): SQL | undefined {
  const placed = and(
    area && inArea(area),
    schoolKey === undefined ? undefined : eq(places.schoolKey, schoolKey),
  );
  return and(
    isFindable(),
    isNotBlocked(readerId),
    ...terms.map(matches),
    ...skillIds.map(
      (skillId) => sql`${users.id} in (select ${personSkills.userId} from ${personSkills}
        where ${personSkills.skillId} = ${skillId} and ${personSkills.status} = 'confirmed')`,
    ),
    placed && sql`${users.id} in (select ${places.userId} from ${places} ${ofProfile} where ${placed})`,
    hoursMin === undefined ? undefined : gte(profiles.hoursPerWeek, hoursMin),
  );
}

const skillCount = sql`(select count(*) from ${personSkills}
  where ${personSkills.userId} = ${users.id} and ${personSkills.status} = 'confirmed')`;

/** Users with a skill and a bio first, then those with a skill, the newest first. */
const browsingOrder = sql`(${skillCount} > 0) desc, (coalesce(${profiles.bio}, '') <> '') desc,
  ${users.createdAt} desc, ${users.id}`;

export async function listPeople(db: Db, asked: Asked, page: Page) {
  const typed = asked.terms.flatMap((term) => term.words).join(' ');
  return await db
    .select(columns)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isFound(asked))
    .orderBy(typed === '' ? sql`${bestFirst(page.best)} ${browsingOrder}` : relevanceOrder(typed, page.best))
    .offset(page.startIndex)
    .limit(page.limit);
}

export async function countPeople(db: Db, asked: Asked): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isFound(asked));
  return rows[0]?.count ?? 0;
}

/** A user's public page without private columns; undefined for suspended and deleted users. */
export async function findUserByName(db: Db, username: string) {
  const rows = await db
    .select({
      ...columns,
      isAdmin: users.isAdmin,
      createdAt: users.createdAt,
      schoolDomain: verifiedSchoolDomain,
      timeZone: profiles.timeZone,
      interests: profiles.interests,
      roles: profiles.roles,
      goals: profiles.goals,
      openToCollaborate: profiles.openToCollaborate,
      githubLogin: githubAccounts.login,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(githubAccounts, eq(githubAccounts.userId, users.id))
    .where(and(eq(lowerName, username.toLowerCase()), eq(users.status, 'active')));
  return rows[0];
}

export async function listProjectsOf(db: Db, userId: string) {
  return await db
    .select({
      id: projects.id,
      slug: projects.slug,
      title: projects.title,
      description: projects.description,
      technologies: projects.technologies,
      skills: projects.skills,
      status: projects.status,
      date: projects.date,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(eq(memberships.userId, userId), sql`${projects.status} <> 'archived'`))
    .orderBy(sql`${projects.createdAt} desc, ${projects.id}`)
    .limit(50);
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findUserByName>>>;
