import type { Answer, ParsedInput } from '@teamwright/contracts/endpoint.ts';
import type { PersonPage, people } from '@teamwright/contracts/people.ts';
import { searchSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { noteOpened } from '../learning/learning.service.ts';
import { type UnderstoodTerm, understandSearch } from '../search/search.service.ts';
import { listShownSkills } from '../skills/skills.service.ts';
import * as repository from './people.repository.ts';
import { foundPerson, personPage } from './people.view.ts';

/** A page of people, in a fixed number of queries. Without a term there is nobody: this is no directory. */
export async function searchPeople(
  ctx: Ctx,
  query: ParsedInput<typeof people.search>['query'],
): Promise<Answer<typeof people.search>> {
  const understood = await understandSearch(ctx, query.searchTerm);
  const { matched } = understood;
  const terms = understood.terms.map(withStartedSkills);
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

/** Skills whose name begins with what is being typed, as words of a text do. */
function withStartedSkills(term: UnderstoodTerm): UnderstoodTerm {
  const [typed = ''] = term.words;
  if (term.skillIds.length > 0 || term.words.length > 1 || typed.length < 3) return term;
  const started = searchSkills(typed, 5).filter((skill) => skill.label.toLowerCase().startsWith(typed));
  return { ...term, skillIds: started.map((skill) => skill.id) };
}

/** @throws AppError `not_found` for a name that nobody has, and for people who are suspended or gone */
export async function getPersonPage(ctx: Ctx, username: string): Promise<PersonPage> {
  const row = await repository.findPersonByName(ctx.db, username);
  if (row === undefined) throw notFound('User');
  noteOpened(ctx, { kind: 'people', developerId: row.id });
  const [skills, projects] = await Promise.all([
    listShownSkills(ctx, [row.id]),
    repository.listProjectsOf(ctx.db, row.id),
  ]);
  return personPage(row, skills.get(row.id) ?? [], projects);
}

/**
 * False for the address of a public page that nobody has, so that it can answer 404. True for any other address,
 * and while the database is away: the app will say so itself.
 */
export async function personOfPageExists(ctx: Ctx, path: string): Promise<boolean> {
  const segment = /^\/u\/([^/]+)\/?$/i.exec(path)?.[1];
  if (segment === undefined) return true;
  const username = decoded(segment);
  if (username === undefined || username.length > 200) return false;
  try {
    return (await repository.findPersonByName(ctx.db, username)) !== undefined;
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not look for the person of a page');
    return true;
  }
}

/** Undefined for what no name can be. */
function decoded(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return name.includes('\u0000') || !name.isWellFormed() ? undefined : name;
  } catch {
    return undefined;
  }
}
