import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { neitherBlocked, noManagerBlocked } from '../../db/exclude-blocked.ts';
import { users } from '../../db/schema/accounts.ts';
import { places } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { personSkills } from '../../db/schema/skills.ts';
import { verifiedSchoolDomain } from '../../db/verified-school.ts';
import {
  areaKey,
  type By,
  commonSpelling,
  leafKey,
  shown,
  shownProjects,
} from './nearby.visible.repository.ts';

/** How many users and projects each area has, down to the quarter. */
export async function listAreaLeaves(db: Db) {
  const result = await db.execute<{
    key: string;
    country: string;
    region: string;
    city: string;
    quarter: string;
    cityLabel: string;
    quarterLabel: string;
    people: number;
    projects: number;
  }>(sql`
    select ${areaKey} as key, ${places.country} as country, ${places.region} as region, ${places.city} as city,
      ${places.quarter} as quarter, ${commonSpelling(places.cityLabel)} as "cityLabel",
      ${commonSpelling(places.quarterLabel)} as "quarterLabel",
      count(*)::int as people, coalesce(sum(${projectsOfOwner}), 0)::int as projects
    from ${shown} where ${places.city} <> '' or ${places.country} <> ''
    group by 1, 2, 3, 4, 5 order by 1`);
  return result.rows;
}

const projectsOfOwner = sql`(select count(*) from ${projects} where ${shownProjects})`;

export async function listSchoolLeaves(db: Db) {
  const result = await db.execute<{ key: string; label: string; people: number; projects: number }>(sql`
    select ${places.schoolKey} as key, ${commonSpelling(places.school)} as label,
      count(*)::int as people, coalesce(sum(${projectsOfOwner}), 0)::int as projects
    from ${shown} where ${places.schoolKey} <> '' group by 1 order by 1`);
  return result.rows;
}

/** The area and school of this user, whether they opted in, and their leaf. */
export async function findOwnPlace(db: Db, userId: string, by: By) {
  const result = await db.execute<{ nearby: boolean; area: string; school: string; leaf: string }>(sql`
    select ${profiles.nearby} as nearby, ${profiles.area} as area, ${profiles.school} as school,
      coalesce(${leafKey(by)}, '') as leaf
    from ${profiles} left join ${places} on ${places.userId} = ${profiles.userId}
      and ${places.area} = ${profiles.area} and ${places.school} = ${profiles.school}
    where ${profiles.userId} = ${userId}`);
  return result.rows[0];
}

/** The requested leaves, each with its group, and the number of rows per group. */
export interface Wanted {
  readonly by: By;
  readonly viewerId: string;
  readonly groups: readonly { readonly key: string; readonly leaves: readonly string[] }[];
  readonly startIndex: number;
  readonly limit: number;
}

function assignment({ groups }: Wanted): SQL {
  const pairs = groups.flatMap(({ key, leaves }) => leaves.map((leaf) => ({ key, leaf })));
  const leaves = sql.param(pairs.map((pair) => pair.leaf));
  const keys = sql.param(pairs.map((pair) => pair.key));
  return sql`unnest(${leaves}::text[], ${keys}::text[]) as assigned (leaf, group_key)`;
}

function page({ startIndex, limit }: Wanted): SQL {
  return sql`position > ${startIndex} and position <= ${startIndex + limit} order by "group", position`;
}

/** The skills that the caller's open projects ask for. */
function wantedSkills(viewerId: string): SQL {
  return sql`select unnest(${projects.technologyIds} || ${projects.skillIds}) from ${projects}
    where ${projects.ownerId} = ${viewerId} and ${projects.status} = 'open'`;
}

function ownSkills(viewerId: string): SQL {
  return sql`select own.skill_id from ${personSkills} own
    where own.user_id = ${viewerId} and own.status = 'confirmed'`;
}

/** The number of a user's skills that the caller's open projects ask for, or that the caller has too. */
function skillsFor(viewerId: string): SQL {
  return sql`(select count(*) from ${personSkills} where ${personSkills.userId} = ${users.id}
    and ${personSkills.status} = 'confirmed'
    and ${personSkills.skillId} in (${wantedSkills(viewerId)} union ${ownSkills(viewerId)}))`;
}

/**
 * Users of these groups: those with the most skills for the caller first, then the most recently active. The caller
 * comes last.
 */
export async function listPeople(db: Db, wanted: Wanted) {
  const result = await db.execute<{
    group: string;
    id: string;
    username: string;
    profilePicture: string | null;
    school: string;
    schoolDomain: string | null;
    openToCollaborate: boolean;
    /** Ids of skills: what the caller's open projects ask for, and the caller's own; the same in each row. */
    wantedSkills: string[];
    ownSkills: string[];
  }>(sql`
    select * from (
      select assigned.group_key as "group", ${users.id} as id, ${users.username} as username,
        ${users.profilePicture} as "profilePicture", ${profiles.school} as school,
        ${verifiedSchoolDomain} as "schoolDomain", ${profiles.openToCollaborate} as "openToCollaborate",
        array(${wantedSkills(wanted.viewerId)}) as "wantedSkills",
        array(${ownSkills(wanted.viewerId)}) as "ownSkills",
        row_number() over (partition by assigned.group_key order by (${users.id} = ${wanted.viewerId}),
          ${skillsFor(wanted.viewerId)} desc, ${profiles.lastActiveAt} desc nulls last, ${users.id}) as position
      from ${shown} join ${assignment(wanted)} on assigned.leaf = ${leafKey(wanted.by)}
      where ${neitherBlocked(wanted.viewerId, users.id)}
    ) ranked where ${page(wanted)}`);
  return result.rows;
}

/** The number of the caller's skills that a project asks for. */
function ownSkillsIn(viewerId: string): SQL {
  return sql`(select count(*) from ${personSkills} where ${personSkills.userId} = ${viewerId}
    and ${personSkills.status} = 'confirmed'
    and ${personSkills.skillId} = any(${projects.technologyIds} || ${projects.skillIds}))`;
}

/**
 * Projects whose owners are in these groups: those with open seats first, the caller's own last among them, then those
 * that ask for the most of the caller's skills, then the newest.
 */
export async function listProjects(db: Db, wanted: Wanted) {
  const result = await db.execute<{ group: string; id: string }>(sql`
    select * from (
      select assigned.group_key as "group", ${projects.id} as id,
        row_number() over (partition by assigned.group_key order by (${projects.status} = 'open') desc, (${projects.ownerId} = ${wanted.viewerId}),
          ${ownSkillsIn(wanted.viewerId)} desc, ${projects.createdAt} desc, ${projects.id}) as position
      from ${shown} join ${projects} on ${shownProjects}
      join ${assignment(wanted)} on assigned.leaf = ${leafKey(wanted.by)}
      where ${noManagerBlocked(wanted.viewerId, projects.id)}
    ) ranked where ${page(wanted)}`);
  return result.rows;
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];
