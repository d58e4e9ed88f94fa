import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { noisePicture } from '../../testing/actors/pictures.ts';
import { openUpload, sendPart, upload, uploadPicture } from '../../testing/actors/uploads.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploadsJobs } from './uploads.jobs.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function show(user: TestUser, profilePicture: unknown) {
  return user.call('POST', `/api/user/update/${user.user.id}`, { body: { profilePicture } });
}

function look(address: string) {
  return site.guest().call('GET', address);
}

/** The files of a picture that are stored now. */
async function filesOf(address: string): Promise<string[]> {
  const name = address.replace('/media/', '').replace('.webp', '');
  const files = await readdir(join(site.dataDir, 'media')).catch(() => []);
  return files.filter((file) => file.includes(name)).sort();
}

async function sweep(): Promise<void> {
  for (const job of uploadsJobs) await job.run(systemCtx(site.app));
}

describe('a stored picture', () => {
  test('is served in three sizes, cacheable forever and without scripts', async () => {
    const address = await uploadPicture(await createUser(site));
    for (const [path, side] of [
      [address, 512],
      [address.replace('.webp', '-96.webp'), 96],
      [address.replace('.webp', '-48.webp'), 48],
    ] as const) {
      const answer = await look(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(side);
    }
    expect((await site.guest().call('HEAD', address)).statusCode).toBe(200);
  });

  test.each([
    '/media/20260101000000-00000000000000000000000000000000.webp',
    '/media/..%2fsecret-key',
    '/media/secret-key',
    '/media/',
    '/media/20260101000000-00000000000000000000000000000000-97.webp',
  ])('has no other path: %s', async (path) => {
    const answer = await look(path);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
      status: 404,
      code: 'not_found',
    });
  });

  test('a path outside the folder is not found', async () => {
    expect((await look('/media/%2e%2e/secret-key')).statusCode).toBe(404);
  });
});

describe('an invalid picture', () => {
  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a page under the name of a picture', Buffer.from('<!doctype html><p>hello</p>'), 415],
    ['a damaged picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400],
  ])('leaves nothing stored: %s', async (_what, bytes, status) => {
    const user = await createUser(site);
    expect((await upload(user, bytes)).statusCode).toBe(status);
    for (const table of ['uploads', 'pictures']) {
      const rows = await site.database.pool.query(`select 1 from ${table} where user_id = $1`, [
        user.user.id,
      ]);
      expect(rows.rowCount).toBe(0);
    }
  });

  test('is rejected by its pixel count before it is decoded', async () => {
    const user = await createUser(site);
    const wide = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const answer = await upload(user, wide);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
      status: 413,
      code: 'too_large',
    });
  });
});

describe('a profile', () => {
  test('shows an uploaded picture, and the previous one is deleted', async () => {
    const user = await createUser(site);
    const [first, second] = [await uploadPicture(user), await uploadPicture(user)];
    const shown = await show(user, first);
    expect({ status: shown.statusCode, profilePicture: shown.json().profilePicture }).toEqual({
      status: 200,
      profilePicture: first,
    });
    expect((await show(user, first)).statusCode).toBe(200);
    expect((await show(user, second)).json().user.profilePicture).toBe(second);
    await expect.poll(() => filesOf(first)).toEqual([]);
    expect((await look(first)).statusCode).toBe(404);
    expect((await filesOf(second)).length).toBe(3);
    expect((await show(user, first)).statusCode).toBe(400);

    expect((await show(user, null)).json().profilePicture).toBeNull();
    await expect.poll(() => filesOf(second)).toEqual([]);
  });

  test.each([
    'https://elsewhere.example/me.png',
    '//elsewhere.example/me.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/media/20260101000000-00000000000000000000000000000000.webp',
    '/media/../api/user/me',
    '',
    7,
  ])('rejects other URLs: %s', async (address) => {
    const user = await createUser(site);
    const answer = await show(user, address);
    expect({ status: answer.statusCode, fields: Object.keys(answer.json().fields) }).toEqual({
      status: 400,
      fields: ['profilePicture'],
    });
    expect((await user.call('GET', '/api/user/me')).json().user.profilePicture).toBeNull();
  });

  test("never shows another user's picture", async () => {
    const [user, thief] = [await createUser(site), await createUser(site)];
    const address = await uploadPicture(user);
    expect((await show(thief, address)).statusCode).toBe(400);
    expect((await show(user, address)).statusCode).toBe(200);
    expect((await show(thief, address)).statusCode).toBe(400);
    expect((await look(address)).statusCode).toBe(200);
  });

  test('keeps one picture when two are chosen at the same time', async () => {
    const user = await createUser(site);
    const pictures = [await uploadPicture(user), await uploadPicture(user)];
    const answers = await Promise.all(pictures.map((picture) => show(user, picture)));
    expect(answers.map((answer) => answer.statusCode)).toContain(200);
    const { profilePicture } = (await user.call('GET', '/api/user/me')).json().user;
    expect((await look(profilePicture)).statusCode).toBe(200);
  });
});

describe('after a day', () => {
  test('unused pictures and unfinished uploads are deleted, and pictures in use stay', async () => {
    const user = await createUser(site);
    const [shown, unused] = [await uploadPicture(user), await uploadPicture(user)];
    await show(user, shown);
    const open = await openUpload(user, 5000);
    await sendPart(user, open, 0, Buffer.alloc(100));
    await sweep();
    expect((await look(unused)).statusCode).toBe(200);
    site.clock.advance(dayMs + 1000);
    await sweep();
    expect({
      unusedStatus: (await look(unused)).statusCode,
      shownStatus: (await look(shown)).statusCode,
    }).toEqual({ unusedStatus: 404, shownStatus: 200 });
    expect(await filesOf(unused)).toEqual([]);
    const rows = await site.database.pool.query(
      'select 1 from uploads where user_id = $1 union all select 1 from upload_parts',
      [user.user.id],
    );
    expect(rows.rowCount).toBe(0);
  });
});

describe('account deletion', () => {
  test('removes pictures, uploads and all references to them', async () => {
    const user = await createUser(site);
    const [shown, unused] = [await uploadPicture(user), await uploadPicture(user)];
    await show(user, shown);
    const picture = await noisePicture();
    await sendPart(user, await openUpload(user, picture.length), 0, picture.subarray(0, 500));
    await deleteAccount(user);

    const gone = async () => [...(await filesOf(shown)), ...(await filesOf(unused))];
    await expect.poll(gone).toEqual([]);
    const names = [shown, unused].map((address) => address.slice('/media/'.length, -'.webp'.length));
    for (const text of [...names, user.user.id])
      expect(await tablesHolding(text)).not.toContainEqual(expect.stringMatching(/pictures|uploads|parts/));
    for (const name of names) expect(await tablesHolding(name)).toEqual([]);
  });
});

/** The tables in which any column contains this text. */
async function tablesHolding(text: string): Promise<string[]> {
  const { pool } = site.database;
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables.rows) {
    const found = await pool.query(`select 1 from ${name} as t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (found.rowCount) holding.push(name);
  }
  return holding;
}
