import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import * as service from './events.notifications.service.ts';
import { notifyPublished, notifyUnpublished } from './forming/events.publishing.notifications.service.ts';
import { runFormation } from './forming/events.run.service.ts';
import { leaveEvents } from './registration/events.deletion.service.ts';
import {
  joinTeamOfProject,
  leaveTeamOfProject,
  refreshTeam,
} from './repair/events.project-members.service.ts';
import * as repair from './repair/events.repair.notifications.service.ts';
import { notifyClosed, notifySent } from './team-requests/events.team-requests.notifications.service.ts';
import { notifyThanked } from './thanks/events.thanks.notifications.service.ts';
import { postNews, queueNews, queueTeamNews } from './webhook/events.webhook.service.ts';

export const eventsEvents = [
  inTransaction('account.deleted', 'events.leave', (ctx, { userId }) => leaveEvents(ctx, userId)),
  asJob('event.opened', 'events.notify_invited', (ctx, { eventId }) => service.notifyInvited(ctx, eventId)),
  asJob('event.invitees_imported', 'events.notify_imported', (ctx, { eventId }) =>
    service.notifyInvited(ctx, eventId),
  ),
  asJob('event.moved_up', 'events.notify_moved_up', (ctx, { eventId, userId }) =>
    service.notifyMovedUp(ctx, eventId, userId),
  ),
  asJob('event.cancelled', 'events.notify_cancelled', (ctx, { eventId }) =>
    service.notifyCancelled(ctx, eventId),
  ),
  asJob('event.confirmation_asked', 'events.notify_to_confirm', (ctx, { eventId, askedAt }) =>
    service.notifyToConfirm(ctx, eventId, askedAt),
  ),
  asJob('event.participant_removed', 'events.notify_removed', (ctx, { eventId, userId, reason }) =>
    service.notifyRemoved(ctx, eventId, userId, reason),
  ),
  asJob('event.organiser_added', 'events.notify_organiser', (ctx, { eventId, userId }) =>
    service.notifyOrganiser(ctx, eventId, userId),
  ),
  asJob('event.published', 'events.notify_published', (ctx, { eventId, formationId }) =>
    notifyPublished(ctx, eventId, formationId),
  ),
  asJob('event.unpublished', 'events.notify_unpublished', (ctx, { eventId, formationId }) =>
    notifyUnpublished(ctx, eventId, formationId),
  ),
  asJob('event.repaired', 'events.notify_repaired', (ctx, { eventId, formationId }) =>
    repair.notifyRepaired(ctx, eventId, formationId),
  ),
  asJob('event.move_asked', 'events.notify_move_asked', (ctx, { eventId, formationId }) =>
    repair.notifyMoveAsked(ctx, eventId, formationId),
  ),
  asJob('event.late_comer_added', 'events.notify_late_comer', (ctx, { eventId, userId }) =>
    repair.notifyLateComer(ctx, eventId, userId),
  ),
  afterCommit('event.repaired', 'events.refresh_repaired', (ctx, { eventId }) =>
    service.refreshParticipants(ctx, eventId),
  ),
  asJob('event.team_request_sent', 'events.notify_team_request', (ctx, request) => notifySent(ctx, request)),
  asJob('event.team_request_closed', 'events.notify_team_request_closed', (ctx, request) =>
    notifyClosed(ctx, request),
  ),
  asJob('event.forming_requested', 'events.form', (ctx, { formationId }) => runFormation(ctx, formationId), {
    retries: 5,
    maxWaitSeconds: 20,
    slow: true,
  }),
  inTransaction('event.registered', 'events.queue_registration_news', (ctx, { eventId }) =>
    queueNews(ctx, eventId, 'registration'),
  ),
  inTransaction('event.published', 'events.queue_published_news', (ctx, { eventId }) =>
    queueNews(ctx, eventId, 'published'),
  ),
  inTransaction('event.unpublished', 'events.queue_unpublished_news', (ctx, { eventId }) =>
    queueNews(ctx, eventId, 'team_changed'),
  ),
  inTransaction('event.repaired', 'events.queue_repaired_news', (ctx, { eventId }) =>
    queueNews(ctx, eventId, 'team_changed'),
  ),
  inTransaction('member.joined', 'events.join_team', joinTeamOfProject),
  inTransaction('member.left', 'events.leave_team', leaveTeamOfProject),
  afterCommit('member.joined', 'events.refresh_joined_team', refreshTeam),
  afterCommit('member.left', 'events.refresh_left_team', refreshTeam),
  inTransaction('member.joined', 'events.queue_joined_news', (ctx, { projectId }) =>
    queueTeamNews(ctx, projectId),
  ),
  inTransaction('member.left', 'events.queue_left_news', (ctx, { projectId }) =>
    queueTeamNews(ctx, projectId),
  ),
  asJob('event.news_queued', 'events.post_news', (ctx, { eventId, kind }) => postNews(ctx, eventId, kind)),
  afterCommit('event.published', 'events.refresh_published', (ctx, { eventId }) =>
    service.refreshParticipants(ctx, eventId),
  ),
  afterCommit('event.unpublished', 'events.refresh_unpublished', (ctx, { eventId }) =>
    service.refreshParticipants(ctx, eventId),
  ),
  afterCommit('event.cancelled', 'events.refresh_cancelled', (ctx, { eventId }) =>
    service.refreshParticipants(ctx, eventId),
  ),
  asJob('event.thanked', 'events.notify_thanked', (ctx, thanks) => notifyThanked(ctx, thanks)),
  afterCommit('event.pulse_given', 'events.refresh_pulse', (ctx, { eventId, userId }) =>
    service.refreshEvent(ctx, eventId, userId),
  ),
  afterCommit('event.changed', 'events.refresh', (ctx, { eventId }) => service.refreshEvent(ctx, eventId)),
  afterCommit('event.reviewed', 'events.refresh_review', (ctx, { eventId }) =>
    service.refreshReview(ctx, eventId),
  ),
  afterCommit('event.registration_changed', 'events.refresh_registration', (ctx, { eventId, userId }) =>
    service.refreshEvent(ctx, eventId, userId),
  ),
  afterCommit('event.team_request_sent', 'events.refresh_team_request', (ctx, { eventId, userId }) =>
    service.refreshEvent(ctx, eventId, userId),
  ),
  afterCommit('event.team_request_closed', 'events.refresh_team_request_closed', (ctx, { eventId, userId }) =>
    service.refreshEvent(ctx, eventId, userId),
  ),
  afterCommit('event.moved_up', 'events.refresh_moved_up', (ctx, { eventId, userId }) =>
    service.refreshEvent(ctx, eventId, userId),
  ),
];
