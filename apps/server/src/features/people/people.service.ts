import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { PersonPage, people } from '@teamwright/contracts/people.ts';
import { searchSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { recordOpened } from '../learning/learning.service.ts';
import { type ParsedTerm, parseSearch } from '../search/search.service.ts';
import { listShownSkills } from '../skills/skills.service.ts';
import * as repository from './people.repository.ts';
import { foundPerson, personPage } from './people.view.ts';

/** A page of users, in a fixed number of queries. Empty without a term, because this is not a directory. */
export async function searchPeople(
  ctx: Ctx,
  query: ParsedInput<typeof people.search>['query'],
): Promise<Answer<typeof people.search>> {
  const understood = await parseSearch(ctx, query.searchTerm);
  const { matched } = understood;
  const terms = understood.terms.map(withPrefixSkills);
  if (terms.length === 0) return { people: [], totalPeople: 0, matched };
  const asked = { terms, readerId: ctx.actor?.userId };
  const [rows, totalPeople] = await Promise.all([
    repository.listPeople(ctx.db, asked, query),
    repository.countPeople(ctx.db, asked),
  ]);
  const skills = await listShownSkills(
    ctx,
    rows.map((row) => row.id),
  );
  return { people: rows.map((row) => foundPerson(row, skills.get(row.id) ?? [])), totalPeople, matched };
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
  const [skills, projects] = await Promise.all([
    listShownSkills(ctx, [row.id]),
    repository.listProjectsOf(ctx.db, row.id),
  ]);
  return personPage(row, skills.get(row.id) ?? [], projects);
}

/**
 * False for the path of a public page that does not exist, so that the server can return 404. True for any other
 * path, and while the database is unavailable: the app shows that error itself.
 */
export async function hasUserPage(ctx: Ctx, path: string): Promise<boolean> {
  const segment = /^\/u\/([^/]+)\/?$/i.exec(path)?.[1];
  if (segment === undefined) return true;
  const username = decoded(segment);
  if (username === undefined || username.length > 200) return false;
  try {
    return (await repository.findUserByName(ctx.db, username)) !== undefined;
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not check whether the page of a user exists');
    return true;
  }
}

/** Undefined for text that cannot be a name. */
function decoded(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return name.includes('\u0000') || !name.isWellFormed() ? undefined : name;
  } catch {
    return undefined;
  }
}
