import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../../testing/actors/admins.ts';
import { codeAt } from '../../../testing/actors/authenticator-app.ts';
import { createUser } from '../../../testing/actors/factories.ts';
import { addPasskey, createAuthenticator, signInWithPasskey } from '../../../testing/actors/passkeys.ts';
import { codeOf, enterCode, setUpAuthenticator, signIn } from '../../../testing/actors/two-factors.ts';
import { type Client, createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ env: { ADMIN_SECOND_FACTOR: 'required' } });
});
afterAll(() => site.close());

function users(client: Client) {
  return client.call('GET', '/api/admin/users');
}

describe('ADMIN_SECOND_FACTOR=required', () => {
  test('requires only administrators to set up a second factor', async () => {
    const admin = await createAdmin(site);
    expect({ status: (await users(admin)).statusCode, code: codeOf(await users(admin)) }).toEqual({
      status: 403,
      code: 'second_factor_required',
    });
    expect(codeOf(await users(await createUser(site)))).toBe('not_found');
    expect(codeOf(await users(site.guest()))).toBe('not_found');
    expect((await admin.call('GET', '/api/user/security')).json().required).toBe(true);
  });

  test('rejects an administrator without one on other routes too', async () => {
    const [admin, user] = [await createAdmin(site), await createUser(site)];
    expect(codeOf(await admin.call('DELETE', `/api/user/delete/${user.user.id}`))).toBe('forbidden');
  });

  test('is satisfied by a passkey or a code of this session', async () => {
    const [byPasskey, byCode] = [await createAdmin(site), await createAdmin(site)];
    const authenticator = createAuthenticator();
    await addPasskey(byPasskey, authenticator);
    const { secret } = await setUpAuthenticator(site, byCode);
    expect({
      byPasskeyStatus: (await users(byPasskey)).statusCode,
      byCodeStatus: (await users(byCode)).statusCode,
    }).toEqual({ byPasskeyStatus: 200, byCodeStatus: 200 });

    const [first, second] = [site.guest(), site.guest()];
    await signInWithPasskey(first, authenticator);
    await signIn(second, byCode.user.email);
    await enterCode(second, codeAt(secret, site.clock.now()));
    expect({
      firstStatus: (await users(first)).statusCode,
      secondStatus: (await users(second)).statusCode,
    }).toEqual({ firstStatus: 200, secondStatus: 200 });
  });

  test('requires more than the password to replace a passkey', async () => {
    const admin = await createAdmin(site);
    const { id } = await addPasskey(admin, createAuthenticator());
    const thief = site.guest();
    await signIn(thief, admin.user.email);

    const refusals = await Promise.all([
      users(thief),
      thief.call('POST', '/api/user/passkeys/begin'),
      thief.call('DELETE', `/api/user/passkeys/${id}`),
      thief.call('POST', '/api/user/authenticator/begin'),
    ]);

    expect(refusals.map(codeOf)).toEqual(Array(4).fill('second_factor_required'));
  });
});
