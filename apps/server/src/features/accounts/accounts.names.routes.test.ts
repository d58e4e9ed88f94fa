import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { usernameSkeleton } from '../../core/username-skeleton.ts';
import { createUser, deleteAccount, type TestUser, testPassword } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVerifiedAccount } from './accounts.codehost.service.ts';
import { accountsJobs } from './accounts.jobs.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function signUp(username: string) {
  const body = { username, email: `${newId()}@example.org`, password: testPassword };
  return await site.guest().call('POST', '/api/auth/signup', { body });
}

function rename(user: TestUser, username: string) {
  return user.call('POST', `/api/user/update/${user.user.id}`, { body: { username } });
}

async function skeletonOf(username: string): Promise<string | null> {
  const query = 'select username_skeleton as skeleton from users where username = $1';
  return (await site.database.pool.query(query, [username])).rows[0].skeleton;
}

async function runJob(): Promise<void> {
  const job = accountsJobs.find(({ name }) => name === 'accounts.fill_skeletons');
  await job?.run(systemCtx(site.app));
}

/** Inserts a user as a server of an earlier version does. */
async function insertOld(username: string): Promise<string> {
  const id = newId();
  await site.database.pool.query('insert into users (id, username, email) values ($1, $2, $3)', [
    id,
    username,
    `${id}@example.org`,
  ]);
  return id;
}

describe('a username', () => {
  test.each([
    ['an invisible letter', '\u3164\u3164'],
    ['an invisible letter among others', 'bo\u115fs'],
    ['a zero-width space', 'bo\u200bs'],
    ['a right-to-left mark', 'bo\u200fs'],
    ['separators only', '._.'],
    ['a slash', 'a/b'],
    ['an at sign', 'a@b'],
  ])('is rejected with %s, also as a new name', async (_what, name) => {
    const answer = await signUp(name);
    expect({ status: answer.statusCode, fields: answer.json().fields }).toEqual({
      status: 400,
      fields: { username: expect.anything() },
    });
    expect((await rename(await createUser(site), name)).statusCode).toBe(400);
  });

  test.each(['Administrator', 'Deleted usеr', 'Ѕupport', 'ＡＤＭＩＮ', 'teamwright team', 'Deleted  user'])(
    'is rejected as taken when it looks like %s',
    async (name) => {
      const answer = await signUp(name);
      expect({ status: answer.statusCode, fields: answer.json().fields }).toEqual({
        status: 409,
        fields: { username: expect.anything() },
      });
      expect((await rename(await createUser(site), name)).statusCode).toBe(409);
    },
  );

  test('is stored in its normalised form, without the characters that reorder text', async () => {
    const user = await createUser(site, { username: ' Ｊosé   Ａ ', email: 'jose@example.org' });
    expect(user.user.username).toBe('José A');
    const reordered = await createUser(site, { username: 'lau\u202era', email: 'laura@example.org' });
    expect(reordered.user.username).toBe('laura');
  });

  test.each([
    ['Cyrillic letters', 'paypal', 'раураl'],
    ['full width', 'wide one', 'ｗｉｄｅ one'],
    ['more spaces', 'bos s', 'bos   s'],
    ['digits', 'lola', '1o1a'],
    ['two letters as one', 'modern', 'modem'],
  ])('is rejected as taken when another looks like it because of %s', async (_what, name, other) => {
    expect((await signUp(name)).statusCode).toBe(201);
    expect((await signUp(other)).statusCode).toBe(409);
    expect((await rename(await createUser(site), other)).statusCode).toBe(409);
  });

  test('can change its own case and look-alike characters', async () => {
    const user = await createUser(site, { username: 'lone wolf' });
    expect((await rename(user, 'Lone Wolf')).statusCode).toBe(200);
    expect((await rename(user, '1one wo1f')).statusCode).toBe(200);
    await runJob();
    expect(await skeletonOf('1one wo1f')).toBe(usernameSkeleton('lone wolf'));
  });

  test('is free again after its user is deleted, and leaves no rows', async () => {
    const user = await createUser(site, { username: 'short stay' });
    await deleteAccount(user);
    const left = 'select 1 from users where username_skeleton = $1';
    expect((await site.database.pool.query(left, [usernameSkeleton('short stay')])).rowCount).toBe(0);
    expect((await signUp('sh0rt stay')).statusCode).toBe(201);
  });

  test('goes to one of several users who request look-alikes at the same time', async () => {
    for (const names of [
      ['sosa', 'ѕоѕа', 's0sa', 'SОSА'],
      ['vera', 'vеra', 'verа', 'vеrа'],
    ]) {
      const answers = await Promise.all(names.map(signUp));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    }
  });

  test('goes to one of several users who are renamed to look-alikes at the same time', async () => {
    const people = [await createUser(site), await createUser(site), await createUser(site)];
    const names = ['corsa', 'соrsa', 'c0rsa'];
    const answers = await Promise.all(people.map((user, index) => rename(user, names[index] ?? '')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('from a code host gets a number when another looks like it', async () => {
    expect((await signUp('octopus')).statusCode).toBe(201);
    const userId = await withTransaction(systemCtx(site.app), (ctx) =>
      createVerifiedAccount(ctx, { login: 'осtорus', email: null }),
    );
    const row = await site.database.pool.query('select username from users where id = $1', [userId]);
    expect(row.rows).toEqual([{ username: 'осtорus-2' }]);
  });
});

describe('names stored by earlier versions', () => {
  test('stay unchanged, and the first of several look-alikes reserves the skeleton', async () => {
    const ids = [await insertOld('twinned'), await insertOld('tvvinned'), await insertOld('twіnned')];
    await runJob();
    await runJob();
    expect(await skeletonOf('twinned')).toBe(usernameSkeleton('twinned'));
    expect(await skeletonOf('twіnned')).toBeNull();
    const names = await site.database.pool.query(
      'select count(*)::int as count from users where id = any($1)',
      [ids],
    );
    expect(names.rows).toEqual([{ count: 3 }]);
    expect((await signUp('twinnеd')).statusCode).toBe(409);
  });

  test('get a new skeleton after an earlier version renames a user', async () => {
    const user = await createUser(site, { username: 'before that' });
    await site.database.pool.query("update users set username = 'after that' where id = $1", [user.user.id]);
    expect(await skeletonOf('after that')).toBeNull();
    await runJob();
    expect(await skeletonOf('after that')).toBe(usernameSkeleton('after that'));
    expect((await signUp('bеfore that')).statusCode).toBe(201);
  });
});
