import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import { clearFacets } from './list/projects.facets.service.ts';
import { leaveAllProjects } from './members/projects.departure.service.ts';
import {
  notifyHeir,
  notifyOffer,
  notifyOfferAnswer,
  notifyRoleChange,
} from './ownership/projects.ownership.notifications.service.ts';
import { endOffer, endOffersBetween } from './ownership/projects.ownership.service.ts';
import {
  notifyArchived,
  notifyDeparture,
  refreshAfterDeparture,
  refreshProject,
} from './projects.notifications.service.ts';

export const projectsEvents = [
  inTransaction('account.deleted', 'projects.leave', (ctx, { userId }) => leaveAllProjects(ctx, userId)),
  inTransaction('person.blocked', 'projects.end_offers', endOffersBetween),
  inTransaction('project.archived', 'projects.end_offer', endOffer),
  afterCommit('project.created', 'projects.facets.created', clearFacets),
  afterCommit('project.edited', 'projects.facets.edited', clearFacets),
  afterCommit('project.status_changed', 'projects.facets.status', clearFacets),
  afterCommit('account.suspended', 'projects.facets.suspended', clearFacets),
  afterCommit('account.restored', 'projects.facets.restored', clearFacets),
  afterCommit('project.edited', 'projects.refresh_edited', refreshProject),
  afterCommit('project.status_changed', 'projects.refresh_status', refreshProject),
  asJob('project.archived', 'projects.tell_archived', notifyArchived),
  afterCommit('member.left', 'projects.refresh_left', refreshAfterDeparture),
  asJob('member.left', 'projects.tell_left', notifyDeparture),
  afterCommit('member.role_changed', 'projects.refresh_role', refreshProject),
  afterCommit('ownership.offered', 'projects.refresh_offered', refreshProject),
  afterCommit('ownership.withdrawn', 'projects.refresh_withdrawn', refreshProject),
  afterCommit('ownership.declined', 'projects.refresh_declined', refreshProject),
  afterCommit('ownership.accepted', 'projects.refresh_accepted', refreshProject),
  afterCommit('ownership.accepted', 'projects.facets.owner', clearFacets),
  afterCommit('ownership.inherited', 'projects.refresh_inherited', refreshProject),
  afterCommit('ownership.inherited', 'projects.facets.heir', clearFacets),
  asJob('ownership.inherited', 'projects.tell_heir', notifyHeir),
  asJob('member.role_changed', 'projects.tell_role', notifyRoleChange),
  asJob('ownership.offered', 'projects.tell_offered', notifyOffer),
  asJob('ownership.declined', 'projects.tell_declined', (ctx, offer) =>
    notifyOfferAnswer(ctx, 'declined', offer),
  ),
  asJob('ownership.accepted', 'projects.tell_accepted', (ctx, offer) =>
    notifyOfferAnswer(ctx, 'accepted', offer),
  ),
];
