import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin, suspend } from '../../../testing/actors/admins.ts';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { countQueries } from '../../../testing/audits/count-queries.ts';
import { beforeQuery } from '../../../testing/before-query.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function load(...users: TestUser[]) {
  return site.app.deps.profileCache.load(users.map(({ user }) => user.id));
}

async function skillsOf({ user }: TestUser): Promise<string[]> {
  const facts = await site.app.deps.profileCache.load([user.id]);
  return (facts.get(user.id)?.skills ?? []).map(({ skillId }) => skillId).sort();
}

async function declare(user: TestUser, skillId: string): Promise<void> {
  const path = `/api/user/${user.user.id}/skills/${skillId}`;
  expect((await user.call('PUT', path, { body: { status: 'confirmed' } })).statusCode).toBe(200);
}

test('profiles that have not changed are read once', async () => {
  const users = [await createUser(site), await createUser(site, { skills: ['React'] })];
  const count = () => countQueries(site, () => load(...users));
  expect(await count()).toBeGreaterThan(2);
  // The work that follows a new account may change the profiles once more.
  await expect.poll(count).toBeLessThanOrEqual(2);
});

test('a profile that has changed since is read again', async () => {
  const [changed, same] = [await createUser(site), await createUser(site, { skills: ['React'] })];
  await load(changed, same);
  await declare(changed, 'react');
  expect(await skillsOf(changed)).toEqual(['react']);
  expect(await skillsOf(same)).toEqual(['react']);
});

test('a profile that changes while it is read is not kept', async () => {
  const user = await createUser(site);
  const change = () => declare(user, 'react');
  await beforeQuery('from "memberships"', change, () => load(user));
  expect(await skillsOf(user)).toEqual(['react']);
});

test('a profile is kept while another one changes', async () => {
  const [changed, same] = [await createUser(site), await createUser(site)];
  await untilJobsAreDone(site);
  await beforeQuery(
    'from "memberships"',
    () => declare(changed, 'react'),
    () => load(changed, same),
  );
  await load(changed);
  expect(await countQueries(site, () => load(changed, same))).toBeLessThanOrEqual(2);
});

test('a user whose account is suspended has no profile', async () => {
  const [admin, user] = [await createAdmin(site), await createUser(site)];
  expect((await load(user)).size).toBe(1);
  expect(await suspend(admin, user)).toBe(200);
  expect((await load(user)).size).toBe(0);
});
