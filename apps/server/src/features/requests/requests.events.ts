import { durable, inside, live } from '../../core/events.ts';
import { endAcross, endBetween } from './requests.blocks.ts';
import { expireWhenClosed, forgetRequests } from './requests.expire.service.ts';
import { askNewLead } from './requests.leads.ts';
import { notifyOutcome, refreshScreens, refreshTeam } from './requests.notifications.service.ts';
import { tellSeat } from './requests.seats.ts';
import { forgetRecord, recount, recountAfterHandover } from './requests.stats.service.ts';

export const requestsEvents = [
  inside('account.deleted', 'requests.forget', async (ctx, { userId }) => {
    await forgetRequests(ctx, userId);
    await forgetRecord(ctx, userId);
  }),
  inside('project.status_changed', 'requests.close', (ctx, { projectId }) =>
    expireWhenClosed(ctx, projectId),
  ),
  inside('person.blocked', 'requests.end_between', endBetween),
  inside('member.role_changed', 'requests.end_co_owner', endAcross),
  inside('ownership.accepted', 'requests.end_owner', endAcross),
  durable('request.accepted', 'requests.tell_accepted', (ctx, event) =>
    notifyOutcome(ctx, 'accepted', event),
  ),
  durable('request.rejected', 'requests.tell_rejected', (ctx, event) =>
    notifyOutcome(ctx, 'rejected', event),
  ),
  durable('request.expired', 'requests.tell_expired', (ctx, event) => notifyOutcome(ctx, 'expired', event)),
  durable('seat.opened', 'requests.tell_seat', tellSeat),
  durable('answers.changed', 'requests.recount', recount),
  durable('ownership.accepted', 'requests.recount_accepted', recountAfterHandover),
  durable('ownership.inherited', 'requests.recount_inherited', recountAfterHandover),
  durable('member.role_changed', 'requests.ask_co_owner', askNewLead),
  durable('ownership.accepted', 'requests.ask_owner', askNewLead),
  live('request.submitted', 'requests.refresh_submitted', refreshScreens),
  live('invitation.sent', 'requests.refresh_invited', refreshScreens),
  live('request.accepted', 'requests.refresh_accepted', refreshTeam),
  live('request.rejected', 'requests.refresh_rejected', refreshScreens),
  live('request.withdrawn', 'requests.refresh_withdrawn', refreshScreens),
  live('request.expired', 'requests.refresh_expired', refreshScreens),
  live('request.reminded', 'requests.refresh_reminded', refreshScreens),
  live('request.lapsed', 'requests.refresh_lapsed', refreshScreens),
  live('request.reopened', 'requests.refresh_reopened', refreshScreens),
];
