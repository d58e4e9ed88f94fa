import type { ProjectListQuery } from '@teamwright/contracts/projects/projects.ts';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  lte,
  ne,
  not,
  or,
  type Param,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { noManagerBlocked } from '../../../db/exclude-blocked.ts';
import { type AreaKeys, inArea, ofProfile } from '../../../db/places.ts';
import { preparedFor } from '../../../db/prepared.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventTeams } from '../../../db/schema/events/event-teams.ts';
import { places } from '../../../db/schema/nearby.ts';
import { profiles } from '../../../db/schema/profiles.ts';
import { projects } from '../../../db/schema/projects.ts';
import { responseStats } from '../../../db/schema/requests.ts';
import { seats } from '../../../db/schema/seats.ts';
import { memberships } from '../../../db/schema/teams.ts';
import { projectColumns } from '../projects.repository.ts';

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

interface Page extends Pick<ProjectListQuery, 'startIndex' | 'limit' | 'order'> {
  /** Ids of projects that come first, in this order. */
  readonly best: readonly string[];
}

/** This many of the newest matches are sorted by relevance; older ones follow by date. */
const maxRanked = 2_400;

const ownerIsActive = sql`${projects.ownerId} not in
  (select ${users.id} from ${users} where ${users.status} = 'suspended')`;

/**
 * An event publishes hundreds of full teams at once, which would hide all other projects of a list. They are found by
 * words, or with the status `full`.
 */
const isFullEventTeam = sql`(${projects.status} = 'full' and exists
  (select from ${eventTeams} where ${eventTeams.projectId} = ${projects.id}))`;

/** The projects of a list without other filters. */
export function isListed(status: ProjectFilter['status'], hasTerms = false): SQL | undefined {
  return and(
    status ? eq(projects.status, status) : ne(projects.status, 'archived'),
    ownerIsActive,
    status === undefined && !hasTerms ? not(isFullEventTeam) : undefined,
  );
}

function matches(filter: ProjectFilter): SQL | undefined {
  return and(
    isListed(filter.status, filter.terms.length > 0),
    filter.technologyIds.length > 0
      ? arrayOverlaps(projects.technologyIds, [...filter.technologyIds])
      : undefined,
    filter.skillIds.length > 0 ? arrayOverlaps(projects.skillIds, [...filter.skillIds]) : undefined,
    isFor(filter),
    filter.terms.length > 0 ? sql`${projects.searchVector} @@ ${searchQuery(filter.terms)}` : undefined,
  );
}

/** Hours are those of an open seat, or else of the owner. */
function needsAtMost(hoursMax: number): SQL {
  const isOpen = sql`${seats.memberId} is null`;
  return sql`(
    ${projects.id} in
      (select ${seats.projectId} from ${seats} where ${isOpen} and ${lte(seats.hoursPerWeek, hoursMax)})
    or (
      ${projects.ownerId} in
        (select ${profiles.userId} from ${profiles} where ${lte(profiles.hoursPerWeek, hoursMax)})
      and ${projects.id} not in
        (select ${seats.projectId} from ${seats} where ${isOpen} and ${seats.hoursPerWeek} is not null)
    )
  )`;
}

/** The place is that of the owner. */
function isFor({ areas, schoolKey, hoursMax }: ProjectFilter): SQL | undefined {
  const placed = and(
    ...areas.map(inArea),
    schoolKey === undefined ? undefined : eq(places.schoolKey, schoolKey),
  );
  return and(
    placed &&
      sql`${projects.ownerId} in (select ${places.userId} from ${places} ${ofProfile} where ${placed})`,
    hoursMax === undefined ? undefined : needsAtMost(hoursMax),
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
  if (page.best.length > 0)
    return await byFit(db, filter, page.best).offset(page.startIndex).limit(page.limit);
  const ready = readyFor(db, filter);
  if (ready && page.order !== 'asc')
    return await (ranked ? ready.relevant : ready.newest).execute({ ...valuesOf(filter), ...page });
  const query = ranked
    ? byRelevance(db, filter, sql.param(skillIdsOf(filter)))
    : byDate(db, filter, page.order === 'asc' ? asc : desc);
  return await query.offset(page.startIndex).limit(page.limit);
}

/** The area in the user's profile, as typed. */
export async function findTypedArea(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ area: profiles.area }).from(profiles).where(eq(profiles.userId, userId));
  return row?.area;
}

