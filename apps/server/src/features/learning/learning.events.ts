import { asJob, inTransaction } from '../../core/events.ts';
import {
  deleteOnOptOut,
  deleteRecordsOf,
  recordAccepted,
  recordInvitation,
  recordRejected,
  recordRequest,
} from './learning.service.ts';

/** Jobs record outcomes, so that no request fails or waits because of the log. */
export const learningEvents = [
  inTransaction('profile.updated', 'learning.opt_out', (ctx, { userId }) => deleteOnOptOut(ctx, userId)),
  inTransaction('account.deleted', 'learning.delete', (ctx, { userId }) => deleteRecordsOf(ctx, userId)),
  asJob('invitation.sent', 'learning.invited', recordInvitation),
  asJob('request.submitted', 'learning.requested', recordRequest),
  asJob('request.accepted', 'learning.accepted', recordAccepted),
  asJob('request.rejected', 'learning.rejected', recordRejected),
];
