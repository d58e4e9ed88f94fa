import { durable, inside } from '../../core/events.ts';
import { forgetMails, sendMail } from './mail.service.ts';

/** Retries for more than a day, which is longer than the links in emails are valid. */
const patience = { retries: 120, longestWait: 900 };

export const mailEvents = [
  durable('mail.queued', 'mail.send', (ctx, { mailId }) => sendMail(ctx, mailId), patience),
  inside('account.deleted', 'mail.forget', (ctx, { userId }) => forgetMails(ctx, userId)),
];
