import type { ProjectListQuery } from '@teamwright/contracts/projects.ts';
import { and, arrayOverlaps, asc, count, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { preparedFor } from '../../db/prepared.ts';
import { users } from '../../db/schema/accounts.ts';
import { places } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { answerRecords } from '../../db/schema/requests.ts';
import { projectColumns } from './projects.repository.ts';

interface Term {
  /** For `to_tsquery`. */
  readonly text: string;
  /** For a cast to `tsquery`; empty when no skill is named. */
  readonly tags: string;
  readonly skillIds: readonly string[];
}

/** What the list is narrowed to; tags are canonical ids, of which one is enough. */
export interface ProjectFilter {
  readonly terms: readonly Term[];
  readonly technologyIds: readonly string[];
  readonly skillIds: readonly string[];
  readonly status?: ProjectListQuery['status'];
  /** All of them hold. Keys, '' for what was not said. */
  readonly areas: readonly AreaKeys[];
  readonly schoolKey?: string | undefined;
  readonly hoursMax?: number | undefined;
}

interface AreaKeys {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

type Page = Pick<ProjectListQuery, 'startIndex' | 'limit' | 'order'>;

/** So many of the newest matches are put in order of relevance; older ones follow by date. */
const mostRanked = 2_400;

const ownerIsActive = sql`${projects.ownerId} not in
  (select ${users.id} from ${users} where ${users.status} = 'suspended')`;

function matches(filter: ProjectFilter): SQL | undefined {
  return and(
    filter.status ? eq(projects.status, filter.status) : ne(projects.status, 'archived'),
    ownerIsActive,
    filter.technologyIds.length > 0
      ? arrayOverlaps(projects.technologyIds, [...filter.technologyIds])
      : undefined,
    filter.skillIds.length > 0 ? arrayOverlaps(projects.skillIds, [...filter.skillIds]) : undefined,
    ownedBy(filter),
    filter.terms.length > 0 ? sql`${projects.searchVector} @@ ${searchQuery(filter.terms)}` : undefined,
  );
}

/** Place and hours are the owner's. */
function ownedBy({ areas, schoolKey, hoursMax }: ProjectFilter): SQL | undefined {
  const placed = and(
    ...areas.map(inArea),
    schoolKey === undefined ? undefined : eq(places.schoolKey, schoolKey),
  );
  return and(
    placed &&
      sql`${projects.ownerId} in (select ${places.userId} from ${places} ${ofProfile} where ${placed})`,
    hoursMax === undefined
      ? undefined
      : sql`${projects.ownerId} in
          (select ${profiles.userId} from ${profiles} where ${lte(profiles.hoursPerWeek, hoursMax)})`,
  );
}

/** Only what was read from the words that the profile has now. */
const ofProfile = sql`join ${profiles} on ${profiles.userId} = ${places.userId}
  and ${profiles.area} = ${places.area} and ${profiles.school} = ${places.school}`;

/** The same town, in countries and regions that agree as far as they are named; without a town, the whole of it. */
function inArea({ country, region, city }: AreaKeys): SQL | undefined {
  if (city === '' && country === '') return sql`false`;
  const agrees = (column: AnyPgColumn, value: string) =>
    value === '' ? undefined : city === '' ? eq(column, value) : inArray(column, ['', value]);
  return and(
    city === '' ? undefined : eq(places.city, city),
    agrees(places.country, country),
    agrees(places.region, region),
  );
}

/** All terms, each by its words or by the ids of the skills that it names. */
function searchQuery(terms: readonly Term[]): SQL {
  const queries = terms.map(({ text, tags }) => {
    const words = sql`to_tsquery('simple', ${text})`;
    return tags === '' ? words : sql`(${words} || ${tags}::tsquery)`;
  });
  return sql`(${sql.join(queries, sql` && `)})`;
}

export async function listProjects(db: Db, filter: ProjectFilter, page: Page) {
  const ranked = page.order === 'relevance' && filter.terms.length > 0 && page.startIndex < mostRanked;
  return ranked ? await listByRelevance(db, filter, page) : await listByDate(db, filter, page);
}

async function listByDate(db: Db, filter: ProjectFilter, page: Page) {
  if (isWide(filter) && page.order !== 'asc') return await newest(db).execute({ ...page });
  const direction = page.order === 'asc' ? asc : desc;
  return await byDate(db, filter, direction).offset(page.startIndex).limit(page.limit);
}

function byDate(db: Db, filter: ProjectFilter, direction: typeof asc) {
  return db
    .select(projectColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(answerRecords, eq(answerRecords.ownerId, projects.ownerId))
    .where(matches(filter))
    .orderBy(direction(projects.createdAt), direction(projects.id));
}

/** Nothing is asked for: what most pages show, so its statements are put together once. */
const wide: ProjectFilter = { terms: [], technologyIds: [], skillIds: [], areas: [] };

function isWide({ terms, technologyIds, skillIds, areas, ...rest }: ProjectFilter): boolean {
  const lists = [terms, technologyIds, skillIds, areas];
  return (
    lists.every((list) => list.length === 0) && Object.values(rest).every((value) => value === undefined)
  );
}

const newest = preparedFor((db) =>
  byDate(db, wide, desc)
    .offset(sql.placeholder('startIndex'))
    .limit(sql.placeholder('limit'))
    .prepare('newest_projects'),
);

const countWide = preparedFor((db) =>
  db.select({ count: count() }).from(projects).where(matches(wide)).prepare('count_projects'),
);

/** Words in the title weigh most, then tags of a skill that was asked for, then other words. */
async function listByRelevance(db: Db, filter: ProjectFilter, page: Page) {
  const ids = filter.terms.flatMap((term) => term.skillIds);
  const tagged = sql`(${projects.technologyIds} || ${projects.skillIds}) && ${sql.param(ids)}::text[]`;
  const words = sql`ts_rank('{0.1, 0.1, 0.3, 1}', ${projects.searchVector}, ${searchQuery(filter.terms)}, 1)`;
  const candidates = db
    .select({ id: projects.id, rank: sql<number>`${words} + (${tagged})::int * 0.2`.as('rank') })
    .from(projects)
    .where(matches(filter))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(mostRanked)
    .as('candidates');
  return await db
    .select(projectColumns)
    .from(candidates)
    .innerJoin(projects, eq(projects.id, candidates.id))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(answerRecords, eq(answerRecords.ownerId, projects.ownerId))
    .orderBy(desc(candidates.rank), desc(projects.createdAt), desc(projects.id))
    .offset(page.startIndex)
    .limit(page.limit);
}

export async function countProjects(db: Db, filter: ProjectFilter): Promise<number> {
  if (!isWide(filter)) return await db.$count(projects, matches(filter));
  const [row] = await countWide(db).execute();
  return row?.count ?? 0;
}

export interface FacetRow {
  readonly list: 'technologies' | 'skills' | 'areas' | 'schools';
  readonly value: string;
  readonly count: number;
}

/** The values in use, at most `most` of each list, most used first, under the spelling that most projects use. */
export async function listFacets(db: Db, most: number): Promise<FacetRow[]> {
  const { technologyIds, technologies, skillIds, skills } = projects;
  const result = await db.execute<FacetRow & Record<string, unknown>>(
    sql.join(
      [
        facet('technologies', most, tagsOf(technologyIds, technologies)),
        facet('skills', most, tagsOf(skillIds, skills)),
        facet('areas', most, placesOf(places.city, places.cityLabel)),
        facet('schools', most, placesOf(places.schoolKey, places.school)),
      ],
      sql` union all `,
    ),
  );
  return result.rows;
}

/** @param values rows of `key` and `label`, at most one of each key for a project */
function facet(list: FacetRow['list'], most: number, values: SQL): SQL {
  return sql`(
    select ${list}::text as list, (array_agg(label order by uses desc, label))[1] as value, sum(uses)::int as count
    from (select key, label, count(*) as uses from (${values}) named group by key, label) spelled
    group by key order by count desc, value limit ${most})`;
}

/** Of two labels that a project has for one id, the first. */
function tagsOf(ids: AnyPgColumn, labels: AnyPgColumn): SQL {
  return sql`
    select tag.key, tag.label from ${projects}
    cross join lateral unnest(${ids}, ${labels}) with ordinality as tag (key, label, place)
    where array_position(${ids}, tag.key) = tag.place and ${projects.status} <> 'archived' and ${ownerIsActive}`;
}

function placesOf(key: AnyPgColumn, label: AnyPgColumn): SQL {
  return sql`
    select ${key} as key, ${label} as label from ${projects}
    inner join ${places} on ${places.userId} = ${projects.ownerId} ${ofProfile}
    where ${projects.status} <> 'archived' and ${ownerIsActive} and ${key} <> ''`;
}