export async function listProjectsById(db: Db, ids: readonly string[]) {
  return await db
    .select(projectColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(responseStats, eq(responseStats.ownerId, projects.ownerId))
    .where(inArray(projects.id, [...ids]));
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

/** The given projects first, in their order; then the others, newest first. */
function byFit(db: Db, filter: ProjectFilter, best: readonly string[]) {
  const ranked = db
    .select({ id: sql<string>`id`.as('ranked_id'), rank: sql<number>`rank`.as('rank') })
    .from(sql`unnest(${sql.param(best)}::uuid[]) with ordinality as best (id, rank)`)
    .as('ranked');
  return db
    .select(projectColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(responseStats, eq(responseStats.ownerId, projects.ownerId))
    .leftJoin(ranked, eq(ranked.id, projects.id))
    .where(matches(filter))
    .orderBy(sql`${ranked.rank} asc nulls last`, desc(projects.createdAt), desc(projects.id));
}

/** Weights of words for `ts_rank`, from the class D to the class A of the search vector. */
const wordWeights = sql.raw(`'{0.1, 0.1, 0.3, 1}'`);
/** What tags of a requested skill add to the rank by words. */
const tagBonus = sql.raw('0.2');

/** Words in the title have the highest weight, then tags of a requested skill, then other words. */
function byRelevance(db: Db, filter: ProjectFilter, skillIds: Param | Placeholder) {
  const tagged = sql`(${projects.technologyIds} || ${projects.skillIds}) && ${skillIds}::text[]`;
  const words = sql`ts_rank(${wordWeights}, ${projects.searchVector}, ${searchQuery(filter.terms)}, 1)`;
  const candidates = db
    .select({ id: projects.id, rank: sql<number>`${words} + (${tagged})::int * ${tagBonus}`.as('rank') })
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

interface NewProjects {
  /** The user who has not seen them yet. */
  readonly userId: string;
  readonly postedAfter: Date;
  readonly changedAfter: Date;
  readonly limit: number;
}

/** Newest first, without projects of this user's teams and those with a block between the user and a manager. */
export async function listNewProjects(db: Db, filter: ProjectFilter, wanted: NewProjects) {
  const { userId, postedAfter, changedAfter, limit } = wanted;
  const isMember = sql`exists (select from ${memberships}
    where ${memberships.projectId} = ${projects.id} and ${memberships.userId} = ${userId})`;
  return await db
    .select({ id: projects.id, slug: projects.slug, title: projects.title })
    .from(projects)
    .where(
      and(
        gt(projects.createdAt, postedAfter),
        gt(projects.updatedAt, changedAfter),
        matches(filter),
        not(isMember),
        noManagerBlocked(userId, projects.id),
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);
}

export async function findLastChange(db: Db): Promise<Date | undefined> {
  const rows = await db
    .select({ updatedAt: projects.updatedAt })
    .from(projects)
    .orderBy(desc(projects.updatedAt))
    .limit(1);
  return rows[0]?.updatedAt;
}

/** `others` have another status than the filter's, and meet all its other conditions. */
export async function countProjects(
  db: Db,
  filter: ProjectFilter,
): Promise<{ total: number; others: number }> {
  const ready = readyFor(db, filter);
  if (ready !== undefined) {
    const [row] = await ready.count.execute(valuesOf(filter));
    return { total: row?.count ?? 0, others: 0 };
  }
  const { status, ...rest } = filter;
  if (status === undefined) return { total: await db.$count(projects, matches(filter)), others: 0 };
  const isWanted = eq(projects.status, status);
  const [row] = await db
    .select({
      total: sql<number>`(count(*) filter (where ${isWanted}))::int`,
      others: sql<number>`(count(*) filter (where not (${isWanted}) and ${projects.status} <> 'archived'))::int`,
    })
    .from(projects)
    .where(status === 'archived' ? or(matches(filter), matches(rest)) : matches(rest));
  return row ?? { total: 0, others: 0 };
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
