import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let greedy: TestUser;
let bystander: TestUser;

beforeAll(async () => {
  site = await createTestApp({ env: { LIMITS: 'default' } });
  [greedy, bystander] = [await createUser(site), await createUser(site)];
});
afterAll(() => site.close());

/**
 * Blocks every call of the matching index, so that requests for recommendations stay in progress until the release.
 */
function holdMatching() {
  const { matchIndex } = site.app.deps;
  const { catchUp } = matchIndex;
  const gate = Promise.withResolvers<void>();
  const seen = { running: 0 };
  Object.assign(matchIndex, {
    catchUp: async () => {
      seen.running += 1;
      await gate.promise;
      await catchUp.call(matchIndex);
    },
  });
  return {
    seen,
    release: () => {
      Object.assign(matchIndex, { catchUp });
      gate.resolve();
    },
  };
}

test('runs at most six requests of a user, rejects those beyond the queue, and delays no other user', async () => {
  const path = `/flask/projects/recommendations/${greedy.user.id}`;
  const { seen, release } = holdMatching();
  const calls = Array.from({ length: 60 }, () => greedy.call('GET', path));
  // The rejected calls are the first to get a response.
  const first = await Promise.race(calls);
  expect({
    status: first.statusCode,
    retryAfter: first.headers['retry-after'],
    code: first.json().code,
  }).toEqual({ status: 429, retryAfter: '1', code: 'rate_limited' });
  await expect.poll(() => seen.running).toBe(6);
  expect((await bystander.call('GET', '/api/notifications/unread')).statusCode).toBe(200);
  expect((await site.guest().call('GET', '/api/config')).statusCode).toBe(200);
  expect((await greedy.call('GET', '/api/user/sessions')).statusCode).toBe(429);
  expect((await greedy.call('GET', '/healthz')).statusCode).toBe(200);
  expect(seen.running).toBe(6);
  release();
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(46);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
});

test('rejects more than 120 changes of a user per minute, regardless of what they change', async () => {
  const path = `/api/user/update/${bystander.user.id}`;
  const statuses: number[] = [];
  for (let n = 0; n < 119; n += 1)
    statuses.push((await bystander.call('POST', path, { body: { bio: `${n}` } })).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await bystander.call('POST', '/api/notifications/read-all')).statusCode).toBe(200);
  expect((await bystander.call('POST', path, { body: { bio: 'more' } })).statusCode).toBe(429);
});

test('rejects more than 120 calls of a user per minute that use the engine', async () => {
  const path = `/api/recommendations/hidden/${bystander.user.id}`;
  const statuses: number[] = [];
  for (let n = 0; n < 121; n += 1) statuses.push((await bystander.call('GET', path)).statusCode);
  expect(statuses).toEqual([...Array<number>(120).fill(200), 429]);
});
