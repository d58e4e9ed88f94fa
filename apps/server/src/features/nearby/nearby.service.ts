import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { NearbyBy, NearbyPerson, nearby } from '@teamwright/contracts/nearby.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { listOwnFits, listProjectsToFit } from '../matching/matching.fits.service.ts';
import { listProjectsById } from '../projects/list/projects.list.service.ts';
import { listShownSkills } from '../skills/skills.service.ts';
import { listApartLeaves } from './nearby.blocked.repository.ts';
import { type Group, groupAreas, groupSchools } from './nearby.groups.policy.ts';
import * as repository from './nearby.repository.ts';
import { groupLabel, isOwn, nearbyGroup, nearbyPerson } from './nearby.view.ts';

const { min } = limits.nearbyPeople;

/** A page of groups, the user's own first, in a fixed number of queries. Empty for users who have not opted in. */
export async function getNearby(
  ctx: UserCtx,
  { by, place: typed, startIndex, limit }: ParsedInput<typeof nearby.groups>['query'],
): Promise<Answer<typeof nearby.groups>> {
  const own = await repository.findOwnPlace(ctx.db, ctx.actor.userId, by);
  const place = own?.[by] ?? '';
  if (!own?.nearby) return { by, optedIn: false, place, merged: false, groups: [], totalGroups: 0 };
  const all = sortGroups(await listGroups(ctx, by), own.leaf);
  const found = all.filter((group) => hasName(group, typed));
  const groups = found.slice(startIndex, startIndex + limit);
  const max = limits.nearbyGroups;
  const [people, projects] = await Promise.all([
    listPeople(ctx, { by, groups, startIndex: 0, limit: max.people }),
    listProjects(ctx, { by, groups, startIndex: 0, limit: max.projects }),
  ]);
  return {
    by,
    optedIn: true,
    place,
    merged: isMerged(all, own.leaf),
    groups: groups.map((group) =>
      nearbyGroup(group, {
        ownLeaf: own.leaf,
        people: people.get(group.key) ?? [],
        projects: projects.get(group.key) ?? [],
      }),
    ),
    totalGroups: found.length,
  };
}

/** Whether the name of the place contains the text. */
function hasName(group: Group, text: string): boolean {
  return groupLabel(group).toLowerCase().includes(text.toLowerCase());
}

type MoreQuery = ParsedInput<typeof nearby.people>['query'];

export async function getPeopleOfGroup(
  ctx: UserCtx,
  query: MoreQuery,
): Promise<Answer<typeof nearby.people>> {
  const group = await getGroup(ctx, query);
  const people = await listPeople(ctx, { ...query, groups: [group] });
  return { people: people.get(group.key) ?? [], totalPeople: group.people };
}

export async function getProjectsOfGroup(
  ctx: UserCtx,
  query: MoreQuery,
): Promise<Answer<typeof nearby.projects>> {
  const group = await getGroup(ctx, query);
  const projects = await listProjects(ctx, { ...query, groups: [group] });
  return { projects: projects.get(group.key) ?? [], totalProjects: group.projects };
}

/**
 * @throws AppError `forbidden` for users who have not opted in, `not_found` for a group that does not exist (any
 * longer)
 */
async function getGroup(ctx: UserCtx, query: MoreQuery): Promise<Group> {
  const own = await repository.findOwnPlace(ctx.db, ctx.actor.userId, query.by);
  if (!own?.nearby) throw new AppError('forbidden', 'Show yourself on Nearby to see who else is there');
  const group = (await listGroups(ctx, query.by)).find(({ key }) => key === query.group);
  if (group === undefined) throw notFound('Group');
  return group;
}

/** The groups are the same for all users. Only the counts exclude users with a block. */
async function listGroups(ctx: UserCtx, by: NearbyBy): Promise<Group[]> {
  const hidden = await listApartLeaves(ctx.db, { by, viewerId: ctx.actor.userId });
  const groups =
    by === 'school'
      ? groupSchools(await repository.listSchoolLeaves(ctx.db), min)
      : groupAreas(await repository.listAreaLeaves(ctx.db), min);
  return groups.map((group) => withoutHidden(group, hidden));
}

type Hidden = Awaited<ReturnType<typeof listApartLeaves>>;

