import { hourMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailTo, settledEmailsTo, tokenOf } from '../../../testing/actors/emails.ts';
import { createUser, type TestUser, testPassword } from '../../../testing/actors/factories.ts';
import { collect, connect, listen } from '../../../testing/processes/live.ts';
import { type Client, createTestApp, type TestApp } from '../../../testing/test-app.ts';

const subject = 'Confirm your email address';
const void_ = [400, 'This link has expired or has been used already'];

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function open(token: string, client: Client = site.guest()): Promise<[number, string]> {
  const answer = await client.call('POST', '/api/auth/verify-email', { body: { token } });
  return [answer.statusCode, answer.json().message];
}

async function isVerified(user: TestUser): Promise<boolean> {
  return (await user.call('GET', '/api/user/me')).json().user.emailVerified;
}

function resend(email?: string, client = site.guest()) {
  return client.call('POST', '/api/auth/verify-email/resend', { ...(email && { body: { email } }) });
}

describe('the link that verifies an address', () => {
  test('is sent on sign-up and works once', async () => {
    const user = await createUser(site);
    const mail = await emailTo(site, user.user.email, subject);
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/verify-email#[\w-]{43}$/);
    expect(mail.text).toContain(mail.link);
    expect(mail.html).toContain(user.user.username);
    expect(await isVerified(user)).toBe(false);
    expect(await open(tokenOf(mail), user)).toEqual([200, 'Your email address is confirmed.']);
    expect(await isVerified(user)).toBe(true);
    expect(await open(tokenOf(mail), user)).toEqual(void_);
  });

  test('expires after 24 hours', async () => {
    const user = await createUser(site);
    const token = tokenOf(await emailTo(site, user.user.email, subject));
    site.clock.advance(24 * hourMs + 1);
    expect(await open(token)).toEqual(void_);
    expect(await isVerified(user)).toBe(false);
  });

  test('succeeds once when opened several times concurrently', async () => {
    const user = await createUser(site);
    const token = tokenOf(await emailTo(site, user.user.email, subject));
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(token)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test.each(['', 'wrong', 'A'.repeat(43)])('is rejected if it was never sent: %j', async (token) => {
    expect(await open(token)).toEqual(void_);
  });

  test('updates the other open pages of the user', async () => {
    const user = await createUser(site);
    const socket = await connect(await listen(site), user.cookie);
    const seen = collect(socket, 'changed');
    await open(tokenOf(await emailTo(site, user.user.email, subject)), user);
    await expect.poll(() => seen).toEqual([{ entity: 'profile', id: user.user.id }]);
    socket.disconnect();
  });

  test('is stored in no table as text, and is deleted with the account', async () => {
    const user = await createUser(site);
    const token = tokenOf(await emailTo(site, user.user.email, subject));
    const { rows } = await site.database.pool.query('select * from verifications');
    expect(JSON.stringify(rows)).not.toContain(token);
    const path = `/api/user/delete/${user.user.id}`;
    // Another test of this file has moved the clock, so the password is required again.
    const body = { currentPassword: testPassword };
    expect((await user.call('DELETE', path, { body })).statusCode).toBe(200);
    expect(await open(token)).toEqual(void_);
  });

  test('is rejected for a suspended account', async () => {
    const user = await createUser(site);
    const token = tokenOf(await emailTo(site, user.user.email, subject));
    await site.database.pool.query("update users set status = 'suspended' where id = $1", [user.user.id]);
    expect(await open(token)).toEqual(void_);
  });
});

describe('requesting the link again', () => {
  test('sends another one, and both work until one is used', async () => {
    const user = await createUser(site);
    const first = await emailTo(site, user.user.email, subject);
    await resend(undefined, user);
    expect(await settledEmailsTo(site, user.user.email, subject)).toBe(2);
    expect(await open(tokenOf(first), user)).toEqual([200, 'Your email address is confirmed.']);
    expect(await open(tokenOf(await emailTo(site, user.user.email, subject)))).toEqual(void_);
  });

  test('gives guests the same response for known and unknown addresses', async () => {
    const user = await createUser(site);
    const verified = await createUser(site);
    await open(tokenOf(await emailTo(site, verified.user.email, subject)));
    const answers = [
      await resend(user.user.email.toUpperCase()),
      await resend(verified.user.email),
      await resend('nobody-at-all@example.org'),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await settledEmailsTo(site, user.user.email, subject)).toBe(2);
    expect(await settledEmailsTo(site, verified.user.email, subject)).toBe(1);
    expect(await settledEmailsTo(site, 'nobody-at-all@example.org', subject)).toBe(0);
  });

  test('is rejected without an address', async () => {
    const answer = await resend();
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 400,
      message: 'Please enter your email address',
    });
  });

  test('is limited per address, known or not', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) {
        const body = { email: 'anybody@example.org' };
        const answer = await strict.guest().call('POST', '/api/auth/verify-email/resend', { body });
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});
