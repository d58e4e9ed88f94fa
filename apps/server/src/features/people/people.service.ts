import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { PersonPage, people } from '@teamwright/contracts/people.ts';
import { readArea } from '@teamwright/matching/places/area.ts';
import { schoolKey } from '@teamwright/matching/places/school.ts';
import { resolveSkill, searchSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { recordOpened } from '../learning/learning.service.ts';
import {
  findProjectToFit,
  listBestUsers,
  listOwnFits,
  listProjectsToFit,
} from '../matching/matching.fits.service.ts';
import { type ParsedTerm, parseSearch } from '../search/search.service.ts';
import { listShownSkills } from '../skills/skills.service.ts';
import { type FacetRow, listFacets } from './people.facets.repository.ts';
import * as repository from './people.repository.ts';
import { foundPerson, personPage } from './people.view.ts';

/**
 * A page of users who are open to collaborate, in a fixed number of queries. Fields that a public profile does not
 * show can neither be seen nor filtered by.
 */
export async function searchPeople(
  ctx: Ctx,
  query: ParsedInput<typeof people.search>['query'],
): Promise<Answer<typeof people.search>> {
  const understood = await parseSearch(ctx, query.searchTerm);
  const { matched } = understood;
  const terms = understood.terms.map(withPrefixSkills);
  const user = asUserCtx(ctx);
  const project = user && query.forProject ? await findProjectToFit(user, query.forProject) : undefined;
  const forProject = project ?? null;
  // A search for punctuation only finds no one. An empty search lists all users.
  if (terms.length === 0 && query.searchTerm) return { people: [], totalPeople: 0, forProject, matched };
  const asked = {
    terms,
    skillIds: [...new Set((query.skill ?? []).filter(Boolean).map((label) => resolveSkill(label).id))],
    area: query.area ? readArea(query.area) : undefined,
    schoolKey: query.school ? schoolKey(query.school) : undefined,
    hoursMin: query.hoursMin,
    readerId: ctx.actor?.userId,
  };
  const best = user && project ? await listBestUsers(user, project.id) : [];
  const [rows, totalPeople] = await Promise.all([
    repository.listPeople(ctx.db, asked, { ...query, best }),
    repository.countPeople(ctx.db, asked),
  ]);
  const ids = rows.map((row) => row.id);
  const [skills, fits] = await Promise.all([
    listShownSkills(ctx, ids),
    user && project ? listOwnFits(user, [project], ids) : undefined,
  ]);
  const list = rows.map((row) => foundPerson(row, skills.get(row.id) ?? [], fits?.get(row.id)?.[0]));
  return { people: list, totalPeople, forProject, matched };
}

/** Undefined for guests. */
function asUserCtx({ actor, ...ctx }: Ctx): UserCtx | undefined {
  return actor === null ? undefined : { ...ctx, actor };
}

/** The values to filter by, with their counts. */
export async function listPeopleFacets(ctx: Ctx): Promise<Answer<typeof people.facets>> {
  const lists = Map.groupBy(await listFacets(ctx.db, limits.facetValues.max), (row) => row.list);
  const facet = (list: FacetRow['list']) =>
    (lists.get(list) ?? []).map(({ value, count }) => ({ value, count }));
  return {
    skills: facet('skills').map(({ value, count }) => ({ value: resolveSkill(value).label, count })),
    areas: facet('areas'),
    schools: facet('schools'),
  };
}

/**
 * Adds skills whose name starts with the last word, which may be incomplete. Words of a text match in the same way.
 */
function withPrefixSkills(term: ParsedTerm): ParsedTerm {
  const [typed = ''] = term.words;
  if (term.skillIds.length > 0 || term.words.length > 1 || typed.length < 3) return term;
  const started = searchSkills(typed, 5).filter((skill) => skill.label.toLowerCase().startsWith(typed));
  return { ...term, skillIds: started.map((skill) => skill.id) };
}

/** @throws AppError `not_found` for an unknown name, and for suspended and deleted users */
export async function getUserPage(ctx: Ctx, username: string): Promise<PersonPage> {
  const row = await repository.findUserByName(ctx.db, username);
  if (row === undefined) throw notFound('User');
  recordOpened(ctx, { kind: 'people', developerId: row.id });
  const user = asUserCtx(ctx);
  const [skills, projects, fits] = await Promise.all([
    listShownSkills(ctx, [row.id]),
    repository.listProjectsOf(ctx.db, row.id),
    user && row.id !== user.actor.userId ? listFitsOfUser(user, row.id) : [],
  ]);
  return personPage(row, skills.get(row.id) ?? [], { projects, fits });
}

/** Best first; projects without a score last. */
async function listFitsOfUser(ctx: UserCtx, userId: string): Promise<OwnFit[]> {
  const fits = (await listOwnFits(ctx, await listProjectsToFit(ctx), [userId])).get(userId) ?? [];
  return fits.toSorted((one, other) => (other.match?.score ?? -1) - (one.match?.score ?? -1));
}
