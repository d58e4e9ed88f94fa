import type { Answer } from '@teamwright/contracts/endpoint.ts';
import { limits } from '@teamwright/contracts/limits.ts';
import type { projects } from '@teamwright/contracts/projects.ts';
import type { Ctx, Deps } from '../../core/ctx.ts';
import { type FacetRow, listFacets } from './projects.list.repository.ts';

type Facets = Answer<typeof projects.list>['facets'];

interface Known {
  readonly at: number;
  readonly facets: Promise<Facets>;
}

/** What other processes change shows after so long, in milliseconds; own changes show at once. */
const longestAge = 30_000;
const known = new WeakMap<Deps, Known>();

/** The values in use with their counts. Counting reads every project, so the answer is shared by all visitors. */
export function getFacets(ctx: Ctx): Promise<Facets> {
  const now = ctx.clock.now().getTime();
  const last = known.get(ctx.deps);
  if (last && now - last.at < longestAge) return last.facets;
  const facets = countFacets(ctx);
  known.set(ctx.deps, { at: now, facets });
  facets.catch(() => forgetFacets(ctx));
  return facets;
}

export function forgetFacets(ctx: Ctx): void {
  known.delete(ctx.deps);
}

async function countFacets(ctx: Ctx): Promise<Facets> {
  const lists = Map.groupBy(await listFacets(ctx.db, limits.facetValues.max), (row) => row.list);
  const facet = (list: FacetRow['list']) =>
    (lists.get(list) ?? []).map(({ value, count }) => ({ value, count }));
  return {
    technologies: facet('technologies'),
    skills: facet('skills'),
    areas: facet('areas'),
    schools: facet('schools'),
  };
}
