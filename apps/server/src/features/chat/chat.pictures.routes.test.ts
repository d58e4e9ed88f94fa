import { readdir } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { users } from '../../db/schema/accounts.ts';
import { messagePictures } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { noisePicture, redAndBlue } from '../../testing/actors/pictures.ts';
import { pictureFor, uploadToRoom } from '../../testing/actors/room-pictures.ts';
import { beginUpload } from '../../testing/actors/uploads.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepUploads } from '../uploads/pictures.service.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 10 });
  [owner, member, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
});

function send(user: TestUser, body: Record<string, unknown>) {
  return user.call('POST', '/api/chat/send', { body: { postId: project.id, ...body } });
}

/** A message of this user with one new picture. */
async function sendOne(user = member): Promise<Message> {
  const name = await pictureFor(user, project.id);
  return (await send(user, { pictures: [{ name, alt: 'Noise' }] })).json<Message>();
}

function look(user: Pick<TestUser, 'call'>, url: string, headers: Record<string, string> = {}) {
  return user.call('GET', url, { headers });
}

/** The files of a stored picture. */
async function filesOf(name: string): Promise<string[]> {
  const files = await readdir(pathOf(site.dataDir, 'media')).catch(() => []);
  return files.filter((file) => file.startsWith(name));
}

describe('a message with pictures', () => {
  test('may have no text, and keeps the order, shapes and texts of its pictures for every reader', async () => {
    const wide = await (await redAndBlue(2000, 1000)).jpeg().toBuffer();
    const names = [await pictureFor(member, project.id, wide), await pictureFor(member, project.id)];
    const pictures = [{ name: names[1] }, { name: names[0], alt: '  The pier at dawn ' }];
    const sent = await send(member, { pictures });
    expect(sent.statusCode).toBe(201);
    const { data, ...message } = sent.json();
    expect(message).toMatchObject({
      message: '',
      pictures: [
        { name: names[1], alt: '', width: 64, height: 64 },
        {
          name: names[0],
          alt: 'The pier at dawn',
          width: 1600,
          height: 800,
          url: `/api/chat/pictures/${names[0]}.webp`,
          smallUrl: `/api/chat/pictures/${names[0]}-small.webp`,
        },
      ],
    });
    expect((await look(owner, `/api/chat/messages/${project.id}`)).json()).toEqual([data]);
    const rooms = (await look(owner, `/api/chat/rooms/owner/${owner.user.id}`)).json();
    expect(
      rooms.find(({ id, _id }: { id: string; _id: string }) => (id ?? _id) === project.id).lastMessage,
    ).toMatchObject({ message: '', pictures: 2 });
  });

  test('returns the first message when sent again with its client id', async () => {
    const pictures = [{ name: await pictureFor(member, project.id) }];
    const tries = [1, 2].map(() => send(member, { message: 'Look', pictures, clientId: 'same' }));
    const [first, second] = (await Promise.all(tries)).map((answer) => answer.json<Message>());
    expect(second).toEqual(first);
    const third = await send(member, { message: 'Look', pictures, clientId: 'same' });
    expect(third.json().id).toBe(first?.id);
  });

  test('accepts each picture once, also when two messages claim it concurrently', async () => {
    const pictures = [{ name: await pictureFor(member, project.id) }];
    const answers = await Promise.all(
      [1, 2, 3].map((each) => send(member, { message: `Try ${each}`, pictures })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
    const list = (await look(owner, `/api/chat/messages/${project.id}`)).json<Message[]>();
    expect(list.map(({ seq }) => seq)).toEqual([1]);
  });

  test('loses them on deletion: rows immediately, files in a job', async () => {
    const { id, pictures } = await sendOne();
    const [picture] = pictures;
    if (!picture) throw new Error('there is no picture');
    expect(await filesOf(picture.name)).toHaveLength(2);
    const gone = await owner.call('DELETE', `/api/chat/messages/${id}`);
    expect(gone.json()).toMatchObject({ pictures: [] });
    expect((await look(member, picture.url)).statusCode).toBe(404);
    await expect.poll(() => filesOf(picture.name)).toEqual([]);
  });

  test("keeps pictures and text when the sender's account is deleted", async () => {
    const leaving = await createUser(site);
    await join(leaving, project, owner);
    const { pictures } = await sendOne(leaving);
    const waiting = await pictureFor(leaving, project.id);
    expect((await deleteAccount(leaving)).statusCode).toBe(200);
    await expect.poll(() => filesOf(waiting)).toEqual([]);
    expect((await look(owner, pictures[0]?.url ?? '')).statusCode).toBe(200);
  });
});

describe('a message is rejected', () => {
  test.each([
    ['with a picture that does not exist', async () => [{ name: `room-20261121094107-${'a'.repeat(32)}` }]],
    [
      'with a picture that another member uploaded',
      async () => [{ name: await pictureFor(owner, project.id) }],
    ],
    [
      'with one picture twice',
      async () => {
        const name = await pictureFor(member, project.id);
        return [{ name }, { name }];
      },
    ],
    ['with a name that is none', async () => [{ name: '../secret' }]],
    [
      'with five',
      async () => Array.from({ length: 5 }, () => ({ name: `room-20261121094107-${'a'.repeat(32)}` })),
    ],
    ['without words and pictures', async () => []],
  ])('%s', async (_what, pictures) => {
    const refused = await send(member, { pictures: await pictures() });
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 400,
      code: 'invalid',
    });
    expect((await look(owner, `/api/chat/messages/${project.id}`)).json()).toEqual([]);
  });

  test('with a picture that was uploaded for another room', async () => {
    const other = await createProject(member);
    const pictures = [{ name: await pictureFor(member, other.id) }];
    expect((await send(member, { message: 'Look', pictures })).statusCode).toBe(400);
  });
});

