import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { noisePicture } from '../../testing/actors/pictures.ts';
import {
  beginUpload,
  endUpload,
  lookAtUpload,
  metadataOf,
  openUpload,
  sendPart,
  upload,
} from '../../testing/actors/uploads.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let user: TestUser;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function someone(): Promise<TestUser> {
  user = await createUser(site);
  return user;
}

const limit = 2_097_152;
const address = /^\/media\/\d{14}-[0-9a-f]{32}\.webp$/;

describe('an upload', () => {
  test('reports the protocol on OPTIONS', async () => {
    const response = await site.guest().call('OPTIONS', '/api/uploads');
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-max-size': String(limit - 1),
      'tus-extension': 'creation,expiration,termination',
    });
  });

  test('becomes a picture with its last byte', async () => {
    const picture = await noisePicture();
    const client = await someone();
    const begun = await beginUpload(client, picture.length);
    const location = String(begun.headers.location);
    expect(begun.statusCode).toBe(201);
    expect(location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    expect(Date.parse(String(begun.headers['upload-expires']))).toBeGreaterThan(site.clock.now().getTime());

    const first = await sendPart(client, location, 0, picture.subarray(0, 1000));
    expect({ status: first.statusCode, uploadOffset: first.headers['upload-offset'] }).toEqual({
      status: 204,
      uploadOffset: '1000',
    });
    expect(first.headers).not.toHaveProperty('upload-result');
    const half = await lookAtUpload(client, location);
    expect({
      status: half.statusCode,
      uploadOffset: half.headers['upload-offset'],
      uploadLength: half.headers['upload-length'],
    }).toEqual({ status: 200, uploadOffset: '1000', uploadLength: String(picture.length) });
    expect(half.headers).toMatchObject({ 'cache-control': 'no-store', 'upload-metadata': metadataOf() });

    const last = await sendPart(client, location, 1000, picture.subarray(1000));
    expect({ status: last.statusCode, uploadOffset: last.headers['upload-offset'] }).toEqual({
      status: 204,
      uploadOffset: String(picture.length),
    });
    expect(last.headers['upload-result']).toMatch(address);
    const finished = await lookAtUpload(client, location);
    expect(finished.headers['upload-result']).toBe(last.headers['upload-result']);
    expect(finished.headers).not.toHaveProperty('upload-expires');
  });

  test('continues only at its current offset', async () => {
    const picture = await noisePicture();
    const client = await someone();
    const location = await openUpload(client, picture.length);
    await sendPart(client, location, 0, picture.subarray(0, 1000));
    for (const offset of [0, 999, 1001]) {
      const wrong = await sendPart(client, location, offset, picture.subarray(offset));
      expect({ status: wrong.statusCode, code: wrong.json().code }).toEqual({
        status: 409,
        code: 'conflict',
      });
    }
    expect((await lookAtUpload(client, location)).headers['upload-offset']).toBe('1000');
  });

  test('accepts the same part once when it is sent twice at the same time', async () => {
    const picture = await noisePicture();
    const client = await someone();
    const location = await openUpload(client, picture.length);
    const answers = await Promise.all([0, 1, 2, 3].map(() => sendPart(client, location, 0, picture)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 409, 409, 409]);
    expect((await lookAtUpload(client, location)).headers['upload-result']).toMatch(address);
  });

  test('becomes one picture when many requests finish it at the same time', async () => {
    const picture = await noisePicture();
    const client = await someone();
    const location = await openUpload(client, picture.length);
    // All bytes are stored, but the server stopped before it made the picture.
    const id = location.split('/').at(-1);
    await site.database.pool.query('insert into upload_parts values ($1, 0, $2)', [id, picture]);
    await site.database.pool.query('update uploads set received = size where id = $1', [id]);
    const looks = await Promise.all([1, 2, 3].map(() => lookAtUpload(client, location)));
    expect(looks.map((look) => look.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(looks.map((look) => look.headers['upload-result'])).size).toBe(1);
    const rows = await site.database.pool.query('select 1 from pictures where user_id = $1', [
      client.user.id,
    ]);
    expect(rows.rowCount).toBe(1);
  });

  test('is decoded once when many requests finish it at the same time', async () => {
    const picture = await noisePicture();
    const client = await someone();
    const location = await openUpload(client, picture.length);
    const id = location.split('/').at(-1);
    await site.database.pool.query('insert into upload_parts values ($1, 0, $2)', [id, picture]);
    await site.database.pool.query('update uploads set received = size where id = $1', [id]);
    const put = vi.spyOn(site.app.deps.storage, 'put');
    const looks = await Promise.all(Array.from({ length: 20 }, () => lookAtUpload(client, location)));
    expect(new Set(looks.map((look) => look.statusCode))).toEqual(new Set([200]));
    const fullPictures = put.mock.calls.filter(([file]) => /^\d{14}-[0-9a-f]{32}\.webp$/.test(file));
    expect(fullPictures).toHaveLength(1);
    put.mockRestore();
  });

  test('can be deleted, and expires after a day', async () => {
    const client = await someone();
    const ended = await openUpload(client, 5000);
    expect((await endUpload(client, ended)).statusCode).toBe(204);
    expect((await lookAtUpload(client, ended)).statusCode).toBe(404);
    expect((await endUpload(client, ended)).statusCode).toBe(404);
  });

  test('accepts POST with a method override', async () => {
    const picture = await noisePicture();
    const client = await someone();
    const location = await openUpload(client, picture.length);
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'x-http-method-override': 'PATCH',
    };
    const sent = await client.call('POST', location, { headers, body: picture });
    expect(sent.headers['upload-result']).toMatch(address);
    const odd = { ...headers, 'x-http-method-override': 'GET' };
    expect((await client.call('POST', location, { headers: odd })).statusCode).toBe(400);
  });
});

