import { minuteMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../../testing/actors/admins.ts';
import { codeAt } from '../../../testing/actors/authenticator-app.ts';
import { emailTo, tokenOf } from '../../../testing/actors/emails.ts';
import {
  createUser,
  createVerifiedUser,
  type TestUser,
  testPassword,
} from '../../../testing/actors/factories.ts';
import { addPasskey, createAuthenticator, signInWithPasskey } from '../../../testing/actors/passkeys.ts';
import {
  codeNow,
  codeOf,
  enterCode,
  halfSignedIn,
  isSignedIn,
  setUpAuthenticator,
  signIn,
} from '../../../testing/actors/two-factors.ts';
import { cheapestCpuMs } from '../../../testing/cpu-time.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const wrong = '000000';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe('two-step sign-in', () => {
  test('opens a session with the code only, and keeps the code to one use', async () => {
    const owner = await createUser(site);
    const { secret } = await setUpAuthenticator(site, owner);
    const [guest, other] = [await halfSignedIn(site, owner), await halfSignedIn(site, owner)];
    expect(await isSignedIn(guest)).toBe(false);

    const answer = await enterCode(guest, codeNow(site, secret));

    expect({ status: answer.statusCode, id: answer.json().user?.id }).toEqual({
      status: 200,
      id: owner.user.id,
    });
    expect(await isSignedIn(guest)).toBe(true);
    expect(codeOf(await enterCode(other, codeNow(site, secret)))).toBe('invalid');
  });

  test('leaves no session while the code is missing', async () => {
    const owner = await createUser(site);
    await setUpAuthenticator(site, owner);
    await halfSignedIn(site, owner);
    expect((await owner.call('GET', '/api/user/sessions')).json()).toHaveLength(1);
  });

  test('returns the same error for a wrong password and an unknown account', async () => {
    const owner = await createUser(site);
    await setUpAuthenticator(site, owner);
    const [known, unknown] = [
      await signIn(site.guest(), owner.user.email, 'not the password'),
      await signIn(site.guest(), 'nobody@example.org', 'not the password'),
    ];
    const { requestId: _, ...answer } = known.json();
    expect(unknown.json()).toMatchObject(answer);
    expect(known.cookies).toEqual([]);
  });

  test('accepts the code before and after the current one, and no other', async () => {
    const owner = await createUser(site);
    const { secret } = await setUpAuthenticator(site, owner);
    const at = (steps: number) => codeAt(secret, new Date(site.clock.now().getTime() + steps * 30_000));
    site.clock.advance(5 * minuteMs);
    expect(codeOf(await enterCode(await halfSignedIn(site, owner), at(-2)))).toBe('invalid');
    expect(codeOf(await enterCode(await halfSignedIn(site, owner), at(2)))).toBe('invalid');
    expect((await enterCode(await halfSignedIn(site, owner), at(-1))).statusCode).toBe(200);
    expect((await enterCode(await halfSignedIn(site, owner), at(1))).statusCode).toBe(200);
    // The time step of an accepted code and all earlier ones are used up.
    expect(codeOf(await enterCode(await halfSignedIn(site, owner), at(0)))).toBe('invalid');
  });

  test('expires after five minutes, and works in one browser once', async () => {
    const owner = await createUser(site);
    const { secret } = await setUpAuthenticator(site, owner);
    expect(codeOf(await enterCode(site.guest(), codeNow(site, secret)))).toBe('unauthenticated');
    const late = await halfSignedIn(site, owner);
    site.clock.advance(5 * minuteMs);
    expect(codeOf(await enterCode(late, codeNow(site, secret)))).toBe('unauthenticated');

    const guest = await halfSignedIn(site, owner);
    const copy = site.guest();
    copy.cookie = guest.cookie;
    await enterCode(guest, codeNow(site, secret));
    site.clock.advance(30_000);
    expect(codeOf(await enterCode(copy, codeNow(site, secret)))).toBe('unauthenticated');
  });

  test('accepts one of two concurrent codes', async () => {
    const owner = await createUser(site);
    const { secret, recoveryCodes } = await setUpAuthenticator(site, owner);
    const guest = await halfSignedIn(site, owner);
    const copy = site.guest();
    copy.cookie = guest.cookie;

    const answers = await Promise.all([
      enterCode(guest, codeNow(site, secret)),
      enterCode(copy, recoveryCodes[0] ?? ''),
    ]);

    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
    expect((await owner.call('GET', '/api/user/sessions')).json()).toHaveLength(2);
  });

  test('counts five wrong codes per account: another sign-in does not add tries', async () => {
    const limited = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const owner = await createUser(limited);
      const { secret } = await setUpAuthenticator(limited, owner);
      const guest = limited.guest();
      await signIn(guest, owner.user.email);
      for (let count = 0; count < 5; count += 1)
        expect(codeOf(await enterCode(guest, wrong))).toBe('invalid');
      expect(codeOf(await enterCode(guest, codeAt(secret, limited.clock.now())))).toBe('rate_limited');
      const again = limited.guest();
      await signIn(again, owner.user.email);
      expect(codeOf(await enterCode(again, codeAt(secret, limited.clock.now())))).toBe('rate_limited');
    } finally {
      await limited.close();
    }
  });

  test('is not asked for after a passkey', async () => {
    const owner = await createUser(site);
    await setUpAuthenticator(site, owner);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const guest = site.guest();
    expect((await signInWithPasskey(guest, authenticator)).statusCode).toBe(200);
    expect(await isSignedIn(guest)).toBe(true);
  });

  test('rejects a user who was suspended between the steps', async () => {
    const owner = await createUser(site);
    const { secret } = await setUpAuthenticator(site, owner);
    const guest = await halfSignedIn(site, owner);
    const admin = await createAdmin(site);
    await admin.call('POST', `/api/admin/users/${owner.user.id}/suspend`, { body: { reason: 'Spam' } });
    expect((await enterCode(guest, codeNow(site, secret))).statusCode).toBe(401);
    const again = site.guest();
    expect(codeOf(await signIn(again, owner.user.email))).toBe('forbidden');
    expect(await isSignedIn(again)).toBe(false);
  });

  test('rejects a huge code in 50 ms of processor time', async () => {
    const cost = await cheapestCpuMs(async () =>
      expect(codeOf(await enterCode(site.guest(), '1'.repeat(200_000)))).toBe('invalid'),
    );
    expect(cost).toBeLessThan(50);
  });
});

