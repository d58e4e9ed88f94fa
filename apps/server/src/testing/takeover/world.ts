import { randomBytes } from 'node:crypto';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import type { OutgoingEmail } from '../../platform/mail/mailer.ts';
import { codeAt } from '../actors/authenticator-app.ts';
import { tokenOf } from '../actors/emails.ts';
import { type Authenticator, signInWithPasskey } from '../actors/passkeys.ts';
import { enterCode, type TwoFactors } from '../actors/two-factors.ts';
import { authenticate, exchanged, type GithubSite, hostPerson } from '../fakes/github.ts';
import type { Client } from '../test-app.ts';

/** The attacker or the owner of an address: two browsers, an inbox, a GitHub account and credentials. */
interface Actor {
  readonly browsers: readonly Client[];
  readonly mailbox: string;
  readonly login: string;
  readonly passwords: string[];
  readonly passkeys: Authenticator[];
  /** Authenticator apps with their recovery codes, newest last. */
  readonly apps: TwoFactors[];
}

/** Everything that the attacker has held that may give access. */
interface Held {
  readonly cookies: Set<string>;
  readonly bearers: Map<string, string>;
  readonly mailTokens: Set<string>;
  /** Sign-ins that wait for a code. */
  readonly steps: Set<string>;
  readonly passkeys: Set<Authenticator>;
}

/** One address, and the two users who act on it. */
export interface World {
  readonly site: GithubSite;
  readonly address: string;
  readonly attacker: Actor;
  readonly owner: Actor;
  readonly held: Held;
  readonly emails: OutgoingEmail[];
  /** Waiting jobs. They run after each call, so that a sequence always has the same result. */
  readonly jobs: { name: string; payload: object }[];
  /** The account that the owner got back last. */
  ownerId?: string;
  /** Accounts that a browser of the owner was signed in to. The owner may have several over GitHub. */
  readonly ownerAccounts: Set<string>;
}

export type Who = 'attacker' | 'owner';

export const privateRepository = 'private-notes';

/** The only jobs that give access. The others wait forever. */
const accountJobs = ['accounts.answer_reset', 'accounts.answer_verification', 'mail.send'];

export function createWorld(site: GithubSite): World {
  const mark = randomBytes(6).toString('hex');
  const address = `owner-${mark}@example.org`;
  const world: World = {
    site,
    address,
    attacker: createActor(site, `attacker-${mark}@example.org`),
    owner: createActor(site, address),
    held: {
      cookies: new Set(),
      bearers: new Map(),
      mailTokens: new Set(),
      steps: new Set(),
      passkeys: new Set(),
    },
    emails: [],
    jobs: [],
    ownerAccounts: new Set(),
  };
  setHostEmail(world, 'owner', address, true);
  const { deps } = site.app;
  Object.assign(deps, { mailer: { send: async (mail: OutgoingEmail) => void world.emails.push(mail) } });
  Object.assign(deps.jobs, {
    enqueue: async (_ctx: unknown, name: string, payload: object) => void world.jobs.push({ name, payload }),
  });
  site.clock.advance(Date.now() - site.clock.now().getTime());
  site.people.splice(0, site.people.length - 2);
  return world;
}

function createActor(site: GithubSite, mailbox: string): Actor {
  const repositories = [
    {
      name: privateRepository,
      description: '',
      topics: [],
      languages: {},
      files: {},
      pushedDaysAgo: 1,
      private: true,
    },
  ];
  const { login } = hostPerson(site, { repositories });
  const browsers = [site.guest(), site.guest()];
  return { browsers, mailbox, login, passwords: [`${mailbox} first password`], passkeys: [], apps: [] };
}

export function browserOf(world: World, who: Who, index: number): Client {
  const browser = world[who].browsers[index];
  if (browser === undefined) throw new Error(`no browser ${index}`);
  return browser;
}

export function passwordOf(world: World, who: Who): string {
  return world[who].passwords.at(-1) ?? '';
}

