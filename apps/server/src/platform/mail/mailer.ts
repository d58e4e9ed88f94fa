import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** A finished mail to one person. */
export interface OutgoingMail {
  /** The same for every try to send this mail, so that a second copy can be told from a second mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the mail's button leads, if it has one. */
  readonly link?: string | undefined;
  /** An address that, by a POST without anything else, ends mails of this kind. */
  readonly unsubscribe?: string | undefined;
}

/** The way out for mail. Tries once; trying again is the business of the job that sends. */
export interface Mailer {
  /** @throws UndeliverableError when trying again cannot help; any other error may pass */
  send(mail: OutgoingMail): Promise<void>;
}

/** The recipient's address was refused for good. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

type Log = (line: object, message: string) => void;

/**
 * The configured SMTP server, or the outbox: a folder of files. Each mail's link is logged only where no other machine reaches the
 * site and it is not in production, because the link signs in its reader.
 */
export function createMailer({ mail, dataDir, local, production }: Config, info: Log): Mailer {
  if (mail.smtpUrl !== undefined) return createSmtp(mail.smtpUrl, mail.from);
  const log: Log = local && !production ? info : () => undefined;
  return createOutbox(join(dataDir, 'outbox'), mail.from, log);
}
