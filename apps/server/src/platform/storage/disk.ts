import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Storage } from './storage.ts';

/** Files in one folder, which is created with the first file. */
export function openDiskStorage(folder: string): Storage {
  return {
    async put(file, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const written = join(folder, `.${randomUUID()}`);
      try {
        await writeSynced(written, bytes);
        await rename(written, pathOf(folder, file));
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },
    async read(file) {
      try {
        return await readFile(pathOf(folder, file));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(file) {
      await rm(pathOf(folder, file), { force: true });
    },
  };
}

/** Synced before the rename, so that a crash leaves a complete file or none. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @throws Error for a name outside the folder */
function pathOf(folder: string, file: string): string {
  if (file === '' || basename(file) !== file || file.startsWith('.'))
    throw new Error('this is not the name of a stored file');
  return join(folder, file);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
