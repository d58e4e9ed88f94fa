import { expect, vi } from 'vitest';
import type { OutgoingEmail } from '../../platform/mail/mailer.ts';
import type { TestApp } from '../test-app.ts';

export function emailsTo(site: TestApp, address: string): OutgoingEmail[] {
  return site.emails.filter((mail) => mail.to === address);
}

/** Waits for the newest email to an address with this subject. Jobs send emails a moment later. */
export async function emailTo(site: TestApp, address: string, subject: string): Promise<OutgoingEmail> {
  return await vi.waitFor(
    () => {
      const found = emailsTo(site, address).findLast((mail) => mail.subject === subject);
      if (found === undefined) throw new Error(`no mail "${subject}" to ${address}`);
      return found;
    },
    { timeout: 20_000, interval: 25 },
  );
}

/** Waits until exactly this many emails with the subject were sent and no job is left that could send more. */
export async function settledEmailsTo(site: TestApp, address: string, subject: string): Promise<number> {
  await untilJobsAreDone(site);
  return emailsTo(site, address).filter((mail) => mail.subject === subject).length;
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
export function tokenOf(mail: OutgoingEmail): string {
  return mail.link?.split('#')[1] ?? '';
}
