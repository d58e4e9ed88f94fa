import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emailsTo, emailTo, tokenOf, untilJobsAreDone } from '../../testing/actors/emails.ts';
import { createUser, type TestUser, testPassword } from '../../testing/actors/factories.ts';
import { type Client, createTestApp, type TestApp } from '../../testing/test-app.ts';

const home = '198.51.100.7';
const attacker = '203.0.113.9';

let site: TestApp;

beforeEach(async () => {
  site = await createTestApp({ env: { LIMITS: 'default' } });
});
afterEach(() => site.close());

/** The statuses of consecutive sign-ins by one client. */
async function signIn(client: Client, email: string, ...passwords: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const password of passwords)
    statuses.push((await client.call('POST', '/api/auth/login', { body: { email, password } })).statusCode);
  return statuses;
}

const wrong = (count: number) => Array.from({ length: count }, (_, n) => `wrong password ${n}`);

/** A signed-out client at this IP address that has the user's known-browser cookie. */
function knownBrowserOf(user: TestUser, address: string): Client {
  const client = site.guest(address);
  client.cookie = user.cookie.split('; ').find((pair) => pair.startsWith('teamwright-browser=')) ?? '';
  return client;
}

async function changePassword(user: TestUser, currentPassword: string, password: string): Promise<number> {
  const path = `/api/user/update/${user.user.id}`;
  return (await user.call('POST', path, { body: { password, currentPassword } })).statusCode;
}

describe('failed sign-ins', () => {
  test('from another IP address do not lock out the owner', async () => {
    const { user } = await createUser(site);
    expect(await signIn(site.guest(attacker), user.email, ...wrong(6))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
    expect(await signIn(site.guest(home), user.email, testPassword)).toEqual([200]);
  });

  test('from the same IP address do not lock out a browser that signed in before', async () => {
    const user = await createUser(site);
    const { email } = user.user;
    await signIn(site.guest(home), email, ...wrong(5));
    expect(await signIn(site.guest(home), email, testPassword)).toEqual([429]);
    expect(await signIn(knownBrowserOf(user, home), email, testPassword)).toEqual([200]);
  });

  test('to many accounts block one IP address, but no browser there that signed in before', async () => {
    const user = await createUser(site);
    for (let n = 0; n < 30; n += 1)
      await signIn(site.guest(home), `nobody-${n}@example.org`, 'wrong password');
    expect(await signIn(site.guest(home), user.user.email, testPassword)).toEqual([429]);
    expect(await signIn(knownBrowserOf(user, home), user.user.email, testPassword)).toEqual([200]);
  });

  test('have a separate limit for a browser that signed in before', async () => {
    const user = await createUser(site);
    const browser = knownBrowserOf(user, home);
    const statuses = await signIn(browser, user.user.email, ...wrong(5), testPassword);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await signIn(site.guest(home), user.user.email, testPassword)).toEqual([200]);
  });

  test('above a hundred from all addresses delay the next one, and reject none', async () => {
    const { user } = await createUser(site);
    for (let n = 0; n < 20; n += 1) await signIn(site.guest(`203.0.113.${n}`), user.email, ...wrong(5));
    const begun = Date.now();
    expect(await signIn(site.guest(home), user.email, testPassword)).toEqual([200]);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_900);
  });

  test('from one /64 of IPv6 count together, and IPv4-mapped ones with their IPv4 address', async () => {
    const fail = (address: string, n: number) =>
      signIn(site.guest(address), `nobody-${n}@example.org`, 'wrong one');
    for (let n = 0; n < 30; n += 1) await fail(`2001:db8:1:2::${n.toString(16)}`, n);
    expect(await fail('2001:db8:1:2:ffff::9', 40)).toEqual([429]);
    expect(await fail('2001:db8:1:3::9', 41)).toEqual([401]);
    for (let n = 0; n < 30; n += 1) await fail(n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1', 50 + n);
    expect(await fail('192.0.2.1', 90)).toEqual([429]);
  });

  test("with a user's public id as the email do not limit the user's password change", async () => {
    const user = await createUser(site);
    expect(await signIn(site.guest(attacker), user.user.id, ...wrong(6))).toEqual(Array(6).fill(401));
    site.clock.advance(11 * 60_000);
    expect(await changePassword(user, testPassword, 'a lantern in the fog')).toBe(200);
  });
});

describe('the cookie of a known browser', () => {
  test('is valid for its own account only', async () => {
    const [stranger, victim] = [await createUser(site), await createUser(site)];
    await signIn(site.guest(home), victim.user.email, ...wrong(5));
    const browser = knownBrowserOf(stranger, home);
    expect(await signIn(browser, victim.user.email, testPassword)).toEqual([429]);
    browser.cookie = browser.cookie.replace(stranger.user.id, victim.user.id);
    expect(await signIn(browser, victim.user.email, testPassword)).toEqual([429]);
  });

  test('is valid until the password changes', async () => {
    const user = await createUser(site);
    const browser = knownBrowserOf(user, home);
    expect(await changePassword(user, testPassword, 'a lantern in the fog')).toBe(200);
    await signIn(site.guest(home), user.user.email, ...wrong(5));
    expect(await signIn(browser, user.user.email, 'a lantern in the fog')).toEqual([429]);
  });

  test('stays valid after sign-out, and is deleted with the account', async () => {
    const user = await createUser(site);
    await user.call('POST', '/api/user/signout');
    expect(user.cookie).toMatch(/^teamwright-browser=/);
    await signIn(user, user.user.email, testPassword);
    await user.call('DELETE', `/api/user/delete/${user.user.id}`);
    expect(user.cookie).toBe('');
  });
});

