import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/**
 * Writes each email atomically to `folder/<id>.eml`, readable by the owner only. Ids start with their time, so names
 * sort by age. A second write of the same email replaces the file.
 */
export function createOutbox(
  folder: string,
  from: string,
  info: (line: object, message: string) => void,
): Mailer {
  return {
    async send(mail) {
      // Loaded with the first email, so that the start does not wait for it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('the email was not built as one buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      info({ file, link: mail.link }, `mail: ${mail.subject}`);
    },
  };
}
