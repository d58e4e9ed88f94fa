import { hourMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailsTo, emailTo, settledEmailsTo, tokenOf } from '../../../testing/actors/emails.ts';
import {
  createUser,
  createVerifiedUser,
  type TestUser,
  testPassword,
} from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const subject = 'Confirm your new email address';
const asked = 'Your email address is about to change';
const changed = 'Your email address was changed';
let counter = 0;

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function newAddress(): string {
  counter += 1;
  return `new-address-${counter}@example.org`;
}

async function open(user: TestUser, token: string): Promise<[number, string]> {
  const answer = await user.call('POST', '/api/auth/verify-email', { body: { token } });
  return [answer.statusCode, answer.json().message];
}

function change(user: TestUser, email: string, proof: object = { currentPassword: testPassword }) {
  return user.call('POST', `/api/user/update/${user.user.id}`, { body: { email, ...proof } });
}

async function me(user: TestUser) {
  const { email, pendingEmail, emailVerified } = (await user.call('GET', '/api/user/me')).json().user;
  return { email, pendingEmail, emailVerified };
}

async function signInAgain(user: TestUser): Promise<TestUser> {
  const client = site.guest();
  const body = { email: user.user.email, password: testPassword };
  await client.call('POST', '/api/auth/login', { body });
  return Object.assign(client, { user: user.user });
}

describe('a new email address', () => {
  test('takes effect once its link is opened, and the old address is notified of both steps', async () => {
    const user = await createVerifiedUser(site);
    const { email } = user.user;
    const wanted = newAddress();
    const answer = await change(user, wanted.toUpperCase(), {});
    expect(answer.json()).toMatchObject({
      message: "User's profile updated successfully.",
      email,
      pendingEmail: wanted,
    });
    expect(await me(user)).toEqual({ email, pendingEmail: wanted, emailVerified: true });
    expect((await emailTo(site, email, asked)).text).toContain(wanted);
    expect((await open(user, tokenOf(await emailTo(site, wanted, subject))))[0]).toBe(200);
    expect(await me(user)).toEqual({ email: wanted, pendingEmail: null, emailVerified: true });
    await emailTo(site, email, changed);
    const body = { email: wanted, password: testPassword };
    expect((await site.guest().call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
  });

  test('requires the current password unless the sign-in is recent, and ends the other sessions', async () => {
    const user = await createVerifiedUser(site);
    const elsewhere = await signInAgain(user);
    const wanted = newAddress();
    site.clock.advance(11 * 60 * 1000);
    for (const proof of [{}, { currentPassword: 'wrong password' }]) {
      const refused = await change(user, wanted, proof);
      expect({ status: refused.statusCode, fields: Object.keys(refused.json().fields) }).toEqual({
        status: 403,
        fields: ['currentPassword'],
      });
    }
    expect((await me(user)).pendingEmail).toBeNull();
    expect((await change(user, wanted)).statusCode).toBe(200);
    expect((await elsewhere.call('GET', '/api/user/me')).json().user).toBeNull();
    expect((await me(user)).pendingEmail).toBe(wanted);
  });

  test('gives the same response for a taken address, and notifies its owner', async () => {
    const [user, owner] = [await createVerifiedUser(site), await createVerifiedUser(site)];
    const [free, taken] = [newAddress(), owner.user.email];
    const shape = async (email: string) => {
      const answer = await change(user, email);
      return [answer.statusCode, answer.body.replaceAll(email, 'wanted@example.org')];
    };
    expect(await shape(taken)).toEqual(await shape(free));
    await emailTo(site, taken, 'Another account tried to use your email address');
    expect(await settledEmailsTo(site, taken, subject)).toBe(0);
  });

  test('is rejected if another user took it in the meantime', async () => {
    const user = await createVerifiedUser(site);
    const wanted = newAddress();
    await change(user, wanted);
    const token = tokenOf(await emailTo(site, wanted, subject));
    await createUser(site, { email: wanted });
    expect(await open(user, token)).toEqual([409, 'Another account uses this address now']);
    expect((await me(user)).email).toBe(user.user.email);
  });

  test('expires after 24 hours', async () => {
    const user = await createVerifiedUser(site);
    const wanted = newAddress();
    await change(user, wanted);
    const token = tokenOf(await emailTo(site, wanted, subject));
    site.clock.advance(24 * hourMs + 1);
    expect((await open(user, token))[0]).toBe(400);
    expect((await me(user)).email).toBe(user.user.email);
  });

  test('replaces an earlier request, and is cancelled by requesting the current address', async () => {
    const user = await createVerifiedUser(site);
    const [first, second] = [newAddress(), newAddress()];
    await change(user, first);
    const token = tokenOf(await emailTo(site, first, subject));
    await change(user, second);
    expect((await open(user, token))[0]).toBe(400);
    expect((await me(user)).pendingEmail).toBe(second);
    await change(user, user.user.email);
    expect((await me(user)).pendingEmail).toBeNull();
    expect((await open(user, tokenOf(await emailTo(site, second, subject))))[0]).toBe(400);
  });

  test('can have its link sent again', async () => {
    const user = await createVerifiedUser(site);
    const wanted = newAddress();
    await change(user, wanted);
    await user.call('POST', '/api/auth/verify-email/resend');
    expect(await settledEmailsTo(site, wanted, subject)).toBe(2);
  });

  test('of an unverified account sends no email to the old address', async () => {
    const user = await createUser(site);
    const wanted = newAddress();
    await change(user, wanted);
    const token = tokenOf(await emailTo(site, wanted, subject));
    const old = tokenOf(await emailTo(site, user.user.email, 'Confirm your email address'));
    expect((await open(user, token))[0]).toBe(200);
    expect(await me(user)).toEqual({ email: wanted, pendingEmail: null, emailVerified: true });
    expect((await open(user, old))[0]).toBe(400);
    expect(await settledEmailsTo(site, user.user.email, changed)).toBe(0);
    expect(emailsTo(site, user.user.email)).toHaveLength(1);
  });

  test('invalidates links to the old one', async () => {
    const user = await createVerifiedUser(site);
    const { email } = user.user;
    await site.guest().call('POST', '/api/auth/forgot-password', { body: { email } });
    const token = tokenOf(await emailTo(site, email, 'Choose a new password'));
    const wanted = newAddress();
    await change(user, wanted);
    await open(user, tokenOf(await emailTo(site, wanted, subject)));
    const body = { token, password: 'eleven quiet herons' };
    expect((await site.guest().call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(400);
  });

  test('requested by an attacker with the password is cancelled when the owner resets the password', async () => {
    const user = await createVerifiedUser(site);
    const { email } = user.user;
    const wanted = newAddress();
    await change(user, wanted);
    const token = tokenOf(await emailTo(site, wanted, subject));
    await site.guest().call('POST', '/api/auth/forgot-password', { body: { email } });
    const reset = tokenOf(await emailTo(site, email, 'Choose a new password'));
    const body = { token: reset, password: 'eleven quiet herons' };
    expect((await site.guest().call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
    expect((await open(user, token))[0]).toBe(400);
  });
});
