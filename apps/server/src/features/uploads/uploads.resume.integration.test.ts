import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { noisePicture } from '../../testing/actors/pictures.ts';
import { lookAtUpload, openUpload, sendPart } from '../../testing/actors/uploads.ts';
import { listen } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let url: string;
let user: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  user = await createUser(site);
});
afterAll(() => site.close());

/** Sends a part whose connection breaks after some of its bytes. */
async function breakOff(location: string, offset: number, bytes: Uint8Array, all: number): Promise<void> {
  const sending = request(`${url}${location}`, {
    method: 'PATCH',
    headers: {
      cookie: user.cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(all),
    },
  });
  sending.on('error', () => undefined);
  await new Promise((resolve) => sending.write(bytes, resolve));
  // Time for the server to have read them.
  await sleep(200);
  sending.destroy();
}

test('continues an upload after a broken connection', async () => {
  const picture = await noisePicture();
  const location = await openUpload(user, picture.length);
  await breakOff(location, 0, picture.subarray(0, 3000), picture.length);
  const standing = async () => (await lookAtUpload(user, location)).headers['upload-offset'];
  await expect.poll(standing).toBe('3000');
  await breakOff(location, 3000, picture.subarray(3000, 4000), picture.length - 3000);
  await expect.poll(standing).toBe('4000');
  const last = await sendPart(user, location, 4000, picture.subarray(4000));
  expect(last.headers['upload-result']).toMatch(/^\/media\//);
});

test('stops reading a body without a declared length at the end of the upload', async () => {
  const location = await openUpload(user, 1000);
  const endless = new ReadableStream({
    pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024)),
  });
  const sending = fetch(`${url}${location}`, {
    method: 'PATCH',
    headers: {
      cookie: user.cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  const outcome = await sending.then((answer) => answer.status).catch(() => 'cut off');
  expect([413, 'cut off']).toContain(outcome);
  expect((await lookAtUpload(user, location)).headers['upload-offset']).toBe('0');
});

describe('parts of one user that stall', () => {
  let limited: TestApp;
  let limitedUrl: string;

  beforeAll(async () => {
    limited = await createTestApp({ env: { LIMITS: 'default' } });
    limitedUrl = await listen(limited);
  });
  afterAll(() => limited.close());

  /** Sends all bytes of a part but the last one. */
  function stall(location: string, cookie: string, bytes: Uint8Array) {
    const sending = request(`${limitedUrl}${location}`, {
      method: 'PATCH',
      headers: {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      },
    });
    sending.on('error', () => undefined);
    const status = new Promise<number>((resolve) => {
      sending.on('response', (response) => resolve(response.statusCode ?? 0));
    });
    sending.write(bytes.subarray(0, -1));
    return { status, end: () => sending.destroy() };
  }

  test('are bounded in number, so that they cannot fill the memory', async () => {
    const [attacker, other] = [await createUser(limited), await createUser(limited)];
    const picture = await noisePicture();
    const location = await openUpload(attacker, picture.length);
    const parts = Array.from({ length: 25 }, () => stall(location, attacker.cookie, picture));
    expect(await Promise.race(parts.map(({ status }) => status))).toBe(429);
    const place = await openUpload(other, picture.length);
    expect((await sendPart(other, place, 0, picture)).statusCode).toBe(204);
    for (const { end } of parts) end();
    const again = await openUpload(attacker, picture.length);
    await expect.poll(async () => (await sendPart(attacker, again, 0, picture)).statusCode).toBe(204);
  });
});
