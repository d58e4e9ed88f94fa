import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError, invalidField, violatesUnique } from '../../core/errors.ts';
import { searchableText } from '../search/search.service.ts';
import * as repository from './projects.repository.ts';
import { freeSlug, slugOf } from './projects.slug.policy.ts';

/** A project form as typed. An empty text, an empty list or a missing size is an incomplete field. */
interface Typed {
  readonly title: string;
  readonly description: string;
  readonly technologies: string[];
  readonly skills: string[];
  readonly teamSize?: number | undefined;
  readonly responsibilities: string;
  readonly startDate: string;
  readonly endDate: string;
}

type Posting = ReturnType<typeof completePosting>;

/**
 * The posting, if it is valid: all fields are required, and the end is not before the start.
 * @param before the posting before an edit: fields that were empty may stay empty, as those of a team of an event
 */
export function completePosting(typed: Typed, before?: Typed) {
  const { title, description, technologies, skills, teamSize, responsibilities, startDate, endDate } = typed;
  const optional = before === undefined ? [] : missingFields(before);
  const missing = missingFields(typed).filter((name) => !optional.includes(name));
  if (teamSize === undefined || missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [name, 'Required']));
    throw new AppError('invalid', 'Please fill in all fields.', { fields });
  }
  if (endDate !== '' && startDate > endDate)
    throw invalidField('endDate', 'End date must be after the start date.');
  return { title, description, technologies, skills, teamSize, responsibilities, startDate, endDate };
}

function missingFields(typed: Typed): string[] {
  const required = ['title', 'description', 'technologies', 'skills', 'teamSize'] as const;
  const dated = ['responsibilities', 'startDate', 'endDate'] as const;
  return [...required, ...dated].filter((name) => {
    const value = typed[name];
    return value === undefined || (typeof value !== 'number' && value.length === 0);
  });
}

/** The posting with the columns for filters and search. */
export function storedPosting(posting: Posting) {
  return {
    ...posting,
    startDate: posting.startDate || null,
    endDate: posting.endDate || null,
    technologyIds: posting.technologies.map((label) => resolveSkill(label).id),
    skillIds: posting.skills.map((label) => resolveSkill(label).id),
    searchText: searchText(posting),
  };
}

/** The text that the search box searches. */
export function searchText(project: {
  title: string;
  description: string;
  technologies: readonly string[];
  skills: readonly string[];
}): string {
  const { title, technologies, skills, description } = project;
  return searchableText([title, [...technologies, ...skills].join(' '), description]);
}

/**
 * Writes a project with a slug that is free or already belongs to it. If two projects race for one slug, the second
 * gets the next number.
 */
export async function withFreeSlug(
  ctx: Ctx,
  { title, projectId }: { title: string; projectId?: string },
  write: (slug: string) => Promise<void>,
): Promise<void> {
  const wanted = slugOf(title);
  for (let attempt = 0; ; attempt += 1) {
    const slug = freeSlug(wanted, new Set(await repository.listSlugsLike(ctx.db, wanted, projectId)));
    try {
      await write(slug);
      return;
    } catch (error) {
      if (attempt === 20 || !violatesUnique(error, 'projects_slug_key')) throw error;
    }
  }
}
