import { scryptSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '../db/schema/accounts.ts';
import { cheapHashing } from '../testing/fakes/cheap-hashing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/processes/database.ts';
import { testSecret } from '../testing/test-app.ts';
import { boundHashing, createIdentity } from './identity.ts';

const secrets = { current: testSecret };
const url = 'http://localhost:3000';
const password = 'a lantern in the fog';
const headers = new Headers();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(2);
});

afterAll(() => database.close());

test('stores a salted scrypt hash that needs 32 MB', async () => {
  const identity = createIdentity(database.db, secrets, url);
  await identity.createAccount({ username: 'first', email: 'first@example.org', password });
  await identity.createAccount({ username: 'second', email: 'second@example.org', password });

  const kept = await database.db.select({ hash: credentials.password }).from(credentials);
  const [first, second] = kept.map(({ hash }) => hash?.split(':') ?? []);
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 2 ** 20 };
  for (const [salt = '', key] of [first ?? [], second ?? []])
    expect(key).toBe(scryptSync(password, salt, 64, cost).toString('hex'));
  expect(first?.[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(first?.[0]).not.toBe(second?.[0]);

  expect(await identity.signIn({ email: 'first@example.org', password, headers })).toBeDefined();
  expect(await identity.signIn({ email: 'first@example.org', password: `${password}!`, headers })).toBe(
    undefined,
  );
});

test('costs the same hashing time for an unknown account as for a known one', async () => {
  let hashed = 0;
  const counting = {
    hash: (given: string) => {
      hashed += 1;
      return cheapHashing.hash(given);
    },
    verify: (input: { hash: string; password: string }) => {
      hashed += 1;
      return cheapHashing.verify(input);
    },
  };
  const identity = createIdentity(database.db, secrets, url, counting);
  await identity.createAccount({ username: 'third', email: 'third@example.org', password });

  hashed = 0;
  await identity.signIn({ email: 'third@example.org', password: 'another password', headers });
  expect(hashed).toBe(1);
  await identity.signIn({ email: 'nobody@example.org', password: 'another password', headers });
  expect(hashed).toBe(2);
});

test('reports the conflict to the second of two sign-ups with one address', async () => {
  const identity = createIdentity(database.db, secrets, url, cheapHashing);
  const email = 'fourth@example.org';
  expect(await identity.createAccount({ username: 'fourth', email, password })).toBeDefined();
  expect(await identity.createAccount({ username: 'fifth', email, password })).toBe(undefined);
  expect(await identity.createAccount({ username: 'fourth', email: 'fifth@example.org', password })).toBe(
    undefined,
  );
});

test('hashes at most two passwords at a time and rejects callers beyond the queue', async () => {
  let current = 0;
  let most = 0;
  const bound = boundHashing({
    ...cheapHashing,
    hash: async (given) => {
      current += 1;
      most = Math.max(most, current);
      await new Promise(setImmediate);
      current -= 1;
      return given;
    },
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, (_, n) => bound.hash(`${n}`)));
  const running = availableParallelism() > 2 ? 2 : 1;
  expect(most).toBe(running);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(70 - 60 - running);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfter: 2 });
});
