import { minuteMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decrypt } from '../../../core/encryption.ts';
import { systemCtx } from '../../../core/http.ts';
import { acceptedStep } from '../../../platform/one-time-codes.ts';
import { codeAt } from '../../../testing/actors/authenticator-app.ts';
import { emailsTo, emailTo, untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { createUser, createVerifiedUser, testPassword } from '../../../testing/actors/factories.ts';
import {
  codeNow,
  codeOf,
  enterCode,
  halfSignedIn,
  isSignedIn,
  setUpAuthenticator,
  signIn,
} from '../../../testing/actors/two-factors.ts';
import { type Client, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { reencryptSecrets, resetSecondFactor } from './accounts.authenticator.service.ts';

const wrong = '000000';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe('recovery codes', () => {
  test('sign in once each, in any case and with or without dashes, and the user gets an email', async () => {
    const owner = await createVerifiedUser(site);
    const { recoveryCodes } = await setUpAuthenticator(site, owner);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;

    expect((await enterCode(await halfSignedIn(site, owner), first)).statusCode).toBe(200);
    expect(codeOf(await enterCode(await halfSignedIn(site, owner), first))).toBe('invalid');
    const typed = second.replaceAll('-', ' ').toUpperCase();
    expect((await enterCode(await halfSignedIn(site, owner), typed)).statusCode).toBe(200);

    await untilJobsAreDone(site);
    const texts = emailsTo(site, owner.user.email)
      .filter(({ subject }) => subject === 'A recovery code was used')
      .map(({ text }) => /\d+ codes are left/.exec(text)?.[0]);
    // The jobs that send them may run in any order.
    expect(texts.toSorted()).toEqual(['8 codes are left', '9 codes are left']);
  });

  test('accept one of two concurrent uses', async () => {
    const owner = await createUser(site);
    const { recoveryCodes } = await setUpAuthenticator(site, owner);
    const guests = [await halfSignedIn(site, owner), await halfSignedIn(site, owner)];
    const answers = await Promise.all(guests.map((guest) => enterCode(guest, recoveryCodes[0] ?? '')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
  });

  test('are replaced with the password and a code', async () => {
    const owner = await createUser(site);
    const { secret, recoveryCodes } = await setUpAuthenticator(site, owner);
    site.clock.advance(11 * minuteMs);
    const renew = (body: object) => owner.call('POST', '/api/user/authenticator/recovery-codes', { body });

    expect(codeOf(await renew({ code: codeNow(site, secret) }))).toBe('forbidden');
    expect(codeOf(await renew({ code: wrong, currentPassword: testPassword }))).toBe('invalid');
    const renewed = await renew({ code: codeNow(site, secret), currentPassword: testPassword });

    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect(codeOf(await enterCode(await halfSignedIn(site, owner), recoveryCodes[0] ?? ''))).toBe('invalid');
    expect(
      (await enterCode(await halfSignedIn(site, owner), renewed.json().recoveryCodes[0])).statusCode,
    ).toBe(200);
  });

  test('are stored neither as text nor with a readable secret', async () => {
    const owner = await createUser(site);
    const { secret, recoveryCodes } = await setUpAuthenticator(site, owner);
    const { rows } = await site.database.pool.query(
      'select sealed_secret, code_hash from two_factors join recovery_codes using (user_id) where user_id = $1',
      [owner.user.id],
    );
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });
});

describe('the authenticator app', () => {
  test('takes effect once one of its codes was entered', async () => {
    const owner = await createUser(site);
    const begin = () =>
      owner.call('POST', '/api/user/authenticator/begin', { body: { currentPassword: testPassword } });
    const confirm = (code: string) => owner.call('POST', '/api/user/authenticator', { body: { code } });
    const begun = (await begin()).json<{ secret: string; uri: string }>();
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(codeOf(await confirm(wrong))).toBe('invalid');
    const guest = site.guest();
    await signIn(guest, owner.user.email);
    expect(await isSignedIn(guest)).toBe(true);

    expect((await confirm(codeNow(site, begun.secret))).statusCode).toBe(200);

    expect(await isSignedIn(guest)).toBe(false);
    expect(codeOf(await confirm(codeNow(site, begun.secret)))).toBe('conflict');
    expect(codeOf(await begin())).toBe('conflict');
  });

  test('is confirmed by one of two concurrent codes, and not after a quarter of an hour', async () => {
    const owner = await createUser(site);
    const begin = async () =>
      (
        await owner.call('POST', '/api/user/authenticator/begin', { body: { currentPassword: testPassword } })
      ).json<{ secret: string }>().secret;
    const confirm = (code: string) => owner.call('POST', '/api/user/authenticator', { body: { code } });
    const late = await begin();
    site.clock.advance(16 * minuteMs);
    expect(codeOf(await confirm(codeNow(site, late)))).toBe('conflict');
    const code = codeNow(site, await begin());
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  test('is turned off with the password and a code, by its user only', async () => {
    const [owner, other] = [await createVerifiedUser(site), await createUser(site)];
    const { secret } = await setUpAuthenticator(site, owner);
    site.clock.advance(11 * minuteMs);
    const off = (client: Client, body: object) => client.call('DELETE', '/api/user/authenticator', { body });
    const currentPassword = testPassword;

    expect(codeOf(await off(other, { code: codeNow(site, secret), currentPassword }))).toBe('conflict');
    expect(codeOf(await off(owner, { code: codeNow(site, secret) }))).toBe('forbidden');
    expect(codeOf(await off(owner, { code: wrong, currentPassword }))).toBe('invalid');
    expect((await off(owner, { code: codeNow(site, secret), currentPassword })).statusCode).toBe(200);

    const guest = site.guest();
    await signIn(guest, owner.user.email);
    expect(await isSignedIn(guest)).toBe(true);
    await emailTo(site, owner.user.email, 'Two-step sign-in is off');
  });

  test('is turned off on the command line for a user who lost it', async () => {
    const owner = await createUser(site);
    await setUpAuthenticator(site, owner);
    const ctx = systemCtx(site.app, 'admin');
    expect(await resetSecondFactor(ctx, owner.user.email)).toBe(owner.user.username);
    expect(await isSignedIn(owner)).toBe(false);
    const guest = site.guest();
    await signIn(guest, owner.user.email);
    expect(await isSignedIn(guest)).toBe(true);
    await expect(resetSecondFactor(ctx, owner.user.email)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('keeps its secret when a job encrypts it with a new key', async () => {
    const owner = await createUser(site);
    const { secret } = await setUpAuthenticator(site, owner);
    const storedSecret = async () => {
      const query = 'select sealed_secret from two_factors where user_id = $1';
      return (await site.database.pool.query(query, [owner.user.id])).rows[0].sealed_secret;
    };
    const [ctx, before] = [systemCtx(site.app), await storedSecret()];
    await reencryptSecrets(ctx);
    expect(await storedSecret()).toBe(before);

    const current = 'the key that comes after, longer than thirty-two';
    const secrets = { current, previous: ctx.deps.secrets.current };
    await reencryptSecrets({ ...ctx, deps: { ...ctx.deps, secrets } });

    expect(await storedSecret()).not.toBe(before);
    const stored = decrypt({ current }, 'authenticator-secret', await storedSecret()) ?? '';
    const at = site.clock.now();
    expect(await acceptedStep(stored, codeAt(secret, at), { now: at, lastStep: 0 })).toBeGreaterThan(0);
    // Other tests of this site use its own key.
    await site.database.pool.query('update two_factors set sealed_secret = $1 where user_id = $2', [
      before,
      owner.user.id,
    ]);
  });
});
