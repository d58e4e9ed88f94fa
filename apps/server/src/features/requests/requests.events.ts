import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import { endAcross, endBetween } from './requests.blocks.ts';
import { expireWhenClosed, forgetRequests } from './requests.expire.service.ts';
import { askNewLead } from './requests.leads.ts';
import { notifyOutcome, refreshScreens, refreshTeam } from './requests.notifications.service.ts';
import { tellSeat } from './requests.seats.ts';
import { forgetRecord, recount, recountAfterHandover } from './requests.stats.service.ts';

export const requestsEvents = [
  inTransaction('account.deleted', 'requests.forget', async (ctx, { userId }) => {
    await forgetRequests(ctx, userId);
    await forgetRecord(ctx, userId);
  }),
  inTransaction('project.status_changed', 'requests.close', (ctx, { projectId }) =>
    expireWhenClosed(ctx, projectId),
  ),
  inTransaction('person.blocked', 'requests.end_between', endBetween),
  inTransaction('member.role_changed', 'requests.end_co_owner', endAcross),
  inTransaction('ownership.accepted', 'requests.end_owner', endAcross),
  asJob('request.accepted', 'requests.tell_accepted', (ctx, event) => notifyOutcome(ctx, 'accepted', event)),
  asJob('request.rejected', 'requests.tell_rejected', (ctx, event) => notifyOutcome(ctx, 'rejected', event)),
  asJob('request.expired', 'requests.tell_expired', (ctx, event) => notifyOutcome(ctx, 'expired', event)),
  asJob('seat.opened', 'requests.tell_seat', tellSeat),
  asJob('answers.changed', 'requests.recount', recount),
  asJob('ownership.accepted', 'requests.recount_accepted', recountAfterHandover),
  asJob('ownership.inherited', 'requests.recount_inherited', recountAfterHandover),
  asJob('member.role_changed', 'requests.ask_co_owner', askNewLead),
  asJob('ownership.accepted', 'requests.ask_owner', askNewLead),
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