describe('a picture of a room', () => {
  test('is served without scripts and metadata, and access is checked on every request', async () => {
    const exif = { IFD0: { Copyright: 'secret words' } };
    const original = await (await redAndBlue(300, 200)).jpeg().withExif(exif).toBuffer();
    const name = await pictureFor(member, project.id, Buffer.concat([original, Buffer.from('<script>')]));
    const { pictures } = (await send(member, { pictures: [{ name }] })).json<Message>();
    const url = pictures[0]?.url ?? '';
    const got = await look(owner, url);
    expect(got.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(['secret words', 'script'].some((words) => got.rawPayload.includes(words))).toBe(false);
    expect(await sharp(got.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    const again = await look(owner, url, { 'if-none-match': String(got.headers.etag) });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    expect((await look(owner, `/media/${name}.webp`)).statusCode).toBe(404);
  });

  test('is visible to members only, and before it is sent only to its sender', async () => {
    const waiting = `/api/chat/pictures/${await pictureFor(member, project.id)}.webp`;
    expect((await look(member, waiting)).statusCode).toBe(200);
    expect((await look(owner, waiting)).statusCode).toBe(404);
    const { pictures } = await sendOne();
    const { url = '', smallUrl = '' } = pictures[0] ?? {};
    for (const address of [url, smallUrl]) {
      expect((await look(owner, address)).statusCode).toBe(200);
      expect((await look(stranger, address)).statusCode).toBe(404);
      expect((await look(site.guest(), address)).statusCode).toBe(401);
    }
    const etag = { 'if-none-match': `"${url.split('/').at(-1)}"` };
    await owner.call('DELETE', `/api/post/${project.id}/members/${member.user.id}`, { body: {} });
    expect((await look(member, url, etag)).statusCode).toBe(404);
  });

  test.each(['nothing.webp', '..%2Fmaster.key', `room-20261121094107-${'a'.repeat(32)}.png`])(
    'is not %s',
    async (file) => {
      expect((await look(member, `/api/chat/pictures/${file}`)).statusCode).toBe(404);
    },
  );

  test('cannot be used as an avatar', async () => {
    const name = await pictureFor(member, project.id);
    for (const profilePicture of [`/media/${name}.webp`, `/api/chat/pictures/${name}.webp`]) {
      const refused = await member.call('POST', `/api/user/update/${member.user.id}`, {
        body: { profilePicture },
      });
      expect(refused.statusCode).toBe(400);
    }
  });

  test('is deleted after a day if it was never sent, and kept if it was', async () => {
    const waiting = await pictureFor(member, project.id);
    const { pictures } = await sendOne();
    site.clock.advance(dayMs + 1000);
    await sweepUploads(systemCtx(site.app));
    expect(await filesOf(waiting)).toEqual([]);
    expect(await filesOf(pictures[0]?.name ?? '')).toHaveLength(2);
    const rows = await site.database.db
      .select()
      .from(messagePictures)
      .where(eq(messagePictures.name, waiting));
    expect(rows).toEqual([]);
    expect((await send(member, { pictures: [{ name: waiting }] })).statusCode).toBe(400);
  });
});

describe('an upload for a room is rejected', () => {
  const begin = (user: Pick<TestUser, 'call' | 'cookie'>, room: string) =>
    beginUpload(user, 100, { purpose: 'room', room });

  test('for users who may not write there', async () => {
    expect((await begin(site.guest(), project.id)).statusCode).toBe(401);
    expect((await begin(stranger, project.id)).statusCode).toBe(403);
    expect((await begin(member, 'nowhere')).statusCode).toBe(404);
    await site.database.db.update(projects).set({ status: 'archived' }).where(eq(projects.id, project.id));
    expect((await begin(member, project.id)).statusCode).toBe(409);
  });

  test('for a user who is suspended, or removed before the last byte', async () => {
    const third = await createUser(site);
    await join(third, project, owner);
    const bytes = await noisePicture();
    const begun = await beginUpload(third, bytes.length, { purpose: 'room', room: project.id });
    await owner.call('DELETE', `/api/post/${project.id}/members/${third.user.id}`, { body: {} });
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    const last = await third.call('PATCH', String(begun.headers.location), { headers, body: bytes });
    expect(last.statusCode).toBe(403);
    await site.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, third.user.id));
    expect((await begin(third, project.id)).statusCode).toBe(401);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
    ],
    ['half a picture', undefined, 400],
  ])('for %s', async (_what, bytes, status) => {
    const half = async () => (await noisePicture(64, 'jpeg')).subarray(0, 300);
    expect((await uploadToRoom(member, project.id, bytes ?? (await half()))).statusCode).toBe(status);
  });

  test('for too many pixels', async () => {
    const plain = { create: { width: 5000, height: 4000, channels: 3 as const, background: 'black' } };
    const many = await sharp(plain).png().toBuffer();
    expect((await uploadToRoom(member, project.id, many)).statusCode).toBe(413);
  });

  test('above the daily limit per user, which does not include avatars', async () => {
    const busy = await createUser(site);
    await join(busy, project, owner);
    const begun = await Promise.all(Array.from({ length: 102 }, () => begin(busy, project.id)));
    expect(begun.filter(({ statusCode }) => statusCode === 201)).toHaveLength(100);
    expect(begun.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await beginUpload(busy, 100)).statusCode).toBe(201);
  });
});