describe('an upload is rejected', () => {
  const ways = [
    ['read its state', (client: TestUser, location: string) => lookAtUpload(client, location)],
    ['continue it', (client: TestUser, location: string) => sendPart(client, location, 0, Buffer.from('x'))],
    ['end it', (client: TestUser, location: string) => endUpload(client, location)],
  ] as const;

  test.each(ways)('for guests and other users who %s', async (_way, act) => {
    const location = await openUpload(await someone(), 5000);
    const stranger = await createUser(site);
    expect((await act(stranger, location)).statusCode).toBe(403);
    const guest = Object.assign(site.guest(), { user: stranger.user });
    expect((await act(guest, location)).statusCode).toBe(401);
    expect((await act(stranger, '/api/uploads/01890000-0000-7000-8000-000000000000')).statusCode).toBe(404);
    expect((await act(stranger, '/api/uploads/nonsense')).statusCode).toBe(404);
    expect((await lookAtUpload(user, location)).statusCode).toBe(200);
  });

  test('for guests who start one', async () => {
    const refused = await beginUpload(site.guest(), 100);
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 401,
      code: 'unauthenticated',
    });
  });

  test.each([
    ['origin', 'https://elsewhere.example'],
    ['sec-fetch-site', 'cross-site'],
  ])('from another site, according to %s', async (name, value) => {
    const client = await someone();
    const base = { 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': metadataOf() };
    const refused = await client.call('POST', '/api/uploads', { headers: { ...base, [name]: value } });
    expect(refused.statusCode).toBe(403);
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('with another version of the protocol', async () => {
    const client = await someone();
    const headers = { 'upload-length': '10', 'upload-metadata': metadataOf() };
    const refused = await client.call('POST', '/api/uploads', { headers });
    expect({ status: refused.statusCode, tusVersion: refused.headers['tus-version'] }).toEqual({
      status: 412,
      tusVersion: '1.0.0',
    });
  });

  test.each([
    [limit, 413],
    [limit * 1000, 413],
    [limit - 1, 201],
  ])('with a declared length of %i bytes: %i', async (size, status) => {
    expect((await beginUpload(await someone(), size)).statusCode).toBe(status);
  });

  test.each(['', '-1', '1.5', '9'.repeat(30), 'many'])('without a length: "%s"', async (length) => {
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': length, 'upload-metadata': metadataOf() };
    const refused = await (await someone()).call('POST', '/api/uploads', { headers });
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 400,
      code: 'invalid',
    });
  });

  test('when it has more bytes than declared; none of them is stored', async () => {
    const client = await someone();
    const location = await openUpload(client, 1000);
    const much = await sendPart(client, location, 0, Buffer.alloc(1001));
    expect({ status: much.statusCode, code: much.json().code }).toEqual({ status: 413, code: 'too_large' });
    expect((await lookAtUpload(client, location)).headers['upload-offset']).toBe('0');
  });

  test.each([
    [{ filetype: 'image/svg+xml', filename: 'me.svg' }, 415],
    [{ filetype: 'text/html' }, 415],
    [{ filetype: '' }, 415],
    [{ purpose: 'malware' }, 400],
    [{ filename: ' ' }, 400],
  ])('with the metadata %o', async (said, status) => {
    expect((await beginUpload(await someone(), 100, said)).statusCode).toBe(status);
  });

  test.each(['purpose', 'purpose YXZhdGFy,purpose YXZhdGFy', 'purpose *', ' ', 'a b c'])(
    'with malformed metadata: %s',
    async (metadata) => {
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': metadata };
      expect((await (await someone()).call('POST', '/api/uploads', { headers })).statusCode).toBe(400);
    },
  );

  test('with metadata that is too long', async () => {
    const refused = await beginUpload(await someone(), 10, { filename: 'a'.repeat(2000) });
    expect(refused.statusCode).toBe(400);
  });

  test('when a part has another content type', async () => {
    const client = await someone();
    const location = await openUpload(client, 10);
    for (const type of ['application/json', 'image/png', 'text/plain']) {
      const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': type };
      const refused = await client.call('PATCH', location, { headers, body: '{"a":1}   ' });
      expect(refused.statusCode).toBe(415);
    }
  });

  test('above the daily limit per user', async () => {
    const client = await someone();
    const begun = await Promise.all(Array.from({ length: 23 }, () => beginUpload(client, 1000)));
    const statuses = begun.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429, 429]);
    const refused = begun.find((answer) => answer.statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect((await upload(await createUser(site), await noisePicture())).statusCode).toBe(204);
    site.clock.advance(dayMs + 1000);
    expect((await beginUpload(client, 1000)).statusCode).toBe(201);
  });
});
