import { hourMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailTo, settledEmailsTo, tokenOf } from '../../../testing/actors/emails.ts';
import {
  createUser,
  createVerifiedUser,
  type TestUser,
  testPassword,
} from '../../../testing/actors/factories.ts';
import { untilLockWaits } from '../../../testing/audits/lock-order.ts';
import { connect, listen } from '../../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const subject = 'Choose a new password';
const void_ = [400, 'This link has expired or has been used already'];
const newPassword = 'eleven quiet herons';

let site: TestApp;
let url: string;

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
});
afterAll(() => site.close());

function requestReset(email: string) {
  return site.guest().call('POST', '/api/auth/forgot-password', { body: { email } });
}

async function reset(token: string, password = newPassword): Promise<[number, string]> {
  const answer = await site.guest().call('POST', '/api/auth/reset-password', { body: { token, password } });
  return [answer.statusCode, answer.json().message];
}

async function resetToken(user: TestUser): Promise<string> {
  expect((await requestReset(user.user.email)).statusCode).toBe(200);
  return tokenOf(await emailTo(site, user.user.email, subject));
}

async function signIn(email: string, password: string): Promise<number> {
  const answer = await site.guest().call('POST', '/api/auth/login', { body: { email, password } });
  return answer.statusCode;
}

describe('a forgotten password', () => {
  test('is replaced with a link that works once, and the user is notified', async () => {
    const { user } = await createVerifiedUser(site);
    await requestReset(user.email);
    const mail = await emailTo(site, user.email, subject);
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/reset-password#[\w-]{43}$/);
    expect(await reset(tokenOf(mail))).toEqual([200, 'Your password is changed. Please sign in.']);
    expect(await signIn(user.email, testPassword)).toBe(401);
    expect(await signIn(user.email, newPassword)).toBe(200);
    expect(await reset(tokenOf(mail), 'twelve quiet herons')).toEqual(void_);
    await emailTo(site, user.email, 'Your password was changed');
  });

  test('locks the account before the link, like every change of the account', async () => {
    const user = await createVerifiedUser(site);
    const token = await resetToken(user);
    const holder = await site.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from users where id = $1 for update', [user.user.id]);
      const answer = reset(token);
      await untilLockWaits(site, 1);
      const links =
        "select from verifications where user_id = $1 and identifier like 'reset-password%' for update nowait";
      expect((await holder.query(links, [user.user.id])).rows).toHaveLength(1);
      await holder.query('commit');
      expect((await answer)[0]).toBe(200);
    } finally {
      holder.release(true);
    }
  });

  test('ends every session and its sockets', async () => {
    const user = await createVerifiedUser(site);
    const socket = await connect(url, user.cookie);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    await reset(await resetToken(user));
    await gone;
    expect((await user.call('GET', '/api/user/me')).json().user).toBeNull();
  });

  test('gives the same response for every address', async () => {
    const user = await createVerifiedUser(site);
    const unverified = await createUser(site);
    const addresses = [
      user.user.email,
      ` ${user.user.email.toUpperCase()}`,
      unverified.user.email,
      'no@example.org',
    ];
    const answers = await Promise.all(addresses.map(requestReset));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await settledEmailsTo(site, user.user.email, subject)).toBe(2);
    expect(await settledEmailsTo(site, 'no@example.org', subject)).toBe(0);
  });

  test('of an account without a verified address requires the verification first', async () => {
    const { user } = await createUser(site);
    await requestReset(user.email);
    const mail = await emailTo(site, user.email, 'Confirm your email address first');
    expect(await settledEmailsTo(site, user.email, subject)).toBe(0);
    expect(await reset(tokenOf(mail))).toEqual(void_);
    const body = { token: tokenOf(mail) };
    const verified = await site.guest().call('POST', '/api/auth/verify-email', { body });
    expect((await reset(verified.json().resetToken))[0]).toBe(200);
    await requestReset(user.email);
    await emailTo(site, user.email, subject);
  });

  test('has a link that expires after an hour', async () => {
    const user = await createVerifiedUser(site);
    const token = await resetToken(user);
    site.clock.advance(hourMs + 1);
    expect(await reset(token)).toEqual(void_);
    expect(await signIn(user.user.email, testPassword)).toBe(200);
  });

  test('is set once by several users who open the link at the same time', async () => {
    const token = await resetToken(await createVerifiedUser(site));
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => reset(token, `${newPassword} ${n}`)),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('invalidates all other links', async () => {
    const user = await createVerifiedUser(site);
    const first = await resetToken(user);
    await requestReset(user.user.email);
    expect(await settledEmailsTo(site, user.user.email, subject)).toBe(2);
    const second = tokenOf(await emailTo(site, user.user.email, subject));
    expect((await reset(second))[0]).toBe(200);
    expect(await reset(first)).toEqual(void_);
  });

  test('that its owner changes invalidates earlier reset links', async () => {
    const user = await createVerifiedUser(site);
    const token = await resetToken(user);
    const body = { password: newPassword, currentPassword: testPassword };
    expect((await user.call('POST', `/api/user/update/${user.user.id}`, { body })).statusCode).toBe(200);
    expect(await reset(token)).toEqual(void_);
    await emailTo(site, user.user.email, 'Your password was changed');
  });

  test.each(['', 'wrong', 'A'.repeat(43)])(
    'is not changed by a token that was never sent: %j',
    async (token) => {
      expect(await reset(token)).toEqual(void_);
    },
  );

  test('keeps its link when the new one is too weak', async () => {
    const token = await resetToken(await createVerifiedUser(site));
    expect((await reset(token, 'Password123'))[0]).toBe(400);
    expect((await reset(token, 'short'))[0]).toBe(400);
    expect((await reset(token))[0]).toBe(200);
  });

  test('can be set for a user who never had one', async () => {
    const user = await createVerifiedUser(site);
    await site.database.pool.query('delete from credentials where user_id = $1', [user.user.id]);
    expect((await reset(await resetToken(user)))[0]).toBe(200);
    expect(await signIn(user.user.email, newPassword)).toBe(200);
  });

  test('can be reset after too many wrong guesses, within a limit', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const { user } = await createUser(strict);
      await strict.database.pool.query('update users set email_verified = true where id = $1', [user.id]);
      const call = async (path: string, body: object) =>
        (await strict.guest().call('POST', path, { body })).statusCode;
      const guess = (password: string) => call('/api/auth/login', { email: user.email, password });
      for (let failure = 0; failure < 5; failure += 1) await guess('wrong password');
      expect(await guess(testPassword)).toBe(429);
      const asked: number[] = [];
      for (let time = 0; time < 4; time += 1)
        asked.push(await call('/api/auth/forgot-password', { email: user.email }));
      expect(asked).toEqual([200, 200, 200, 429]);
      const token = tokenOf(await emailTo(strict, user.email, subject));
      expect(await call('/api/auth/reset-password', { token, password: newPassword })).toBe(200);
      expect(await guess(newPassword)).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test('is not hashed for an invalid link', async () => {
    let hashed = 0;
    const { identity } = site.app.deps;
    const { hashPassword } = identity;
    Object.assign(identity, {
      hashPassword: async (password: string) => {
        hashed += 1;
        return await hashPassword(password);
      },
    });
    expect(await reset('A'.repeat(43))).toEqual(void_);
    expect(hashed).toBe(0);
    expect((await reset(await resetToken(await createVerifiedUser(site))))[0]).toBe(200);
    expect(hashed).toBe(1);
    Object.assign(identity, { hashPassword });
  });
});
