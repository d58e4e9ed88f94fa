import { z } from 'zod';
import { done, id, isoDateTime, line } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { projectListQuery, projectStatus } from './projects.ts';

/** The filter of a projects list without its page. Values that do not filter are absent. */
const savedFilter = z.object({
  order: projectListQuery.shape.order.unwrap(),
  searchTerm: z.string().optional(),
  technology: z.array(z.string()).optional(),
  skill: z.array(z.string()).optional(),
  status: projectStatus.optional(),
  area: z.string().optional(),
  school: z.string().optional(),
  near: z.literal('me').optional(),
  hoursMax: z.number().optional(),
});

export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filter: savedFilter,
  /** Whether the user is notified of new open projects that fit, whatever status the filter names. */
  alerts: z.boolean(),
  createdAt: isoDateTime,
});

export type SavedFilter = z.infer<typeof savedFilter>;
export type SavedSearch = z.infer<typeof savedSearch>;

const name = line(limits.savedSearchName.max, 1);

export const newSavedSearch = z.object({
  name,
  filter: projectListQuery.omit({ startIndex: true, limit: true }),
  alerts: z.boolean().default(true),
});

export type NewSavedSearch = z.output<typeof newSavedSearch>;

/** A missing field stays unchanged. */
export const savedSearchChanges = z.object({ name: name.optional(), alerts: z.boolean().optional() });

export type SavedSearchChanges = z.output<typeof savedSearchChanges>;

export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    access: 'user',
    summary: 'List your saved searches, newest first',
    response: z.object({ searches: z.array(savedSearch) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    access: 'user',
    summary: 'Save a search; a filter that is saved already gives the saved search as it is',
    body: newSavedSearch,
    status: 201,
    response: savedSearch,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/saved-searches/:id',
    access: 'user',
    summary: 'Rename a saved search, or turn its alerts on or off',
    params: z.object({ id }),
    body: savedSearchChanges,
    response: savedSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    access: 'user',
    summary: 'Delete a saved search',
    params: z.object({ id }),
    response: done,
  }),
} as const;
