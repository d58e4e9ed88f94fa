import { randomBytes } from 'node:crypto';
import { type HostPerson, verifiedEmail } from '@teamwright/demo/codehost/host-person.ts';
import { expect, vi } from 'vitest';
import { createLocalCodehost, type LocalCodehost } from '../../platform/codehost/local/local-codehost.ts';
import { testPassword } from '../actors/factories.ts';
import { type Client, createTestApp, type TestApp, testSecret } from '../test-app.ts';

export interface GithubSite extends TestApp {
  readonly host: LocalCodehost;
  /** The users of the code host; tests add theirs. */
  readonly people: HostPerson[];
}

let counter = 0;

/** The real product with a fake code host whose users and faults the test sets. */
export async function createGithubSite(env?: Record<string, string>, timeout = 5_000): Promise<GithubSite> {
  const people: HostPerson[] = [];
  const host = createLocalCodehost({
    publicUrl: 'http://localhost:3000',
    secrets: { current: testSecret },
    people,
  });
  const site = await createTestApp({ localCodehost: { ...host, timeout }, ...(env && { env }) });
  return { ...site, host, people };
}

/** A user of the code host, by default with one verified address. */
export function hostPerson(site: GithubSite, changes: Partial<HostPerson> = {}): HostPerson {
  counter += 1;
  const login = changes.login ?? `host-person-${counter}-${randomBytes(3).toString('hex')}`;
  const user: HostPerson = {
    id: 7_000 + counter,
    login,
    name: '',
    bio: '',
    company: '',
    location: '',
    emails: verifiedEmail(`${login}@example.org`),
    repositories: [],
    ...changes,
  };
  site.people.push(user);
  return user;
}

export interface Returned {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
}

/**
 * Sends a browser to the code host and back; returns what it brings back. Without `login`, the user denies the
 * access.
 */
export async function visitHost(
  site: GithubSite,
  client: Client,
  login?: string,
  query = 'scope=full',
): Promise<Returned> {
  const fields = (await sentTo(client, query)).searchParams;
  fields.set(login === undefined ? 'deny' : 'login', login ?? '1');
  const answered = await site.app.inject({
    method: 'POST',
    url: '/code-host/login/oauth/authorize',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  });
  return Object.fromEntries(new URL(String(answered.headers.location)).searchParams);
}

/** The address of the code host. The profile asks a user whose sign-in is old for the password first. */
async function sentTo(client: Client, query: string): Promise<URL> {
  const sent = await client.call('GET', `/api/github/authorize?${query}`);
  if (sent.statusCode !== 302) throw new Error(`authorize answered ${sent.statusCode}: ${sent.body}`);
  const location = String(sent.headers.location);
  if (URL.canParse(location)) return new URL(location);
  const body = { ...Object.fromEntries(new URLSearchParams(query)), currentPassword: testPassword };
  const started = await client.call('POST', '/api/user/github', { body });
  if (started.statusCode !== 200) throw new Error(`the link was not started: ${started.body}`);
  return new URL(started.json().url);
}

/** Sends a browser through the code host and exchanges the code for our token. */
export async function exchanged(
  site: GithubSite,
  client: Client,
  login: string,
  query?: string,
): Promise<string> {
  const body = await visitHost(site, client, login, query);
  const answer = await client.call('POST', '/api/github/exchange-token', { body });
  if (answer.statusCode !== 200) throw new Error(`the exchange answered ${answer.body}`);
  return answer.json().access_token;
}

export function authenticate(client: Client, token: string, body: object = {}) {
  return client.call('POST', '/api/auth/github', { body, headers: { authorization: `Bearer ${token}` } });
}

/** The whole sign-in, like the callback page. */
export async function enterWith(site: GithubSite, client: Client, login: string, query?: string) {
  return await authenticate(client, await exchanged(site, client, login, query));
}

/**
 * Waits until the code host has revoked all access that ended. The access of a sign-in at the same time would end too.
 */
export async function untilAccessIsRevoked(site: GithubSite): Promise<void> {
  const waiting = "select 1 from jobs.job where name = 'github.give_back' and state <> 'completed'";
  const count = async () => (await site.database.pool.query(waiting)).rowCount;
  await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 20_000, interval: 50 });
}
