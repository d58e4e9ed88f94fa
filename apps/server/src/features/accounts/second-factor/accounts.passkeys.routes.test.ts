import type { Passkey } from '@teamwright/contracts/accounts/security.ts';
import { minuteMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, suspend } from '../../../testing/actors/admins.ts';
import { emailTo } from '../../../testing/actors/emails.ts';
import { createUser, createVerifiedUser, testPassword } from '../../../testing/actors/factories.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  createAuthenticator,
  signInWithPasskey,
} from '../../../testing/actors/passkeys.ts';
import { codeOf, isSignedIn } from '../../../testing/actors/two-factors.ts';
import { cheapestCpuMs } from '../../../testing/cpu-time.ts';
import { type Client, createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function passkeysOf(client: Client): Promise<Passkey[]> {
  return (await client.call('GET', '/api/user/security')).json().passkeys;
}

function remove(client: Client, id: string) {
  return client.call('DELETE', `/api/user/passkeys/${id}`, { body: { currentPassword: testPassword } });
}

describe('adding a passkey', () => {
  test('lists it with its name, and rejects the same response a second time', async () => {
    const owner = await createUser(site);
    const response = createAuthenticator().create(await beginPasskey(owner));
    const body = { name: 'Laptop', response };

    expect((await owner.call('POST', '/api/user/passkeys', { body })).statusCode).toBe(201);

    expect(await passkeysOf(owner)).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
    expect(codeOf(await owner.call('POST', '/api/user/passkeys', { body }))).toBe('invalid');
  });

  test('emails the user when a passkey is added, and when it is removed', async () => {
    const owner = await createVerifiedUser(site);
    const { id } = await addPasskey(owner, createAuthenticator(), 'Blue key');
    expect((await emailTo(site, owner.user.email, 'A passkey was added')).text).toContain('Blue key');

    expect((await remove(owner, id)).statusCode).toBe(200);
    expect((await emailTo(site, owner.user.email, 'A passkey was removed')).text).toContain('Blue key');
  });

  test('asks for the current password ten minutes after the sign-in', async () => {
    const owner = await createUser(site);
    site.clock.advance(11 * minuteMs);
    const begin = (body: object) => owner.call('POST', '/api/user/passkeys/begin', { body });

    expect(codeOf(await begin({}))).toBe('forbidden');
    expect((await begin({ currentPassword: 'not the password' })).json().fields).toHaveProperty(
      'currentPassword',
    );
    expect((await begin({ currentPassword: testPassword })).statusCode).toBe(200);
  });

  test('accepts one of two concurrent responses to a challenge', async () => {
    const owner = await createUser(site);
    const options = await beginPasskey(owner);
    const answers = await Promise.all(
      [createAuthenticator(), createAuthenticator()].map((authenticator) =>
        owner.call('POST', '/api/user/passkeys', {
          body: { name: 'Key', response: authenticator.create(options) },
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 400]);
  });

  test('rejects the challenge of another session, and one of five minutes ago', async () => {
    const owner = await createUser(site);
    const other = await createUser(site);
    const add = (client: Client, response: object) =>
      client.call('POST', '/api/user/passkeys', { body: { name: 'Key', response } });

    expect(codeOf(await add(other, createAuthenticator().create(await beginPasskey(owner))))).toBe('invalid');

    const late = createAuthenticator().create(await beginPasskey(owner));
    site.clock.advance(5 * minuteMs);
    expect(codeOf(await add(owner, late))).toBe('invalid');
    expect(await passkeysOf(owner)).toEqual([]);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['an authenticator that did not verify its user', { userVerified: false }],
  ])('rejects a response of %s', async (_, faults) => {
    const owner = await createUser(site);
    const response = createAuthenticator().create(await beginPasskey(owner), faults);
    const answer = await owner.call('POST', '/api/user/passkeys', { body: { name: 'Key', response } });
    expect(codeOf(answer)).toBe('invalid');
    expect(await passkeysOf(owner)).toEqual([]);
  });

  test('rejects a passkey that another user has', async () => {
    const [owner, other] = [await createUser(site), await createUser(site)];
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const response = authenticator.create(await beginPasskey(other));
    const answer = await other.call('POST', '/api/user/passkeys', { body: { name: 'Key', response } });
    expect(codeOf(answer)).toBe('conflict');
  });

  test('stops at ten, also in concurrent calls', async () => {
    const owner = await createUser(site);
    for (let count = 0; count < 9; count += 1) await addPasskey(owner, createAuthenticator());
    const options = [await beginPasskey(owner), await beginPasskey(owner)];
    const answers = await Promise.all(
      options.map((options) =>
        owner.call('POST', '/api/user/passkeys', {
          body: { name: 'Key', response: createAuthenticator().create(options) },
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    const body = { currentPassword: testPassword };
    expect(codeOf(await owner.call('POST', '/api/user/passkeys/begin', { body }))).toBe('conflict');
  });

  test.each([
    ['no fields', {}],
    ['huge fields', { name: 'x'.repeat(100_000), response: 'y'.repeat(100_000) }],
    ['bytes that are none', { name: 'Key', response: createAuthenticator().create(emptyOptions(), {}) }],
  ])('rejects a body of %s in 50 ms of processor time', async (_, body) => {
    const owner = await createUser(site);
    const cost = await cheapestCpuMs(async () =>
      expect(codeOf(await owner.call('POST', '/api/user/passkeys', { body }))).toBe('invalid'),
    );
    expect(cost).toBeLessThan(50);
  });
});

function emptyOptions(): Awaited<ReturnType<typeof beginPasskey>> {
  return {
    challenge: '',
    rp: { id: '', name: '' },
    user: { id: '', name: '', displayName: '' },
    pubKeyCredParams: [],
    timeout: 0,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

describe('signing in with a passkey', () => {
  test('opens a session, and the passkey shows when it was used', async () => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const guest = site.guest();

    const answer = await signInWithPasskey(guest, authenticator);

    expect({ status: answer.statusCode, id: answer.json().user?.id }).toEqual({
      status: 200,
      id: owner.user.id,
    });
    expect(await isSignedIn(guest)).toBe(true);
    expect(await passkeysOf(guest)).toMatchObject([{ lastUsedAt: site.clock.now().toISOString() }]);
  });

  test('rejects the same response twice, and accepts one of two concurrent ones', async () => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const guest = site.guest();
    const body = { response: authenticator.get(await beginPasskeySignIn(guest)) };
    const [first, second] = [site.guest(), site.guest()];
    first.cookie = guest.cookie;
    second.cookie = guest.cookie;

    const answers = await Promise.all([
      first.call('POST', '/api/auth/passkey', { body }),
      second.call('POST', '/api/auth/passkey', { body }),
    ]);

    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
    expect(codeOf(await guest.call('POST', '/api/auth/passkey', { body }))).toBe('invalid');
  });

  test('works only in the browser that began it, and for five minutes', async () => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const guest = site.guest();
    const stolen = { response: authenticator.get(await beginPasskeySignIn(guest)) };
    const thief = site.guest();
    expect(codeOf(await thief.call('POST', '/api/auth/passkey', { body: stolen }))).toBe('invalid');
    await beginPasskeySignIn(thief);
    expect(codeOf(await thief.call('POST', '/api/auth/passkey', { body: stolen }))).toBe('invalid');

    const late = { response: authenticator.get(await beginPasskeySignIn(guest)) };
    site.clock.advance(5 * minuteMs);
    expect(codeOf(await guest.call('POST', '/api/auth/passkey', { body: late }))).toBe('invalid');
  });

  test('keeps the challenges of two tabs apart', async () => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    const guest = site.guest();
    const first = await beginPasskeySignIn(guest);
    await beginPasskeySignIn(guest);
    const body = { response: authenticator.get(first) };
    expect((await guest.call('POST', '/api/auth/passkey', { body })).statusCode).toBe(200);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['an authenticator that did not verify its user', { userVerified: false }],
    ['a copy of the passkey, whose count is behind', { counter: 1 }],
    ['another user', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('rejects a response of %s', async (_, faults) => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    await signInWithPasskey(site.guest(), authenticator);
    const guest = site.guest();
    expect(codeOf(await signInWithPasskey(guest, authenticator, faults))).toBe('unauthenticated');
    expect(await isSignedIn(guest)).toBe(false);
  });

  test('rejects a removed passkey, and one that was never added', async () => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    const { id } = await addPasskey(owner, authenticator);
    await remove(owner, id);
    expect(codeOf(await signInWithPasskey(site.guest(), authenticator))).toBe('unauthenticated');
  });

  test('shows a suspended user the reason, and opens no session', async () => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    await addPasskey(owner, authenticator);
    await suspend(await createAdmin(site), owner, 'Spam');
    const guest = site.guest();
    const answer = await signInWithPasskey(guest, authenticator);
    expect({ code: codeOf(answer), message: answer.json().message }).toEqual({
      code: 'forbidden',
      message: 'This account is suspended: Spam',
    });
    expect(await isSignedIn(guest)).toBe(false);
  });
});

describe('the passkeys of a user', () => {
  test('are renamed and removed by the user only', async () => {
    const [owner, other] = [await createUser(site), await createUser(site)];
    const { id } = await addPasskey(owner, createAuthenticator());
    const path = `/api/user/passkeys/${id}`;

    expect(codeOf(await other.call('PATCH', path, { body: { name: 'Mine' } }))).toBe('not_found');
    expect(codeOf(await remove(other, id))).toBe('not_found');
    expect((await owner.call('PATCH', path, { body: { name: 'Phone' } })).json().name).toBe('Phone');

    site.clock.advance(11 * minuteMs);
    expect(codeOf(await owner.call('DELETE', path))).toBe('forbidden');
    expect((await remove(owner, id)).statusCode).toBe(200);
    expect(await passkeysOf(owner)).toEqual([]);
  });

  test('end the other sessions when one is removed', async () => {
    const owner = await createUser(site);
    const authenticator = createAuthenticator();
    const { id } = await addPasskey(owner, authenticator);
    const elsewhere = site.guest();
    await signInWithPasskey(elsewhere, authenticator);

    await remove(owner, id);

    expect({ elsewhere: await isSignedIn(elsewhere), owner: await isSignedIn(owner) }).toEqual({
      elsewhere: false,
      owner: true,
    });
  });
});
