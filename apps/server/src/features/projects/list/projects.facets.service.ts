import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ProjectListQuery, projects } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx, Deps } from '../../../core/ctx.ts';
import { type FacetRow, listFacets } from './projects.facets.repository.ts';

/** The only filter that the counts depend on, so that there are few of them to cache. */
type Status = ProjectListQuery['status'];
type Facets = Answer<typeof projects.list>['facets'];

interface CachedFacets {
  readonly at: number;
  readonly facets: Promise<Facets>;
  isRefreshed: boolean;
}

/** Maximum age of the cache, in milliseconds. Changes by this process clear it at once. */
const maxAgeMs = 30_000;
/**
 * From this age on, a request triggers a recount in the background, so that on a busy site no request waits for it.
 */
const refreshAgeMs = 20_000;
const cache = new WeakMap<Deps, Map<Status, CachedFacets>>();

/**
 * The values of the projects with a status, with their counts. Counting reads every project, so the result is cached
 * for all visitors.
 */
export function getFacets(ctx: Ctx, status: Status): Promise<Facets> {
  const now = ctx.clock.now().getTime();
  const last = cache.get(ctx.deps)?.get(status);
  if (last === undefined || now - last.at >= maxAgeMs)
    return cacheFacets(ctx, status, now, countFacets(ctx, status));
  if (now - last.at >= refreshAgeMs && !last.isRefreshed) refresh(ctx, status, now, last);
  return last.facets;
}

export function clearFacets(ctx: Ctx): void {
  cache.delete(ctx.deps);
}

function cacheFacets(ctx: Ctx, status: Status, at: number, facets: Promise<Facets>): Promise<Facets> {
  const counted = { at, facets, isRefreshed: false };
  const all = cache.get(ctx.deps) ?? new Map<Status, CachedFacets>();
  cache.set(ctx.deps, all.set(status, counted));
  facets.catch(() => {
    if (all.get(status) === counted) all.delete(status);
  });
  return facets;
}

/** If the cache was cleared during the count, the result is dropped because a project has changed. */
function refresh(ctx: Ctx, status: Status, at: number, last: CachedFacets): void {
  last.isRefreshed = true;
  const facets = countFacets(ctx, status);
  facets.then(
    () => {
      if (cache.get(ctx.deps)?.get(status) === last) cacheFacets(ctx, status, at, facets);
    },
    (err) => ctx.log.warn({ err }, 'values in use could not be counted'),
  );
}

async function countFacets(ctx: Ctx, status: Status): Promise<Facets> {
  const rows = await listFacets(ctx.db, status, limits.facetValues.max);
  const lists = Map.groupBy(rows, (row) => row.list);
  const facet = (list: FacetRow['list']) =>
    (lists.get(list) ?? []).map(({ value, count }) => ({ value, count }));
  const skillFacet = (list: FacetRow['list']) =>
    (lists.get(list) ?? []).map(({ key, value, count }) => ({ skillId: key, value, count }));
  return {
    technologies: skillFacet('technologies'),
    skills: skillFacet('skills'),
    areas: facet('areas'),
    schools: facet('schools'),
  };
}
