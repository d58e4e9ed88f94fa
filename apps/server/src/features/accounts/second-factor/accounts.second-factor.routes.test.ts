import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decrypt } from '../../../core/encryption.ts';
import { systemCtx } from '../../../core/http.ts';
import { acceptedStep } from '../../../platform/one-time-codes.ts';
import { createAdmin } from '../../../testing/admins.ts';
import { codeAt } from '../../../testing/authenticator-app.ts';
import { cheapestCpuMs } from '../../../testing/cpu-time.ts';
import { emailsTo, emailTo, tokenOf, untilJobsAreDone } from '../../../testing/emails.ts';
import { createUser, type TestUser, testPassword } from '../../../testing/factories.ts';
import { addPasskey, createAuthenticator, signInWithPasskey } from '../../../testing/passkeys.ts';
import { type Client, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { enterCode, isSignedIn, setUpAuthenticator, signIn } from '../../../testing/two-factors.ts';
import { reencryptSecrets, resetSecondFactor } from './accounts.authenticator.service.ts';

const minute = 60 * 1000;
const wrong = '000000';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function codeOf(answer: { json(): { code: string } }): string {
  return answer.json().code;
}

function codeNow(secret: string): string {
  return codeAt(secret, site.clock.now());
}

/** A guest who has entered the right password but no code yet. */
async function halfSignedIn({ user }: TestUser): Promise<Client> {
  const guest = site.guest();
  const answer = await signIn(guest, user.email);
  expect(answer.json()).toMatchObject({ success: true, secondFactor: 'required' });
  return guest;
}

async function proveAddress(user: TestUser): Promise<void> {
  const token = tokenOf(await emailTo(site, user.user.email, 'Confirm your email address'));
  await user.call('POST', '/api/auth/verify-email', { body: { token } });
}

describe('two-step sign-in', () => {
  test('opens a session with the code only, and keeps the code to one use', async () => {
    const owner = await createUser(site);
    const { secret } = await setUpAuthenticator(site, owner);
    const [guest, other] = [await halfSignedIn(owner), await halfSignedIn(owner)];
    expect(await isSignedIn(guest)).toBe(false);

    const answer = await enterCode(guest, codeNow(secret));

    expect({ status: answer.statusCode, id: answer.json().user?.id }).toEqual({
      status: 200,
      id: owner.user.id,
    });
    expect(await isSignedIn(guest)).toBe(true);
    expect(codeOf(await enterCode(other, codeNow(secret)))).toBe('invalid');
  });

  test('leaves no session while the code is missing', async () => {
    const owner = await createUser(site);
    await setUpAuthenticator(site, owner);
    await halfSignedIn(owner);
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
    site.clock.advance(5 * minute);
    expect(codeOf(await enterCode(await halfSignedIn(owner), at(-2)))).toBe('invalid');
    expect(codeOf(await enterCode(await halfSignedIn(owner), at(2)))).toBe('invalid');
    expect((await enterCode(await halfSignedIn(owner), at(-1))).statusCode).toBe(200);
    expect((await enterCode(await halfSignedIn(owner), at(1))).statusCode).toBe(200);
    // The time step of an accepted code and all earlier ones are used up.
    expect(codeOf(await enterCode(await halfSignedIn(owner), at(0)))).toBe('invalid');
  });

  test('expires after five minutes, and works in one browser once', async () => {
    const owner = await createUser(site);
    const { secret } = await setUpAuthenticator(site, owner);
    expect(codeOf(await enterCode(site.guest(), codeNow(secret)))).toBe('unauthenticated');
    const late = await halfSignedIn(owner);
    site.clock.advance(5 * minute);
    expect(codeOf(await enterCode(late, codeNow(secret)))).toBe('unauthenticated');

    const guest = await halfSignedIn(owner);
    const copy = site.guest();
    copy.cookie = guest.cookie;
    await enterCode(guest, codeNow(secret));
    site.clock.advance(30_000);
    expect(codeOf(await enterCode(copy, codeNow(secret)))).toBe('unauthenticated');
  });

  test('accepts one of two codes at once', async () => {
    const owner = await createUser(site);
    const { secret, recoveryCodes } = await setUpAuthenticator(site, owner);
    const guest = await halfSignedIn(owner);
    const copy = site.guest();
    copy.cookie = guest.cookie;

    const answers = await Promise.all([
      enterCode(guest, codeNow(secret)),
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
    const guest = await halfSignedIn(owner);
    const admin = await createAdmin(site);
    await admin.call('POST', `/api/admin/users/${owner.user.id}/suspend`, { body: { reason: 'Spam' } });
    expect((await enterCode(guest, codeNow(secret))).statusCode).toBe(401);
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

describe('recovery codes', () => {
  test('sign in once each, in any case and with or without dashes, and the user gets an email', async () => {
    const owner = await createUser(site);
    await proveAddress(owner);
    const { recoveryCodes } = await setUpAuthenticator(site, owner);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;

    expect((await enterCode(await halfSignedIn(owner), first)).statusCode).toBe(200);
    expect(codeOf(await enterCode(await halfSignedIn(owner), first))).toBe('invalid');
    const typed = second.replaceAll('-', ' ').toUpperCase();
    expect((await enterCode(await halfSignedIn(owner), typed)).statusCode).toBe(200);

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
    const guests = [await halfSignedIn(owner), await halfSignedIn(owner)];
    const answers = await Promise.all(guests.map((guest) => enterCode(guest, recoveryCodes[0] ?? '')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
  });

  test('are replaced with the password and a code', async () => {
    const owner = await createUser(site);
    const { secret, recoveryCodes } = await setUpAuthenticator(site, owner);
    site.clock.advance(11 * minute);
    const renew = (body: object) => owner.call('POST', '/api/user/authenticator/recovery-codes', { body });

    expect(codeOf(await renew({ code: codeNow(secret) }))).toBe('forbidden');
    expect(codeOf(await renew({ code: wrong, currentPassword: testPassword }))).toBe('invalid');
    const renewed = await renew({ code: codeNow(secret), currentPassword: testPassword });

    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect(codeOf(await enterCode(await halfSignedIn(owner), recoveryCodes[0] ?? ''))).toBe('invalid');
    expect((await enterCode(await halfSignedIn(owner), renewed.json().recoveryCodes[0])).statusCode).toBe(
      200,
    );
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

    expect((await confirm(codeNow(begun.secret))).statusCode).toBe(200);

    expect(await isSignedIn(guest)).toBe(false);
    expect(codeOf(await confirm(codeNow(begun.secret)))).toBe('conflict');
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
    site.clock.advance(16 * minute);
    expect(codeOf(await confirm(codeNow(late)))).toBe('conflict');
    const code = codeNow(await begin());
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  test('is turned off with the password and a code, by its user only', async () => {
    const [owner, other] = [await createUser(site), await createUser(site)];
    await proveAddress(owner);
    const { secret } = await setUpAuthenticator(site, owner);
    site.clock.advance(11 * minute);
    const off = (client: Client, body: object) => client.call('DELETE', '/api/user/authenticator', { body });
    const currentPassword = testPassword;

    expect(codeOf(await off(other, { code: codeNow(secret), currentPassword }))).toBe('conflict');
    expect(codeOf(await off(owner, { code: codeNow(secret) }))).toBe('forbidden');
    expect(codeOf(await off(owner, { code: wrong, currentPassword }))).toBe('invalid');
    expect((await off(owner, { code: codeNow(secret), currentPassword })).statusCode).toBe(200);

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

describe('a password reset', () => {
  async function reset({ user }: TestUser, password: string) {
    await site.guest().call('POST', '/api/auth/forgot-password', { body: { email: user.email } });
    const token = tokenOf(await emailTo(site, user.email, 'Choose a new password'));
    const body = { token, password };
    expect((await site.guest().call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
  }

  test('removes passkeys, keeps two-step sign-in, and ends a sign-in that waits for its code', async () => {
    const owner = await createUser(site);
    await proveAddress(owner);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const { secret } = await setUpAuthenticator(site, owner);
    const waiting = await halfSignedIn(owner);

    await reset(owner, 'eleven quiet herons');

    expect(codeOf(await enterCode(waiting, codeNow(secret)))).toBe('unauthenticated');
    expect(codeOf(await signInWithPasskey(site.guest(), authenticator))).toBe('unauthenticated');
    const guest = site.guest();
    await signIn(guest, owner.user.email, 'eleven quiet herons');
    expect(await isSignedIn(guest)).toBe(false);
    expect((await enterCode(guest, codeNow(secret))).statusCode).toBe(200);
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
    await halfSignedIn(owner);
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
