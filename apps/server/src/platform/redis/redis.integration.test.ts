import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../../e2e/support/server.ts';
import { findRedisServer } from '../../../../../tools/redis-server.ts';
import { createRateLimits } from '../../core/rate-limits.ts';
import { type RedisServer, redisServer } from '../../testing/fakes/redis-server.ts';
import { openRedis, type Redis } from './redis.ts';

const program = findRedisServer();
const log = { warn: () => undefined, info: () => undefined };
let server: RedisServer;
let opened: Redis[] = [];

beforeAll(async () => {
  if (program === undefined) return;
  server = redisServer(program, await freePort());
  await server.start();
});
afterEach(() => {
  for (const redis of opened) redis.close();
  opened = [];
});
afterAll(async () => await server?.stop());

/** Like another process. */
async function open(): Promise<Redis> {
  const redis = openRedis(server.url, log);
  opened.push(redis);
  await expect.poll(redis.isAvailable).toBe(true);
  return redis;
}

const refused = { code: 'rate_limited' };

describe.skipIf(program === undefined)('limits of several processes (skipped without redis-server)', () => {
  test('count together and reset together', async () => {
    const [one, other] = [createRateLimits(false, await open()), createRateLimits(false, await open())];
    for (let n = 0; n < 5; n += 1) await (n % 2 ? one : other).consume('mailByUser', 'ada');
    await expect(one.consume('mailByUser', 'ada')).rejects.toMatchObject(refused);
    await expect(other.consume('mailByUser', 'ada')).rejects.toMatchObject(refused);
    const limits = { tries: [], failures: [['mailByUser', 'ada']] } as const;
    await expect(other.attempt(limits, async () => 'never')).rejects.toMatchObject(refused);
    await one.reset([['mailByUser', 'ada']]);
    expect(await other.attempt(limits, async () => 'done')).toBe('done');
  });

  test('count in each process while Redis hangs, and only the first call waits for it', async () => {
    const redis = await open();
    const limits = createRateLimits(false, redis);
    let returns = 0;
    redis.onReturn(() => {
      returns += 1;
    });
    server.freeze();
    await limits.consume('mailByUser', 'bo');
    // From here on, calls fail without asking Redis.
    expect(redis.isAvailable()).toBe(false);
    for (let n = 1; n < 5; n += 1) await limits.consume('mailByUser', 'bo');
    await expect(limits.consume('mailByUser', 'bo')).rejects.toMatchObject(refused);
    expect(redis.isAvailable()).toBe(false);
    server.thaw();
    await expect.poll(redis.isAvailable).toBe(true);
    expect(returns).toBe(1);
  });

  test('recover when Redis returns', async () => {
    const redis = await open();
    await server.stop();
    await expect.poll(redis.isAvailable).toBe(false);
    await createRateLimits(false, redis).consume('chat', 'cleo');
    await server.start();
    await expect.poll(redis.isAvailable).toBe(true);
    await createRateLimits(false, redis).consume('chat', 'cleo');
    expect(await redis.client.keys('limit:chat:*')).toEqual(['limit:chat:cleo']);
  });
});
