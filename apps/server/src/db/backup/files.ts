import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../platform/start-error.ts';
import type { StoredFile } from './manifest.ts';

/** Writes a stream to `path` in the folder and syncs it. */
export async function store(
  folder: string,
  path: string,
  from: Readable,
  { zipped }: { zipped: boolean },
): Promise<StoredFile> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await (zipped ? pipeline(from, createGzip({ level: 4 }), count, file) : pipeline(from, count, file));
  return { path, size, sha256: hash.digest('hex') };
}

/** @throws StartError unless the file exists unchanged */
export async function verify(folder: string, { path, size, sha256 }: StoredFile): Promise<void> {
  const file = join(folder, path);
  const found = await lstat(file).catch(() => undefined);
  if (found === undefined) throw new StartError(`The backup is incomplete: ${path} is missing`);
  const inside = (await realpath(file)).startsWith(`${await realpath(folder)}${sep}`);
  if (!inside || !found.isFile()) throw new StartError(`The backup is damaged: ${path} is not a file`);
  if (found.size !== size) throw new StartError(`The backup is damaged: ${path} has another length`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw new StartError(`The backup is damaged: ${path} was changed`);
}