/** Sets the addresses of this user at the code host. */
export function setHostEmail(world: World, who: Who, email: string, verified: boolean): void {
  const index = world.site.people.findIndex(({ login }) => login === world[who].login);
  const user = world.site.people[index];
  if (user) world.site.people[index] = { ...user, emails: [{ email, primary: true, verified }] };
}

/** Runs the waiting jobs and records what the attacker holds now. */
export async function settle(world: World): Promise<void> {
  const { site, jobs, held } = world;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { name, payload } = job;
    if (!accountJobs.includes(name)) continue;
    const subscriber = site.app.deps.jobs.subscribers.jobs.find((one) => one.name === name);
    await subscriber?.handle({ ...systemCtx(site.app), requestId: newId() }, payload as never);
  }
  for (const { cookie } of world.attacker.browsers) {
    for (const pair of cookie.split('; ')) {
      if (pair.startsWith('teamwright=')) held.cookies.add(pair);
      if (pair.startsWith('teamwright-second-factor=')) held.steps.add(pair);
    }
  }
  for (const mail of world.emails)
    if (mail.to === world.attacker.mailbox && mail.link) held.mailTokens.add(tokenOf(mail));
  for (const passkey of world.attacker.passkeys) held.passkeys.add(passkey);
}

export async function call(
  world: World,
  client: Client,
  url: string,
  body: object,
  method: 'POST' | 'DELETE' = 'POST',
) {
  const answer = await client.call(method, url, { body });
  if (answer.statusCode >= 500) throw new Error(`${url} answered ${answer.body}`);
  await settle(world);
  return answer;
}

export async function userOf(client: Client) {
  return (await client.call('GET', '/api/user/me')).json().user;
}

export async function signUp(world: World, who: Who, email: string): Promise<void> {
  const username = `user-${randomBytes(6).toString('hex')}`;
  await call(world, world.site.guest(), '/api/auth/signup', {
    username,
    email,
    password: passwordOf(world, who),
  });
}

export async function signIn(world: World, who: Who, browser: number, email: string): Promise<void> {
  const body = { email, password: passwordOf(world, who) };
  const client = browserOf(world, who, browser);
  const answer = await call(world, client, '/api/auth/login', body);
  if (answer.json().secondFactor === 'required') await finishWithCode(world, who, client);
}

/** Enters codes of the user's newest authenticator app, then of a recovery code. Returns whether one was accepted. */
export async function finishWithCode(world: World, who: Who, client: Client): Promise<boolean> {
  const app = world[who].apps.at(-1);
  if (app === undefined) return false;
  // An authenticator app shows each code once.
  world.site.clock.advance(30_000);
  for (const code of [codeAt(app.secret, world.site.clock.now()), ...app.recoveryCodes.slice(-1)]) {
    const answer = await enterCode(client, code);
    await settle(world);
    if (answer.statusCode === 200) return true;
  }
  return false;
}

export async function signInByPasskey(world: World, who: Who, client: Client, passkey: Authenticator) {
  const answer = await signInWithPasskey(client, passkey);
  if (answer.statusCode >= 500) throw new Error(answer.body);
  await settle(world);
  if (who === 'owner' && answer.statusCode === 200) world.ownerAccounts.add(answer.json().user.id);
}

/** Changes the own account in this browser if it is signed in. */
export async function change(world: World, client: Client, body: object): Promise<number> {
  const user = await userOf(client);
  if (!user) return 401;
  return (await call(world, client, `/api/user/update/${user.id}`, body)).statusCode;
}

/** Goes to the code host and back with our token, which may be kept for later. */
export async function bringBearer(world: World, who: Who, client: Client): Promise<string | undefined> {
  const bearer = await exchanged(world.site, client, world[who].login).catch(() => undefined);
  if (bearer && who === 'attacker') world.held.bearers.set(bearer, client.cookie);
  return bearer;
}

