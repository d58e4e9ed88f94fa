import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ProjectListQuery, projects } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx, Deps } from '../../../core/ctx.ts';
import { type FacetRow, listFacets } from './projects.facets.repository.ts';

/** The only filter that the counts depend on, so that there are few of them to cache. */
type Status = ProjectListQuery['status'];
type Facets = Answer<typeof projects.list>['facets'];

interface Known {
  readonly at: number;
  readonly facets: Promise<Facets>;
  renewed: boolean;
}

/** Maximum age of the cache, in milliseconds. Changes by this process clear it at once. */
const maxAgeMs = 30_000;
/**
 * From this age on, a request triggers a recount in the background, so that on a busy site no request waits for it.
 */
const renewalAgeMs = 20_000;
const known = new WeakMap<Deps, Map<Status, Known>>();

/**
 * The values of the projects with a status, with their counts. Counting reads every project, so the result is cached
 * for all visitors.
 */
export function getFacets(ctx: Ctx, status: Status): Promise<Facets> {
  const now = ctx.clock.now().getTime();
  const last = known.get(ctx.deps)?.get(status);
  if (last === undefined || now - last.at >= maxAgeMs)
    return remember(ctx, status, now, countFacets(ctx, status));
  if (now - last.at >= renewalAgeMs && !last.renewed) renew(ctx, status, now, last);
  return last.facets;
}

export function forgetFacets(ctx: Ctx): void {
  known.delete(ctx.deps);
}

function remember(ctx: Ctx, status: Status, at: number, facets: Promise<Facets>): Promise<Facets> {
  const counted = { at, facets, renewed: false };
  const all = known.get(ctx.deps) ?? new Map<Status, Known>();
  known.set(ctx.deps, all.set(status, counted));
  facets.catch(() => {
    if (all.get(status) === counted) all.delete(status);
  });
  return facets;
}

/** If the cache was cleared during the count, the result is dropped because a project has changed. */
function renew(ctx: Ctx, status: Status, at: number, last: Known): void {
  last.renewed = true;
  const facets = countFacets(ctx, status);
  facets.then(
    () => {
      if (known.get(ctx.deps)?.get(status) === last) remember(ctx, status, at, facets);
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
