import { durable, inside, live } from '../../core/events.ts';
import { leaveAllProjects } from './projects.departure.service.ts';
import { forgetFacets } from './projects.facets.service.ts';
import {
  notifyArchived,
  notifyDeparture,
  refreshAfterDeparture,
  refreshProject,
} from './projects.notifications.service.ts';
import {
  notifyHeir,
  notifyOffer,
  notifyOfferAnswer,
  notifyRoleChange,
} from './projects.ownership.notifications.service.ts';
import { endOffer, endOffersBetween } from './projects.ownership.service.ts';

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
  durable('project.archived', 'projects.tell_archived', notifyArchived),
  live('member.left', 'projects.refresh_left', refreshAfterDeparture),
  durable('member.left', 'projects.tell_left', notifyDeparture),
  live('member.role_changed', 'projects.refresh_role', refreshProject),
  live('ownership.offered', 'projects.refresh_offered', refreshProject),
  live('ownership.withdrawn', 'projects.refresh_withdrawn', refreshProject),
  live('ownership.declined', 'projects.refresh_declined', refreshProject),
  live('ownership.accepted', 'projects.refresh_accepted', refreshProject),
  live('ownership.accepted', 'projects.facets.owner', forgetFacets),
  live('ownership.inherited', 'projects.refresh_inherited', refreshProject),
  live('ownership.inherited', 'projects.facets.heir', forgetFacets),
  durable('ownership.inherited', 'projects.tell_heir', notifyHeir),
  durable('member.role_changed', 'projects.tell_role', notifyRoleChange),
  durable('ownership.offered', 'projects.tell_offered', notifyOffer),
  durable('ownership.declined', 'projects.tell_declined', (ctx, offer) =>
    notifyOfferAnswer(ctx, 'declined', offer),
  ),
  durable('ownership.accepted', 'projects.tell_accepted', (ctx, offer) =>
    notifyOfferAnswer(ctx, 'accepted', offer),
  ),
];
