import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFakeS3 } from '../../testing/fakes/fake-s3.ts';
import { openStorage, type Storage } from './storage.ts';

let dataDir: string;
let s3: Awaited<ReturnType<typeof openFakeS3>>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'teamwright-storage-'));
  s3 = await openFakeS3();
});
afterEach(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true });
});

function bucket(changes: { secretAccessKey?: string; bucket?: string } = {}): Storage {
  const account = {
    ...s3.account,
    bucket: s3.bucket,
    region: 'eu-test-1',
    endpoint: `${s3.url}/`,
    ...changes,
  };
  return openStorage({ dataDir, s3: account });
}

const disk = () => openStorage({ dataDir, s3: undefined });
const bytes = Buffer.from('some bytes \u0000 of a picture');

describe.each([
  ['the disk', disk],
  ['a bucket', bucket],
])('%s', (_name, open) => {
  test('stores, returns and removes complete files', async () => {
    const storage = open();
    expect(await storage.read('a.webp')).toBeUndefined();
    await storage.put('a.webp', bytes, 'image/webp');
    await storage.put('b.webp', Buffer.from('other'), 'image/webp');
    expect(Buffer.from((await storage.read('a.webp')) ?? []).equals(bytes)).toBe(true);
    await storage.remove('a.webp');
    await storage.remove('a.webp');
    expect(await storage.read('a.webp')).toBeUndefined();
    expect(Buffer.from((await storage.read('b.webp')) ?? []).toString()).toBe('other');
  });
});

describe('the disk', () => {
  test.each(['../secret-key', 'a/b.webp', '.hidden', '..', ''])(
    'rejects a name outside its folder: %s',
    async (file) => {
      await expect(disk().read(file)).rejects.toThrow('not the name');
      await expect(disk().put(file, bytes, 'image/webp')).rejects.toThrow('not the name');
      await expect(disk().remove(file)).rejects.toThrow('not the name');
      expect(await readdir(join(dataDir, 'media')).catch(() => [])).toEqual([]);
    },
  );
});

describe('a bucket', () => {
  test('receives the content type, and nothing is written to the disk', async () => {
    await bucket().put('a.webp', bytes, 'image/webp');
    expect(s3.objects.get('a.webp')?.type).toBe('image/webp');
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('is unavailable after three failed calls', async () => {
    s3.failWith(503, 0);
    await bucket().put('a.webp', bytes, 'image/webp');
    expect(s3.objects.get('a.webp')?.bytes.equals(bytes)).toBe(true);
    s3.failWith(503, 500, 429);
    await expect(bucket().read('a.webp')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await bucket().read('a.webp')).toBeDefined();
  });

  test('reports a rejected call as an error and not as a missing picture', async () => {
    const stranger = bucket({ secretAccessKey: 'another secret' });
    await expect(stranger.read('a.webp')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(stranger.put('a.webp', bytes, 'image/webp')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(bucket({ bucket: 'nowhere' }).put('a.webp', bytes, 'image/webp')).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });
});
