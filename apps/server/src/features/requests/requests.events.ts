import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import {
  endRequestsBetween,
  endRequestsOf,
  endRequestsOfNewManager,
  expireWhenClosed,
} from './requests.end.service.ts';
import {
  notifyOpenSeat,
  notifyOutcome,
  notifyRemovedSeat,
  refreshRenamedSeat,
  refreshScreens,
  refreshTeam,
  refreshWaiting,
  renameSeat,
  sendPendingToNewManager,
} from './requests.notifications.service.ts';
import {
  deleteResponseStats,
  recomputeResponseStats,
  recomputeStatsAfterTransfer,
} from './requests.stats.service.ts';

export const requestsEvents = [
  inTransaction('account.deleted', 'requests.end', async (ctx, { userId }) => {
    await endRequestsOf(ctx, userId);
    await deleteResponseStats(ctx, userId);
  }),
  inTransaction('project.status_changed', 'requests.close', (ctx, { projectId }) =>
    expireWhenClosed(ctx, projectId),
  ),
  inTransaction('person.blocked', 'requests.end_between', endRequestsBetween),
  inTransaction('member.role_changed', 'requests.end_co_owner', endRequestsOfNewManager),
  inTransaction('ownership.accepted', 'requests.end_owner', endRequestsOfNewManager),
  inTransaction('seat.renamed', 'requests.rename_seat', renameSeat),
  asJob('request.accepted', 'requests.tell_accepted', (ctx, event) => notifyOutcome(ctx, 'accepted', event)),
  asJob('request.rejected', 'requests.tell_rejected', (ctx, event) => notifyOutcome(ctx, 'rejected', event)),
  asJob('request.expired', 'requests.tell_expired', (ctx, event) => notifyOutcome(ctx, 'expired', event)),
  asJob('seat.removed', 'requests.tell_seat_removed', notifyRemovedSeat),
  asJob('seat.opened', 'requests.tell_seat', notifyOpenSeat),
  asJob('answers.changed', 'requests.recount', recomputeResponseStats),
  asJob('ownership.accepted', 'requests.recount_accepted', recomputeStatsAfterTransfer),
  asJob('ownership.inherited', 'requests.recount_inherited', recomputeStatsAfterTransfer),
  asJob('member.role_changed', 'requests.ask_co_owner', sendPendingToNewManager),
  asJob('ownership.accepted', 'requests.ask_owner', sendPendingToNewManager),
  afterCommit('project.status_changed', 'requests.refresh_waiting', refreshWaiting),
  afterCommit('seat.renamed', 'requests.refresh_renamed', refreshRenamedSeat),
  afterCommit('request.submitted', 'requests.refresh_submitted', refreshScreens),
  afterCommit('invitation.sent', 'requests.refresh_invited', refreshScreens),
  afterCommit('request.accepted', 'requests.refresh_accepted', refreshTeam),
  afterCommit('request.rejected', 'requests.refresh_rejected', refreshScreens),
  afterCommit('request.withdrawn', 'requests.refresh_withdrawn', refreshScreens),
  afterCommit('request.expired', 'requests.refresh_expired', refreshScreens),
  afterCommit('request.reminded', 'requests.refresh_reminded', refreshScreens),
  afterCommit('request.lapsed', 'requests.refresh_lapsed', refreshScreens),
  afterCommit('request.reopened', 'requests.refresh_reopened', refreshScreens),
];