describe('a password reset', () => {
  async function reset({ user }: TestUser, password: string) {
    await site.guest().call('POST', '/api/auth/forgot-password', { body: { email: user.email } });
    const token = tokenOf(await emailTo(site, user.email, 'Choose a new password'));
    const body = { token, password };
    expect((await site.guest().call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
  }

  test('removes passkeys, keeps two-step sign-in, and ends a sign-in that waits for its code', async () => {
    const owner = await createVerifiedUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const { secret } = await setUpAuthenticator(site, owner);
    const waiting = await halfSignedIn(site, owner);

    await reset(owner, 'eleven quiet herons');

    expect(codeOf(await enterCode(waiting, codeNow(site, secret)))).toBe('unauthenticated');
    expect(codeOf(await signInWithPasskey(site.guest(), authenticator))).toBe('unauthenticated');
    const guest = site.guest();
    await signIn(guest, owner.user.email, 'eleven quiet herons');
    expect(await isSignedIn(guest)).toBe(false);
    expect((await enterCode(guest, codeNow(site, secret))).statusCode).toBe(200);
  });
});

describe('the first verification of an address from another browser', () => {
  test('removes the passkeys and the two-step sign-in that were set up before', async () => {
    const attacker = await createUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(attacker, authenticator);
    await setUpAuthenticator(site, attacker);
    const token = tokenOf(await emailTo(site, attacker.user.email, 'Confirm your email address'));

    await site.guest().call('POST', '/api/auth/verify-email', { body: { token } });

    expect(codeOf(await signInWithPasskey(site.guest(), authenticator))).toBe('unauthenticated');
    const { rows } = await site.database.pool.query(
      'select (select count(*) from two_factors where user_id = $1) + (select count(*) from recovery_codes where user_id = $1) as left',
      [attacker.user.id],
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});

describe('deleting an account', () => {
  test('leaves no passkey, secret, code or step', async () => {
    const owner = await createUser(site);
    await addPasskey(owner, createAuthenticator());
    await setUpAuthenticator(site, owner);
    await halfSignedIn(site, owner);
    await owner.call('DELETE', `/api/user/delete/${owner.user.id}`, {
      body: { currentPassword: testPassword },
    });
    for (const table of ['passkeys', 'two_factors', 'recovery_codes', 'sign_in_steps']) {
      const { rows } = await site.database.pool.query(
        `select count(*)::int as left from ${table} where user_id = $1`,
        [owner.user.id],
      );
      expect({ table, rows }).toEqual({ table, rows: [{ left: 0 }] });
    }
  });
});
