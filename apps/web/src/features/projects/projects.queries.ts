import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { choiceField, listField, pageField, textField } from '../../lib/address/search-state.ts';
import type { Answer } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { texts } from '../../texts.ts';

export type Project = Answer<'projects.list'>['posts'][number];
export type ProjectDetails = Answer<'projects.bySlug'>;
export type ProjectFacets = Answer<'projects.list'>['facets'];

export const statusChoices = ['open', 'any', 'full', 'closed'] as const;
/** Maximum hours a week. */
export const hoursChoices = ['', '5', '10', '20'] as const;
const nearChoices = ['', 'me'] as const;
const orders = ['desc', 'asc', 'relevance', 'match'] as const;

/** The fields of the home page's projects browser in the address: projects with any status. */
export const projectFields = {
  searchTerm: textField(),
  technology: listField(),
  skill: listField(),
  order: choiceField(orders, 'desc'),
  status: choiceField(statusChoices, 'any'),
  hoursMax: choiceField(hoursChoices, ''),
  area: textField(),
  school: textField(),
  near: choiceField(nearChoices, ''),
  page: pageField(),
};

/** The same on Discover, which shows open projects first. */
const discoverFields = { ...projectFields, status: choiceField(statusChoices, 'open') };

/** Users find the projects that fit them best first. Without a known skill the newest come first. */
const ownDiscoverFields = { ...discoverFields, order: choiceField(orders, 'match') };

export function discoverFieldsOf(isSignedIn: boolean): typeof discoverFields {
  return isSignedIn ? ownDiscoverFields : discoverFields;
}

export interface ProjectFilter {
  searchTerm: string;
  technology: readonly string[];
  skill: readonly string[];
  order: (typeof orders)[number];
  status: (typeof statusChoices)[number];
  hoursMax: (typeof hoursChoices)[number];
  area: string;
  school: string;
  /** Only projects in the user's area. */
  near: (typeof nearChoices)[number];
  page: number;
}

/** The filter values that remove all filters; the status returns to the page's default. */
export const noFilter = {
  searchTerm: '',
  technology: [],
  skill: [],
  hoursMax: '',
  area: '',
  school: '',
  near: '',
} as const satisfies Partial<ProjectFilter>;

export interface ProjectPageOfList {
  posts: readonly Project[];
  totalPosts: number;
  /** Projects with another status that meet the other filters. */
  otherPosts: number;
  facets: ProjectFacets;
  /** The terms to mark in the projects. */
  matched: readonly string[];
}

const noFacets: ProjectFacets = { technologies: [], skills: [], areas: [], schools: [] };

export const emptyList: ProjectPageOfList = {
  posts: [],
  totalPosts: 0,
  otherPosts: 0,
  facets: noFacets,
  matched: [],
};

/**
 * Reads a page of projects; also accepts a bare array. @throws Error with the specified text for any other
 * shape.
 */
export function readProjectList(answer: unknown): ProjectPageOfList {
  const { posts, totalPosts, otherPosts, facets, matched } = Array.isArray(answer)
    ? { posts: answer }
    : asPartialList(answer);
  if (!Array.isArray(posts)) throw new Error(texts.projects.unexpected);
  return {
    posts,
    totalPosts: totalPosts ?? posts.length,
    otherPosts: otherPosts ?? 0,
    facets: { ...noFacets, ...facets },
    matched: matched ?? [],
  };
}

// Safe: only the outer shape is unknown. The projects match the contract.
function asPartialList(answer: unknown): Partial<Answer<'projects.list'>> {
  return typeof answer === 'object' && answer !== null ? answer : {};
}

/** The query of a list. Missing filter fields do not filter. */
export function projectListQuery(wanted: Partial<ProjectFilter>) {
  const { page, ...filter } = {
    ...noFilter,
    order: 'desc' as const,
    status: 'any' as const,
    page: 1,
    ...wanted,
  };
  const limit = limits.page.default;
  const query = {
    ...filter,
    technology: [...filter.technology],
    skill: [...filter.skill],
    status: filter.status === 'any' ? undefined : filter.status,
    hoursMax: filter.hoursMax || undefined,
    near: filter.near || undefined,
    startIndex: (page - 1) * limit,
    limit,
  };
  return queryOptions({
    ...endpointQuery('projects.list', { query }),
    select: readProjectList,
    placeholderData: keepPreviousData,
  });
}

export function projectBySlugQuery(slug: string) {
  return endpointQuery('projects.bySlug', { params: { slug } });
}
