import type { SendMailOptions } from 'nodemailer';
import type { OutgoingEmail } from './mailer.ts';

/** The content of an email in text and HTML, with headers that suppress automatic replies. */
export function messageOf(mail: OutgoingEmail, from: string): SendMailOptions {
  const { id, to, subject, text, html, unsubscribe } = mail;
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
    headers: { 'auto-submitted': 'auto-generated', ...(unsubscribe && oneClick(unsubscribe)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058. `prepared` keeps a long address unfolded. */
function oneClick(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
