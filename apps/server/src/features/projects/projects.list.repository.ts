import type { ProjectListQuery } from '@teamwright/contracts/projects/projects.ts';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  lte,
  ne,
  type Param,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { preparedFor } from '../../db/prepared.ts';
import { users } from '../../db/schema/accounts.ts';
import { places } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { responseStats } from '../../db/schema/requests.ts';
import { projectColumns } from './projects.repository.ts';

interface Term {
  /** For `to_tsquery`. */
  readonly text: string | Placeholder;
  /** For a cast to `tsquery`; empty if no term names a skill. */
  readonly tags: string | Placeholder;
  readonly skillIds: readonly string[];
}

/** The filters of the list. Tags are canonical ids; a project matches with one of them. */
export interface ProjectFilter {
  readonly terms: readonly Term[];
  readonly technologyIds: readonly string[];
  readonly skillIds: readonly string[];
  readonly status?: ProjectListQuery['status'];
  /** All of them must match. Keys, '' for missing parts. */
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

/** This many of the newest matches are sorted by relevance; older ones follow by date. */
const maxRanked = 2_400;

export const ownerIsActive = sql`${projects.ownerId} not in
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

/** Place and hours are those of the owner. */
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

/** Only places that were read from the current text of the profile. */
export const ofProfile = sql`join ${profiles} on ${profiles.userId} = ${places.userId}
  and ${profiles.area} = ${places.area} and ${profiles.school} = ${places.school}`;

/**
 * Matches the same town if country and region agree where given. Without a town, matches the whole region or country.
 */
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

/** All terms must match, each by its words or by the ids of the skills that it names. */
function searchQuery(terms: readonly Term[]): SQL {
  const queries = terms.map(({ text, tags }) => {
    const words = sql`to_tsquery('simple', ${text})`;
    return tags === '' ? words : sql`(${words} || ${tags}::tsquery)`;
  });
  return sql`(${sql.join(queries, sql` && `)})`;
}

export async function listProjects(db: Db, filter: ProjectFilter, page: Page) {
  const ranked = page.order === 'relevance' && filter.terms.length > 0 && page.startIndex < maxRanked;
  const ready = readyFor(db, filter);
  if (ready && page.order !== 'asc')
    return await (ranked ? ready.relevant : ready.newest).execute({ ...valuesOf(filter), ...page });
  const query = ranked
    ? byRelevance(db, filter, sql.param(skillIdsOf(filter)))
    : byDate(db, filter, page.order === 'asc' ? asc : desc);
  return await query.offset(page.startIndex).limit(page.limit);
}

function byDate(db: Db, filter: ProjectFilter, direction: typeof asc) {
  return db
    .select(projectColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(responseStats, eq(responseStats.ownerId, projects.ownerId))
    .where(matches(filter))
    .orderBy(direction(projects.createdAt), direction(projects.id));
}

/** Words in the title have the highest weight, then tags of a requested skill, then other words. */
function byRelevance(db: Db, filter: ProjectFilter, skillIds: Param | Placeholder) {
  const tagged = sql`(${projects.technologyIds} || ${projects.skillIds}) && ${skillIds}::text[]`;
  const words = sql`ts_rank('{0.1, 0.1, 0.3, 1}', ${projects.searchVector}, ${searchQuery(filter.terms)}, 1)`;
  const candidates = db
    .select({ id: projects.id, rank: sql<number>`${words} + (${tagged})::int * 0.2`.as('rank') })
    .from(projects)
    .where(matches(filter))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(maxRanked)
    .as('candidates');
  return db
    .select(projectColumns)
    .from(candidates)
    .innerJoin(projects, eq(projects.id, candidates.id))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(responseStats, eq(responseStats.ownerId, projects.ownerId))
    .orderBy(desc(candidates.rank), desc(projects.createdAt), desc(projects.id));
}

export async function countProjects(db: Db, filter: ProjectFilter): Promise<number> {
  const ready = readyFor(db, filter);
  if (ready === undefined) return await db.$count(projects, matches(filter));
  const [row] = await ready.count.execute(valuesOf(filter));
  return row?.count ?? 0;
}

/**
 * Most pages are requested with words only or without a filter. For these, prepared statements are built once for
 * each combination of terms with and without a skill.
 */
function readyFor(db: Db, { terms, ...rest }: ProjectFilter) {
  const narrows = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
  if (terms.length > maxCombinedTerms || Object.values(rest).some(narrows)) return undefined;
  const kind = terms.map(({ tags }) => (tags === '' ? 'w' : 's')).join('');
  const kinds = statements(db);
  const ready = kinds.get(kind) ?? prepare(db, kind);
  kinds.set(kind, ready);
  return ready;
}

/** Each further term would double the number of combinations. */
const maxCombinedTerms = 4;
const statements = preparedFor(() => new Map<string, ReturnType<typeof prepare>>());

/**
 * Named prepared statements are also planned once. For words, the best plan depends on how many projects contain
 * them.
 */
function prepare(db: Db, kind: string) {
  const { placeholder } = sql;
  const terms = [...kind].map((one, n) => ({
    text: placeholder(`text${n}`),
    tags: one === 's' ? placeholder(`tags${n}`) : '',
    skillIds: [],
  }));
  const filter = { terms, technologyIds: [], skillIds: [], areas: [] };
  const [startIndex, limit] = [placeholder('startIndex'), placeholder('limit')];
  const counted = db.select({ count: count() }).from(projects).where(matches(filter));
  return {
    newest: byDate(db, filter, desc)
      .offset(startIndex)
      .limit(limit)
      .prepare(kind === '' ? 'newest_projects' : ''),
    relevant: byRelevance(db, filter, placeholder('skillIds')).offset(startIndex).limit(limit).prepare(''),
    count: counted.prepare(kind === '' ? 'count_projects' : ''),
  };
}

function valuesOf(filter: ProjectFilter): Record<string, unknown> {
  const ofTerms = filter.terms.flatMap(({ text, tags }, n) => [
    [`text${n}`, text],
    [`tags${n}`, tags],
  ]);
  return { skillIds: skillIdsOf(filter), ...Object.fromEntries(ofTerms) };
}

function skillIdsOf({ terms }: ProjectFilter): string[] {
  return terms.flatMap((term) => term.skillIds);
}
