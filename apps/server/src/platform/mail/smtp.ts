import { type Mailer, UndeliverableError } from './mailer.ts';
import { messageOf } from './message.ts';

const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createSmtp(url: string, from: string): Mailer {
  return {
    async send(mail) {
      // Loaded with the first email, so that the start does not wait for it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...timeoutsMs });
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        if (isRecipientRejected(error))
          throw new UndeliverableError('the address was refused', { cause: error });
        throw error;
      }
    },
  };
}

/** A 5xx reply to RCPT TO. Other rejections concern the sender or the server and may be temporary. */
function isRecipientRejected(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