export async function useBearer(world: World, client: Client, bearer: string): Promise<void> {
  const answer = await authenticate(client, bearer);
  if (answer.statusCode >= 500) throw new Error(answer.body);
  await settle(world);
  const isOwner = world.owner.browsers.includes(client);
  if (answer.json().secondFactor === 'required')
    await finishWithCode(world, isOwner ? 'owner' : 'attacker', client);
  const user = isOwner && answer.statusCode === 200 ? await userOf(client) : undefined;
  if (user) world.ownerAccounts.add(user.id);
}

/** The newest email to an address with a link of this kind. */
export function newestLink(
  world: World,
  address: string,
  kind: 'verify-email' | 'reset-password' | '',
): OutgoingEmail | undefined {
  return world.emails.findLast(({ to, link }) => to === address && link?.includes(`/${kind}`));
}

/** Everything that is held now, for later. */
export function copyOf({ cookies, bearers, mailTokens, steps, passkeys }: Held): Held {
  return {
    cookies: new Set(cookies),
    bearers: new Map(bearers),
    mailTokens: new Set(mailTokens),
    steps: new Set(steps),
    passkeys: new Set(passkeys),
  };
}

/** Tries everything that the attacker held. Returns what gave access to the owner's account; nothing is expected. */
export async function openedBy(world: World, held: Held): Promise<string[]> {
  const { site, attacker, owner, ownerId, ownerAccounts, address } = world;
  const opened: string[] = [];
  const opens = async (what: string, client: Client): Promise<void> => {
    const user = await userOf(client);
    if (!user) return;
    if (user.id === ownerId) opened.push(what);
    const read = (await client.call('GET', '/user/repos')).body;
    // A reset does not end a copied cookie of another account of the owner.
    const isOther = ownerAccounts.has(user.id) && user.id !== ownerId;
    if (!isOther && read.includes(`${owner.login}/${privateRepository}`))
      opened.push(`${what} reads private repositories`);
  };
  for (const cookie of held.cookies) await opens('a cookie', Object.assign(site.guest(), { cookie }));
  for (const [bearer, cookie] of held.bearers) {
    const client = Object.assign(site.guest(), { cookie });
    await useBearer(world, client, bearer);
    await opens('a bearer', client);
  }
  for (const token of held.mailTokens) {
    const password = 'taken by the attacker';
    await call(world, site.guest(), '/api/auth/reset-password', { token, password });
    for (const client of [site.guest(), ...attacker.browsers])
      await call(world, client, '/api/auth/verify-email', { token });
    attacker.passwords.push(password);
  }
  for (const cookie of held.steps) {
    const client = Object.assign(site.guest(), { cookie });
    await finishWithCode(world, 'attacker', client);
    await opens('a sign-in that waited for a code', client);
  }
  for (const passkey of held.passkeys) {
    const client = site.guest();
    await signInByPasskey(world, 'attacker', client, passkey);
    await opens('a passkey', client);
  }
  for (const password of new Set(attacker.passwords))
    for (const email of [address, attacker.mailbox]) {
      const client = site.guest();
      const answer = await call(world, client, '/api/auth/login', { email, password });
      if (answer.json().secondFactor === 'required') await finishWithCode(world, 'attacker', client);
      await opens('a password', client);
    }
  const client = site.guest();
  await useBearer(world, client, await exchanged(site, client, attacker.login));
  await opens('the GitHub account', client);
  return opened;
}

/** What the owner lost by a reset. */
export async function lostBy(world: World): Promise<string[]> {
  const { site, address, attacker, ownerId } = world;
  const client = site.guest();
  const body = { email: address, password: passwordOf(world, 'owner') };
  const answer = await call(world, client, '/api/auth/login', body);
  if (answer.json().secondFactor === 'required') await finishWithCode(world, 'owner', client);
  const user = await userOf(client);
  return [
    ...(user?.id === ownerId ? [] : ['the owner is locked out']),
    ...(user?.email === address && user.emailVerified ? [] : ['the owner lost the address']),
    ...(user?.githubLogin === attacker.login ? ['the attacker’s GitHub account is linked'] : []),
  ];
}
