import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

/** The mail as MIME is made of it: one plain and one HTML form, and headers that keep robots from answering. */
export function messageOf({ id, to, subject, text, html }: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '')}>`,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
