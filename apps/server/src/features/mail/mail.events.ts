import { asJob, inTransaction } from '../../core/events.ts';
import { deleteEmails, sendEmail } from './mail.service.ts';

/** Retries for more than a day, which is longer than the links in emails are valid. */
const retryPolicy = { retries: 120, maxWaitSeconds: 900 };

export const mailEvents = [
  asJob('mail.queued', 'mail.send', (ctx, { mailId }) => sendEmail(ctx, mailId), retryPolicy),
  inTransaction('account.deleted', 'mail.delete', (ctx, { userId }) => deleteEmails(ctx, userId)),
];