describe('sign-ins with the right password', () => {
  test('are limited too', async () => {
    const { user } = await createUser(site);
    const right = Array<string>(21).fill(testPassword);
    const browser = site.guest(home);
    // The first sign-in makes it a known browser, which has another limit.
    expect(await signIn(browser, user.email, testPassword, ...right)).toEqual([...Array(21).fill(200), 429]);
    for (let n = 0; n < 19; n += 1) await signIn(site.guest(home), user.email, testPassword);
    expect(await signIn(site.guest(home), user.email, testPassword)).toEqual([429]);
  });

  test('open at most sixty sessions an hour, from all addresses together', async () => {
    const { user } = await createUser(site);
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1)
      statuses.push(...(await signIn(site.guest(`203.0.113.${n}`), user.email, testPassword)));
    // `createUser` opened the first session.
    expect(statuses).toEqual([...Array<number>(59).fill(200), 429]);
    const { rows } = await site.database.pool.query(
      "select count(*)::int from audit_log where action = 'signed_in' and actor_id = $1",
      [user.id],
    );
    expect(rows).toEqual([{ count: 60 }]);
  });
});

describe('the current password of a signed-in user', () => {
  test('may change ten times an hour, also right after a sign-in, when it is not required', async () => {
    const user = await createUser(site);
    const path = `/api/user/update/${user.user.id}`;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const body = { password: `a lantern in the fog ${n}` };
      statuses.push((await user.call('POST', path, { body })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('has separate limits', async () => {
    const user = await createUser(site);
    site.clock.advance(11 * 60_000);
    for (const password of wrong(5)) expect(await changePassword(user, password, 'a new password')).toBe(403);
    expect(await changePassword(user, testPassword, 'a new password')).toBe(429);
    expect(await signIn(site.guest(home), user.user.email, testPassword)).toEqual([200]);
  });
});

describe.each([
  { path: '/api/auth/forgot-password', isVerified: true, subject: 'Choose a new password' },
  { path: '/api/auth/verify-email/resend', isVerified: false, subject: 'Confirm your email address' },
])('emails of $path', ({ path, isVerified, subject }) => {
  const ask = async (client: Client, email: string) =>
    (await client.call('POST', path, { body: { email } })).statusCode;

  async function createRecipient(): Promise<TestUser> {
    const user = await createUser(site);
    const { pool } = site.database;
    await pool.query('update users set email_verified = $2 where id = $1', [user.user.id, isVerified]);
    return user;
  }

  test('are limited to three an hour from one network, and six to one address', async () => {
    const { user } = await createRecipient();
    const statuses: number[] = [];
    for (const network of [attacker, attacker, attacker, attacker, '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      statuses.push(await ask(site.guest(network), user.email));
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200]);
    expect(await ask(site.guest('192.0.2.3'), user.email)).toBe(429);
  });

  test("have separate limits for the user's own browser, and their links work", async () => {
    const user = await createRecipient();
    const { email } = user.user;
    for (let n = 0; n < 6; n += 1) await ask(site.guest(`192.0.2.${n}`), email);
    expect(await ask(site.guest(home), email)).toBe(429);
    await untilJobsAreDone(site);
    const before = emailsTo(site, email).length;
    const link = tokenOf(await emailTo(site, email, subject));
    expect(await ask(knownBrowserOf(user, home), email)).toBe(200);
    await untilJobsAreDone(site);
    expect(emailsTo(site, email).length).toBe(before + 1);
    const opening = path.includes('forgot') ? '/api/auth/reset-password' : '/api/auth/verify-email';
    const body = { token: link, password: 'a lantern in the fog' };
    expect((await site.guest(home).call('POST', opening, { body })).statusCode).toBe(200);
  });

  test('have a separate limit from the other kind and from requests with the public id', async () => {
    const { user } = await createRecipient();
    const other = path.includes('forgot') ? '/api/auth/verify-email/resend' : '/api/auth/forgot-password';
    for (let n = 0; n < 6; n += 1) {
      await site.guest(`192.0.2.${n}`).call('POST', other, { body: { email: user.email } });
      await site.guest(`192.0.2.${n}`).call('POST', path, { body: { email: user.id } });
    }
    expect(await ask(site.guest(home), user.email)).toBe(200);
  });
});

test('emails that a signed-in user requests are not limited by strangers who send the public id', async () => {
  const user = await createUser(site);
  for (let n = 0; n < 6; n += 1) {
    const body = { email: user.user.id };
    await site.guest(`192.0.2.${n}`).call('POST', '/api/auth/verify-email/resend', { body });
  }
  const asked = await user.call('POST', '/api/auth/verify-email/resend', { body: {} });
  expect(asked.statusCode).toBe(200);
});
