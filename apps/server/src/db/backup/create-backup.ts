import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import { endOnAbort, openSession } from '../session.ts';
import { exportDatabase, type PictureFiles } from './export.ts';
import { type Manifest, writeManifest } from './manifest.ts';

export interface BackupOptions {
  readonly url: string;
  /** An absolute path that does not exist. */
  readonly folder: string;
  readonly version: string;
  readonly keyMark: string;
  readonly pictures: PictureFiles;
  /** Aborts the backup and deletes its files. */
  readonly signal: AbortSignal;
}

/**
 * Writes a backup of the running product. The folder gets its name when it is complete.
 * @throws StartError if the folder exists or there is nothing to back up; the signal's reason if it aborts
 */
export async function createBackup(options: BackupOptions): Promise<{ backup: Manifest; lost: string[] }> {
  const { url, folder, version, keyMark, signal } = options;
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(
      cause.code === 'EEXIST' ? `${folder} is there already: name another folder` : cause.message,
      { cause },
    );
  });
  try {
    await mkdir(unfinished, { mode: 0o700 });
    const client = await openSession(url, 'backup');
    try {
      const isComplete = endOnAbort(client, signal);
      const takenAt = new Date().toISOString();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      const { lost, ...exported } = await exportDatabase(client, unfinished, options.pictures);
      const postgresql = rows[0]?.server_version ?? '';
      const backup: Manifest = { format: 1, version, takenAt, postgresql, keyMark, ...exported };
      await writeManifest(unfinished, backup);
      isComplete();
      await rename(unfinished, folder);
      return { backup, lost };
    } finally {
      await client.end();
    }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
