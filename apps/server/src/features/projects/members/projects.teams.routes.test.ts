import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJoinRequest, createProject, createUser, join } from '../../../testing/actors/factories.ts';
import { countQueries } from '../../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('lists own and joined projects with role, open seats and requests, the last joined first', async () => {
  const [user, owner, hopeful] = [await createUser(site), await createUser(site), await createUser(site)];
  const teams = () => user.call('GET', '/api/user/teams');
  expect((await teams()).json()).toEqual([]);
  const own = await createProject(user, { title: 'Own', teamSize: 4 });
  const joined = await createProject(owner, { title: 'Joined', teamSize: 2 });
  await join(user, joined, owner);
  await createJoinRequest(hopeful, own);
  const elsewhere = await createProject(owner, { teamSize: 5 });
  await createJoinRequest(hopeful, elsewhere);

  expect((await teams()).json()).toEqual([
    {
      id: joined.id,
      slug: joined.slug,
      title: 'Joined',
      status: 'full',
      seatsOpen: 0,
      role: 'member',
      members: 2,
      requests: null,
    },
    {
      id: own.id,
      slug: own.slug,
      title: 'Own',
      status: 'open',
      seatsOpen: 3,
      role: 'owner',
      members: 1,
      requests: 1,
    },
  ]);
  const few = await countQueries(site, teams);
  for (const title of ['a', 'b', 'c']) await createProject(user, { title });
  expect(await countQueries(site, teams)).toBe(few);
  await site.database.pool.query("update projects set status = 'archived' where id = $1", [own.id]);
  expect((await teams()).json().map(({ title }: { title: string }) => title)).toEqual([
    'c',
    'b',
    'a',
    'Joined',
  ]);
});

test('is only for signed-in users', async () => {
  expect((await site.guest().call('GET', '/api/user/teams')).statusCode).toBe(401);
});
