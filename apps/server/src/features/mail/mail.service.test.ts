import { hourMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { withTransaction } from '../../core/transaction.ts';
import { type Mailer, type OutgoingEmail, UndeliverableError } from '../../platform/mail/mailer.ts';
import { createSmtp } from '../../platform/mail/smtp.ts';
import { emailTo, settledEmailsTo } from '../../testing/actors/emails.ts';
import { createUser } from '../../testing/actors/factories.ts';
import { startSmtp } from '../../testing/fakes/smtp.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteExpiredEmails, type EmailContent, emailUser, sendEmail } from './mail.service.ts';

const content: EmailContent = { subject: 'News', heading: 'News', paragraphs: ['Tide.'], note: 'A note.' };

async function waiting(site: TestApp): Promise<number> {
  return (await site.database.pool.query('select 1 from mails')).rowCount ?? 0;
}

function write(site: TestApp, userId: string): Promise<void> {
  return withTransaction(systemCtx(site.app), (ctx) => emailUser(ctx, userId, content));
}

async function verifyAddress(site: TestApp, userId: string): Promise<void> {
  await site.database.pool.query('update users set email_verified = true where id = $1', [userId]);
}

describe('a queued email', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  test('is sent to verified addresses only', async () => {
    const { user } = await createUser(site);
    await write(site, user.id);
    expect(await settledEmailsTo(site, user.email, 'News')).toBe(0);
    await verifyAddress(site, user.id);
    await write(site, user.id);
    await emailTo(site, user.email, 'News');
    await site.database.pool.query("update users set status = 'suspended' where id = $1", [user.id]);
    await write(site, user.id);
    expect(await settledEmailsTo(site, user.email, 'News')).toBe(1);
    expect(await waiting(site)).toBe(0);
  });

  test('exists only if its transaction commits', async () => {
    const { user } = await createUser(site);
    await verifyAddress(site, user.id);
    const undone = withTransaction(systemCtx(site.app), async (ctx) => {
      await emailUser(ctx, user.id, content);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await settledEmailsTo(site, user.email, 'News')).toBe(0);
  });

  test('is not sent again by a repeated job', async () => {
    const { user } = await createUser(site);
    await verifyAddress(site, user.id);
    await write(site, user.id);
    const { id } = await emailTo(site, user.email, 'News');
    await settledEmailsTo(site, user.email, 'News');
    await sendEmail(systemCtx(site.app), id);
    expect(await settledEmailsTo(site, user.email, 'News')).toBe(1);
  });
});

describe('while the mail server is unavailable', () => {
  test('emails wait in the queue and then arrive once', async () => {
    const first = await startSmtp();
    await first.close();
    const site = await createTestApp({ mailer: createSmtp(first.url, 'Teamwright <mail@team.example>') });
    try {
      const people = [await createUser(site), await createUser(site)];
      await vi.waitFor(async () => {
        const { rows } = await site.database.pool.query(
          "select count(*)::int as tried from jobs.job where name = 'mail.send' and retry_count > 0",
        );
        expect(rows[0].tried).toBe(2);
      }, 20_000);
      expect(await waiting(site)).toBe(2);
      const { rows } = await site.database.pool.query('select sealed from mails');
      for (const { user } of people) expect(JSON.stringify(rows)).not.toContain(user.email);
      const again = await startSmtp({}, first.port);
      await vi.waitFor(async () => expect(await waiting(site)).toBe(0), { timeout: 30_000, interval: 100 });
      const reached = again.received.map((mail) => mail.to?.[0]?.address);
      expect(reached.sort()).toEqual(people.map(({ user }) => user.email).sort());
      await again.close();
    } finally {
      await site.close();
    }
  });

  test('a failing email does not delay others, and a rejected one is dropped', async () => {
    const sent: string[] = [];
    const mailer: Mailer = {
      async send({ to }: OutgoingEmail) {
        if (to.startsWith('slow')) throw new Error('greylisted');
        if (to.startsWith('gone')) throw new UndeliverableError('no such mailbox');
        sent.push(to);
      },
    };
    const site = await createTestApp({ mailer });
    try {
      for (const email of ['slow@example.org', 'gone@example.org', 'fine@example.org'])
        await createUser(site, { email });
      await vi.waitFor(async () => expect(await waiting(site)).toBe(1), { timeout: 20_000, interval: 50 });
      expect(sent).toEqual(['fine@example.org']);
      site.clock.advance(25 * hourMs);
      await deleteExpiredEmails(systemCtx(site.app));
      expect(await waiting(site)).toBe(0);
    } finally {
      await site.close();
    }
  });
});
