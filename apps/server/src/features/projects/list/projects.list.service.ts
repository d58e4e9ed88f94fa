import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Project, ProjectListQuery, projects } from '@teamwright/contracts/projects/projects.ts';
import { readArea } from '@teamwright/matching/places/area.ts';
import { schoolKey } from '@teamwright/matching/places/school.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { listBlockedEitherWay } from '../../blocks/blocks.service.ts';
import { rankProjects } from '../../matching/matching.ranking.service.ts';
import { briefMatcher } from '../../matching/matching.service.ts';
import { parseSearch } from '../../search/search.service.ts';
import { listSeats } from '../../seats/seats.service.ts';
import { canManageTeam } from '../../teams/teams.policy.ts';
import { listMembers, type MemberRow } from '../../teams/teams.service.ts';
import { canRequestToJoin, canSeeOwnMatch } from '../projects.policy.ts';
import * as repository from '../projects.repository.ts';
import { projectView, relationOf } from '../projects.view.ts';
import { getFacets } from './projects.facets.service.ts';
import * as list from './projects.list.repository.ts';

type FilterQuery = Omit<ProjectListQuery, 'startIndex' | 'limit' | 'order'>;

/** A page of projects, with a fixed number of queries. */
export async function listProjects(ctx: Ctx, query: ProjectListQuery): Promise<Answer<typeof projects.list>> {
  const { filter, matched } = await readFilter(ctx, query, ctx.actor?.userId);
  const [rows, counts, facets, visitor] = await Promise.all([
    listBestIds(ctx, query).then((best) => list.listProjects(ctx.db, filter, { ...query, best })),
    list.countProjects(ctx.db, filter),
    getFacets(ctx, query.status),
    loadVisitor(ctx),
  ]);
  const { total, others } = counts;
  return {
    posts: await withTeams(ctx, rows, visitor),
    totalPosts: total,
    otherPosts: others,
    facets,
    matched,
  };
}

/** The projects with these ids, in any order. The caller must check for blocks. */
export async function listProjectsById(ctx: Ctx, ids: readonly string[]): Promise<Project[]> {
  return ids.length === 0 ? [] : await withTeams(ctx, await list.listProjectsById(ctx.db, ids));
}

/** Projects that are sorted by their fit; the others follow by date. */
const maxRanked = 600;

/** Ids of the projects that come first with the order `match`, best first. */
async function listBestIds({ actor, ...ctx }: Ctx, { order }: ProjectListQuery): Promise<readonly string[]> {
  if (order !== 'match' || actor === null) return [];
  const ranked = await rankProjects({ actor, ...ctx }, actor.userId, { limit: maxRanked, showHidden: true });
  return ranked.map(({ id }) => id);
}

interface Since {
  readonly postedAfter: Date;
  readonly changedAfter: Date;
}

/**
 * Open projects that fit a user's filter, newest first, at most 100: posted after one moment and changed after
 * another. Excludes projects of which the user is a member, or with a block between the user and a manager.
 */
export async function listNewProjects(ctx: Ctx, userId: string, query: FilterQuery, since: Since) {
  const { filter } = await readFilter(ctx, { ...query, status: 'open' }, userId);
  return await list.listNewProjects(ctx.db, filter, { userId, ...since, limit: limits.page.max });
}

/** When a project last changed; undefined if there is none. */
export async function findLastChange(ctx: Ctx): Promise<Date | undefined> {
  return await list.findLastChange(ctx.db);
}

async function readFilter(ctx: Ctx, query: FilterQuery, userId: string | undefined) {
  const { terms, matched } = await parseSearch(ctx, query.searchTerm);
  const filter = {
    terms,
    technologyIds: canonicalIds(query.technology),
    skillIds: canonicalIds(query.skill),
    status: query.status,
    areas: await areasOf(ctx, query, userId),
    schoolKey: query.school ? schoolKey(query.school) : undefined,
    hoursMax: query.hoursMax,
  };
  return { filter, matched };
}

/** Empty for guests and users without an area. No project is near them. */
async function typedAreaOf(ctx: Ctx, userId: string | undefined): Promise<string> {
  return (userId === undefined ? undefined : await list.findTypedArea(ctx.db, userId)) ?? '';
}

/** The requested area and the user's own area. */
async function areasOf(ctx: Ctx, { area, near }: FilterQuery, userId: string | undefined) {
  const own = near === undefined ? undefined : await typedAreaOf(ctx, userId);
  return [area || undefined, own].filter((typed) => typed !== undefined).map((typed) => readArea(typed));
}

function canonicalIds(labels: readonly string[] = []): string[] {
  return labels.filter((label) => label !== '').map((label) => resolveSkill(label).id);
}

/** The match data and the blocks of the visitor, which every page needs. Undefined for guests. */
async function loadVisitor(ctx: Ctx) {
  if (ctx.actor === null) return undefined;
  const { userId } = ctx.actor;
  const [matchOf, blocked] = await Promise.all([
    briefMatcher(ctx, userId),
    listBlockedEitherWay(ctx, userId),
  ]);
  return { matchOf, blocked };
}

/** Adds team and the visitor's relation to rows, in a fixed number of queries. */
export async function withTeams(
  ctx: Ctx,
  rows: readonly repository.ProjectRow[],
  known?: Awaited<ReturnType<typeof loadVisitor>>,
): Promise<Project[]> {
  const ids = rows.map((row) => row.id);
  const [members, pending, visitor] = await Promise.all([
    listMembers(ctx, ids),
    ctx.actor ? repository.listPendingOf(ctx.db, ctx.actor.userId, ids, ctx.clock.now()) : [],
    known ?? loadVisitor(ctx),
  ]);
  const teams = await teamsOf(ctx, rows, members);
  const pendingOf = new Map(pending.map((request) => [request.projectId, request]));
  return rows.map((row) => {
    const team = teams(row.id);
    if (ctx.actor === null) return projectView(row, team);
    const viewer = relationOf(ctx.actor.userId, team.members, pendingOf.get(row.id));
    const isBlocked = team.members.some(
      ({ userId, role }) => canManageTeam(role) && visitor?.blocked.has(userId),
    );
    const { status, ownerStatus } = row;
    const viewed = { status, ownerStatus, relation: viewer.relation, isBlocked };
    const can = { request: canRequestToJoin(viewed), match: canSeeOwnMatch(viewed) };
    return projectView(row, team, {
      ...viewer,
      can,
      match: can.match ? visitor?.matchOf(row.id) : undefined,
    });
  });
}

/** Returns a function for members and seats of these projects. */
export async function teamsOf(
  ctx: Ctx,
  rows: readonly repository.ProjectRow[],
  members: readonly MemberRow[],
) {
  const membersOf = Map.groupBy(members, (member) => member.projectId);
  const seats = await listSeats(
    ctx.db,
    rows.map(({ id, teamSize, technologies, skills }) => {
      const memberIds = (membersOf.get(id) ?? []).map(({ userId }) => userId);
      return { id, teamSize, technologies, skills, memberIds };
    }),
  );
  return (id: string) => ({ members: membersOf.get(id) ?? [], seats: seats.get(id) ?? [] });
}
