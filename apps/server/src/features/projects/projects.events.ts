import { durable, inside, live } from '../../core/events.ts';
import { tellArchived } from './projects.archive.news.ts';
import { leaveAllProjects } from './projects.departure.ts';
import { forgetFacets } from './projects.facets.ts';
import { refreshAfterDeparture, refreshProject, tellDeparture } from './projects.news.ts';
import { tellAnswer, tellHeir, tellOffer, tellRole } from './projects.ownership.news.ts';
import { endOffer, endOffersBetween } from './projects.ownership.ts';

export const projectsEvents = [
  inside('account.deleted', 'projects.leave', (ctx, { userId }) => leaveAllProjects(ctx, userId)),
  inside('person.blocked', 'projects.end_offers', endOffersBetween),
  inside('project.archived', 'projects.end_offer', endOffer),
  live('project.created', 'projects.facets.created', forgetFacets),
  live('project.edited', 'projects.facets.edited', forgetFacets),
  live('project.status_changed', 'projects.facets.status', forgetFacets),
  live('account.suspended', 'projects.facets.suspended', forgetFacets),
  live('account.restored', 'projects.facets.restored', forgetFacets),
  live('project.edited', 'projects.refresh_edited', refreshProject),
  live('project.status_changed', 'projects.refresh_status', refreshProject),
  durable('project.archived', 'projects.tell_archived', tellArchived),
  live('member.left', 'projects.refresh_left', refreshAfterDeparture),
  durable('member.left', 'projects.tell_left', tellDeparture),
  live('member.role_changed', 'projects.refresh_role', refreshProject),
  live('ownership.offered', 'projects.refresh_offered', refreshProject),
  live('ownership.withdrawn', 'projects.refresh_withdrawn', refreshProject),
  live('ownership.declined', 'projects.refresh_declined', refreshProject),
  live('ownership.accepted', 'projects.refresh_accepted', refreshProject),
  live('ownership.accepted', 'projects.facets.owner', forgetFacets),
  live('ownership.inherited', 'projects.refresh_inherited', refreshProject),
  live('ownership.inherited', 'projects.facets.heir', forgetFacets),
  durable('ownership.inherited', 'projects.tell_heir', tellHeir),
  durable('member.role_changed', 'projects.tell_role', tellRole),
  durable('ownership.offered', 'projects.tell_offered', tellOffer),
  durable('ownership.declined', 'projects.tell_declined', (ctx, offer) => tellAnswer(ctx, 'declined', offer)),
  durable('ownership.accepted', 'projects.tell_accepted', (ctx, offer) => tellAnswer(ctx, 'accepted', offer)),
];
