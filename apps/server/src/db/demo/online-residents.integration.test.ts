import { onlineHandles, type signInHandles } from '@teamwright/demo/community/build-community.ts';
import { emailOf } from '@teamwright/demo/community/developers/draft-residents.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessions, users } from '../schema/accounts.ts';
import { keepResidentsOnline } from './online-residents.ts';
import { seedDemo } from './seed.ts';
import { demoSignIns } from './sign-ins.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
  const { db } = site.database;
  const { secrets, identity } = site.app.deps;
  await seedDemo({ db, now: site.clock.now(), secrets, hashPassword: identity.hashPassword });
  await listen(site);
});
afterAll(() => site.close());

/** The names of the members who are online in the rooms of a demo account. */
async function onlineFor(role: keyof typeof signInHandles): Promise<string[]> {
  const signIn = demoSignIns(site.app.deps.secrets.current).find((one) => one.role === role);
  const client = site.guest();
  const { email, password } = signIn ?? {};
  const answer = await client.call('POST', '/api/auth/login', { body: { email, password } });
  expect(answer.statusCode).toBe(200);
  const teams = (await client.call('GET', '/api/user/teams')).json();
  const online = new Set<string>();
  for (const { id } of teams) {
    const members = (await client.call('GET', `/api/chat/members/${id}`)).json();
    for (const member of members) if (member.online) online.add(member.username);
  }
  return [...online];
}

async function sessionsOfResidents(): Promise<number> {
  const { db } = site.database;
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, onlineHandles.map(emailOf)));
  return await db.$count(sessions, inArray(sessions.userId, ids));
}

test('no user is online in the rooms of the demo accounts until the residents connect', async () => {
  expect(await onlineFor('owner')).toEqual([]);
  const before = await sessionsOfResidents();
  const residents = keepResidentsOnline(site.app);
  await expect.poll(() => onlineFor('owner')).toEqual(['north-ridge']);
  await expect.poll(() => onlineFor('developer')).toEqual(['pale-birch']);
  await residents.close();
  await expect.poll(() => onlineFor('owner')).toEqual([]);
  expect(await sessionsOfResidents()).toBe(before);
});

test('the residents say on their pages that they are invented', async () => {
  for (const handle of onlineHandles) {
    const page = (await site.guest().call('GET', `/api/user/by-name/${handle}`)).json();
    expect(page.bio).toMatch(/this demo/);
  }
});

test('a user with a password whose address is that of a resident is not shown as online', async () => {
  const { db } = site.database;
  const email = emailOf('north-ridge');
  await db.update(users).set({ email: 'former@example.org' }).where(eq(users.email, email));
  const user = { username: 'a real user', email, password: 'nine small lanterns' };
  expect((await site.guest().call('POST', '/api/auth/signup', { body: user })).statusCode).toBe(201);
  const [added] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const residents = keepResidentsOnline(site.app);
  await expect.poll(() => onlineFor('developer')).toEqual(['pale-birch']);
  expect(await db.$count(sessions, eq(sessions.userId, added?.id ?? ''))).toBe(0);
  expect(await onlineFor('owner')).toEqual([]);
  await residents.close();
});