function withoutHidden(group: Group, hidden: Hidden): Group {
  const here = hidden.filter(({ leaf }) => group.leaves.includes(leaf));
  const sumOf = (what: 'people' | 'projects') => here.reduce((sum, row) => sum + row[what], 0);
  return { ...group, people: group.people - sumOf('people'), projects: group.projects - sumOf('projects') };
}

const isLast = ({ level }: Group) => level === 'elsewhere' || level === 'otherSchools';

/**
 * The user's own group, then those of the user's country, then larger ones. Groups without a place come last, also if
 * the user is in one.
 */
function sortGroups(groups: readonly Group[], ownLeaf: string): Group[] {
  const own = groups.find((group) => isOwn(group, ownLeaf));
  // The first part of an area is its country.
  const country = own?.country || ownLeaf.split('/')[0] || undefined;
  const rank = (group: Group) => {
    if (isLast(group)) return 3;
    if (isOwn(group, ownLeaf)) return 0;
    return group.country === country ? 1 : 2;
  };
  return groups.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      other.people - one.people ||
      groupLabel(one).localeCompare(groupLabel(other), 'en'),
  );
}

/** Whether the user's own area has too few users. */
function isMerged(groups: readonly Group[], ownLeaf: string): boolean {
  const own = groups.find((group) => isOwn(group, ownLeaf));
  if (own === undefined) return false;
  const namesTown = ownLeaf.split('/')[2] !== '';
  return isLast(own) || (own.level === 'country' && namesTown);
}

type Wanted = Omit<repository.Wanted, 'viewerId'>;

async function listPeople(ctx: UserCtx, wanted: Wanted): Promise<Map<string, NearbyPerson[]>> {
  const viewerId = ctx.actor.userId;
  const rows = await repository.listPeople(ctx.db, { ...wanted, viewerId });
  const open = rows.filter((row) => row.openToCollaborate).map((row) => row.id);
  const [skills, fits] = await Promise.all([
    listShownSkills(
      ctx,
      rows.map((row) => row.id),
    ),
    listProjectsToFit(ctx).then((own) => listOwnFits(ctx, own, open)),
  ]);
  const groups = Map.groupBy(rows, (row) => row.group);
  return new Map(
    [...groups].map(([key, list]) => {
      const people = list.map((row) => {
        const fit = bestOf(fits.get(row.id) ?? []);
        return { ...nearbyPerson(row, skills.get(row.id) ?? [], viewerId), ...(fit && { ownFit: fit }) };
      });
      return [key, people.toSorted((one, other) => scoreOf(other) - scoreOf(one))];
    }),
  );
}

/** The project that the user fits best; undefined without any score. */
function bestOf(fits: readonly OwnFit[]): OwnFit | undefined {
  const [best] = fits
    .filter(({ match }) => match !== null)
    .toSorted((one, other) => (other.match?.score ?? 0) - (one.match?.score ?? 0));
  return best;
}

/** The caller comes last. */
function scoreOf({ you, ownFit }: NearbyPerson): number {
  return you ? -1 : (ownFit?.match?.score ?? 0);
}

/** Projects that look for people come first, the caller's own last among them, then the best match. */
function byFit(one: Project, other: Project): number {
  const isFull = ({ status }: Project) => Number(status !== 'open');
  const isOwn = ({ viewer }: Project) => Number(viewer?.relation === 'owner');
  return (
    isFull(one) - isFull(other) ||
    isOwn(one) - isOwn(other) ||
    (other.viewer?.match?.score ?? 0) - (one.viewer?.match?.score ?? 0)
  );
}

async function listProjects(ctx: UserCtx, wanted: Wanted): Promise<Map<string, Project[]>> {
  const viewerId = ctx.actor.userId;
  const rows = await repository.listProjects(ctx.db, { ...wanted, viewerId });
  const ids = rows.map(({ id }) => id);
  const projects = new Map((await listProjectsById(ctx, ids)).map((project) => [project.id, project]));
  const groups = Map.groupBy(rows, (row) => row.group);
  return new Map(
    [...groups].map(([key, list]) => {
      const known = list.map(({ id }) => projects.get(id)).filter((project) => project !== undefined);
      return [key, known.toSorted(byFit)];
    }),
  );
}
