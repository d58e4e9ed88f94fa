import { expect, vi } from 'vitest';
import type { OutgoingMail } from '../platform/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

export function mailsTo(site: TestApp, address: string): OutgoingMail[] {
  return site.mails.filter((mail) => mail.to === address);
}

/** Waits for the newest email to an address with this subject. Jobs send emails a moment later. */
export async function mailTo(site: TestApp, address: string, subject: string): Promise<OutgoingMail> {
  return await vi.waitFor(
    () => {
      const found = mailsTo(site, address).findLast((mail) => mail.subject === subject);
      if (found === undefined) throw new Error(`no mail "${subject}" to ${address}`);
      return found;
    },
    { timeout: 20_000, interval: 25 },
  );
}

/** Waits until exactly this many emails with the subject were sent and no job is left that could send more. */
export async function settledMailsTo(site: TestApp, address: string, subject: string): Promise<number> {
  await untilJobsAreDone(site);
  return mailsTo(site, address).filter((mail) => mail.subject === subject).length;
}

export async function untilJobsAreDone(site: TestApp): Promise<void> {
  await vi.waitFor(async () => expect(await waitingJobs(site)).toBe(0), { timeout: 20_000, interval: 50 });
}

async function waitingJobs(site: TestApp): Promise<number> {
  const { rows } = await site.database.pool.query(
    "select count(*)::int as count from jobs.job where state in ('created', 'retry', 'active') and name !~ '^__'",
  );
  return rows[0].count;
}

/** The token after the `#` of an email's link. */
export function tokenOf(mail: OutgoingMail): string {
  return mail.link?.split('#')[1] ?? '';
}
