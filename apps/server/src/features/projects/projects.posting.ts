import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError, violatesUnique } from '../../core/errors.ts';
import { searchableText } from '../search/search.service.ts';
import * as repository from './projects.repository.ts';
import { freeSlug, slugOf } from './projects.slug.ts';

/** A posting as typed: an empty text, an empty list or no size is what is still missing. */
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

/** The posting, when it may be one: everything is required, and the end is not before the start. */
export function completePosting(typed: Typed) {
  const { title, description, technologies, skills, teamSize, responsibilities, startDate, endDate } = typed;
  const filled = [title, description, responsibilities, startDate, endDate].every((value) => value !== '');
  if (!filled || teamSize === undefined || technologies.length === 0 || skills.length === 0)
    throw new AppError('invalid', 'Please fill in all fields.');
  if (startDate > endDate) {
    const text = 'End date must be after the start date.';
    throw new AppError('invalid', text, { fields: { endDate: text } });
  }
  return { title, description, technologies, skills, teamSize, responsibilities, startDate, endDate };
}

/** With what filters and the search box look through. */
export function storedPosting(posting: Posting) {
  return {
    ...posting,
    technologyIds: posting.technologies.map((label) => resolveSkill(label).id),
    skillIds: posting.skills.map((label) => resolveSkill(label).id),
    searchText: searchText(posting),
  };
}

/** What the search box looks through. */
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
 * Writes a project under a slug that is free or, of the project that is renamed, its own. Two that want one slug at
 * once race for it; the loser takes the next number.
 */
export async function withFreeSlug(
  ctx: Ctx,
  { title, projectId }: { title: string; projectId?: string },
  write: (slug: string) => Promise<void>,
): Promise<void> {
  const wanted = slugOf(title);
  for (let attempt = 0; ; attempt += 1) {
    const slug = freeSlug(wanted, await repository.listSlugsLike(ctx.db, wanted, projectId));
    try {
      await write(slug);
      return;
    } catch (error) {
      if (attempt === 20 || !violatesUnique(error, 'projects_slug_key')) throw error;
    }
  }
}
