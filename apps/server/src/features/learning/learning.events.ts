import { asJob, inTransaction } from '../../core/events.ts';
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
  inTransaction('profile.updated', 'learning.opt_out', (ctx, { userId }) => heedOptOut(ctx, userId)),
  inTransaction('account.deleted', 'learning.forget', (ctx, { userId }) => forgetPerson(ctx, userId)),
  asJob('invitation.sent', 'learning.invited', noteInvitation),
  asJob('request.submitted', 'learning.requested', noteRequest),
  asJob('request.accepted', 'learning.accepted', noteAccepted),
  asJob('request.rejected', 'learning.rejected', noteRejected),
];
