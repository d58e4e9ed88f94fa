import { durable, inside } from '../../core/events.ts';
import {
  forgetPerson,
  heedOptOut,
  noteAccepted,
  noteInvitation,
  noteRejected,
  noteRequest,
} from './learning.service.ts';

/** Jobs record outcomes, so that no request fails or waits because of the log. */
export const learningEvents = [
  inside('profile.updated', 'learning.opt_out', (ctx, { userId }) => heedOptOut(ctx, userId)),
  inside('account.deleted', 'learning.forget', (ctx, { userId }) => forgetPerson(ctx, userId)),
  durable('invitation.sent', 'learning.invited', noteInvitation),
  durable('request.submitted', 'learning.requested', noteRequest),
  durable('request.accepted', 'learning.accepted', noteAccepted),
  durable('request.rejected', 'learning.rejected', noteRejected),
];
