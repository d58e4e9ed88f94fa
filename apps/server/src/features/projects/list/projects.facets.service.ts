import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { projects } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx, Deps } from '../../../core/ctx.ts';
import { type FacetRow, listFacets } from './projects.facets.repository.ts';

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
const known = new WeakMap<Deps, Known>();

/** The values in use with their counts. Counting reads every project, so the result is cached for all visitors. */
export function getFacets(ctx: Ctx): Promise<Facets> {
  const now = ctx.clock.now().getTime();
  const last = known.get(ctx.deps);
  if (last === undefined || now - last.at >= maxAgeMs) return remember(ctx, now, countFacets(ctx));
  if (now - last.at >= renewalAgeMs && !last.renewed) renew(ctx, now, last);
  return last.facets;
}

export function forgetFacets(ctx: Ctx): void {
  known.delete(ctx.deps);
}

function remember(ctx: Ctx, at: number, facets: Promise<Facets>): Promise<Facets> {
  const counted = { at, facets, renewed: false };
  known.set(ctx.deps, counted);
  facets.catch(() => {
    if (known.get(ctx.deps) === counted) forgetFacets(ctx);
  });
  return facets;
}

/** If the cache was cleared during the count, the result is dropped because a project has changed. */
function renew(ctx: Ctx, at: number, last: Known): void {
  last.renewed = true;
  const facets = countFacets(ctx);
  facets.then(
    () => {
      if (known.get(ctx.deps) === last) remember(ctx, at, facets);
    },
    (err) => ctx.log.warn({ err }, 'values in use could not be counted'),
  );
}

async function countFacets(ctx: Ctx): Promise<Facets> {
  const lists = Map.groupBy(await listFacets(ctx.db, limits.facetValues.max), (row) => row.list);
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
