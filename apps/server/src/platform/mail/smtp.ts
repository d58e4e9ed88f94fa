import { type Mailer, UndeliverableError } from './mailer.ts';
import { messageOf } from './message.ts';

/** Milliseconds to connect, to be greeted, and between two answers of the server. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createSmtp(url: string, from: string): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail, as a start does not wait for it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...patience });
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        if (refusesRecipient(error))
          throw new UndeliverableError('the address was refused', { cause: error });
        throw error;
      }
    },
  };
}

/** A 5xx answer to RCPT TO. Any other refusal is about us or the server, and may be mended. */
function refusesRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
