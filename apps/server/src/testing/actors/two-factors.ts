import type { Client, TestApp } from '../test-app.ts';
import { codeAt } from './authenticator-app.ts';
import { type TestUser, testPassword } from './factories.ts';

export interface TwoFactors {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Enables two-step sign-in. Moves the clock so that the next code differs. */
export async function setUpAuthenticator(
  site: TestApp,
  client: Client,
  body: object = { currentPassword: testPassword },
): Promise<TwoFactors> {
  const begun = await client.call('POST', '/api/user/authenticator/begin', { body });
  if (begun.statusCode !== 200) throw new Error(`beginning failed: ${begun.body}`);
  const { secret } = begun.json<{ secret: string }>();
  const code = codeAt(secret, site.clock.now());
  const answer = await client.call('POST', '/api/user/authenticator', { body: { code } });
  if (answer.statusCode !== 200) throw new Error(`confirming failed: ${answer.body}`);
  site.clock.advance(30_000);
  return { secret, recoveryCodes: answer.json().recoveryCodes };
}

export function signIn(client: Client, email: string, password = testPassword) {
  return client.call('POST', '/api/auth/login', { body: { email, password } });
}

export function enterCode(client: Client, code: string) {
  return client.call('POST', '/api/auth/second-factor', { body: { code } });
}

export async function isSignedIn(client: Client): Promise<boolean> {
  return (await client.call('GET', '/api/user/me')).json().user !== null;
}

export function codeNow(site: TestApp, secret: string): string {
  return codeAt(secret, site.clock.now());
}

/** A guest who has entered the right password but no code yet. */
export async function halfSignedIn(site: TestApp, { user }: TestUser): Promise<Client> {
  const guest = site.guest();
  const answer = await signIn(guest, user.email);
  if (answer.json().secondFactor !== 'required') throw new Error(`no code is required: ${answer.body}`);
  return guest;
}

/** The code of an error response. */
export function codeOf(answer: { json(): { code: string } }): string {
  return answer.json().code;
}
