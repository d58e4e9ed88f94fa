import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/limits.ts';
import { type Answer, call } from '../../lib/api.ts';
import { endpointQuery } from '../../lib/query.ts';
import { choiceField, pageField, textField } from '../../lib/search-state.ts';
import { texts } from '../../texts.ts';

export type Project = Answer<'projects.list'>['posts'][number];
export type ProjectDetails = Answer<'projects.bySlug'>;
export type ProjectFacets = Answer<'projects.list'>['facets'];

/** What the address says of a projects browser. */
export const projectFields = {
  searchTerm: textField(),
  technology: textField(),
  skill: textField(),
  order: choiceField(['desc', 'asc'], 'desc'),
  page: pageField(),
};

export interface ProjectFilter {
  searchTerm: string;
  technology: string;
  skill: string;
  order: 'desc' | 'asc';
  page: number;
}

export interface ProjectPageOfList {
  posts: readonly Project[];
  totalPosts: number;
  facets: ProjectFacets;
}

export const noFacets: ProjectFacets = { technologies: [], skills: [], areas: [], schools: [] };

/** Reads a page of projects; a bare array is accepted too. Throws with the text for anything else. */
export function readProjectList(answer: unknown): ProjectPageOfList {
  const { posts, totalPosts, facets } = Array.isArray(answer) ? { posts: answer } : asPartialList(answer);
  if (!Array.isArray(posts)) throw new Error(texts.projects.unexpected);
  return { posts, totalPosts: totalPosts ?? posts.length, facets: facets ?? noFacets };
}

// Only the outer shape is open here; the projects themselves are the contract's.
function asPartialList(answer: unknown): Partial<Answer<'projects.list'>> {
  return typeof answer === 'object' && answer !== null ? answer : {};
}

export function projectListQuery({ page, ...filter }: ProjectFilter) {
  const limit = limits.page.default;
  const query = { ...filter, startIndex: (page - 1) * limit, limit };
  return queryOptions({
    queryKey: ['projects', 'list', query],
    queryFn: async ({ signal }) => readProjectList(await call('projects.list', { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function pagesOf(totalPosts: number): number {
  return Math.max(1, Math.ceil(totalPosts / limits.page.default));
}

export function projectBySlugQuery(slug: string) {
  return endpointQuery('projects.bySlug', { params: { slug } });
}
