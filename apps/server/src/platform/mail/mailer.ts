import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** An email to one user. */
export interface OutgoingEmail {
  /** The same for every try, so that the server can recognise a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link of the email's button, if it has one. */
  readonly link?: string | undefined;
  /** A POST to this address unsubscribes from emails of this kind. */
  readonly unsubscribe?: string | undefined;
}

/** Sends email. Tries once; the job that sends it retries. */
export interface Mailer {
  /** @throws UndeliverableError if a retry is useless; other errors may be temporary */
  send(mail: OutgoingEmail): Promise<void>;
}

/** The server rejected the recipient's address permanently. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

type Log = (line: object, message: string) => void;

/**
 * The configured SMTP server, or an outbox folder. Links of emails are logged only in development and only if no
 * other machine can reach the site, because a link can sign in its reader.
 */
export function createMailer({ mail, dataDir, local, production }: Config, info: Log): Mailer {
  if (mail.smtpUrl !== undefined) return createSmtp(mail.smtpUrl, mail.from);
  const log: Log = local && !production ? info : () => undefined;
  return createOutbox(join(dataDir, 'outbox'), mail.from, log);
}
