import { durable, inside, live } from '../../core/events.ts';
import { leaveAllProjects } from './projects.departure.ts';
import { forgetFacets } from './projects.facets.ts';
import { refreshAfterDeparture, refreshProject, tellDeparture } from './projects.news.ts';

export const projectsEvents = [
  inside('account.deleted', 'projects.leave', (ctx, { userId }) => leaveAllProjects(ctx, userId)),
  live('project.created', 'projects.facets.created', forgetFacets),
  live('project.edited', 'projects.facets.edited', forgetFacets),
  live('project.status_changed', 'projects.facets.status', forgetFacets),
  live('account.suspended', 'projects.facets.suspended', forgetFacets),
  live('account.restored', 'projects.facets.restored', forgetFacets),
  live('project.edited', 'projects.refresh_edited', refreshProject),
  live('project.status_changed', 'projects.refresh_status', refreshProject),
  live('member.left', 'projects.refresh_left', refreshAfterDeparture),
  durable('member.left', 'projects.tell_left', tellDeparture),
];
