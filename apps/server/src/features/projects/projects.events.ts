import { inside, live } from '../../core/events.ts';
import { leaveAllProjects } from './projects.departure.ts';
import { forgetFacets } from './projects.facets.ts';

export const projectsEvents = [
  inside('account.deleted', 'projects.leave', (ctx, { userId }) => leaveAllProjects(ctx, userId)),
  live('project.created', 'projects.facets.created', forgetFacets),
  live('project.status_changed', 'projects.facets.status', forgetFacets),
  live('account.suspended', 'projects.facets.suspended', forgetFacets),
  live('account.restored', 'projects.facets.restored', forgetFacets),
];
