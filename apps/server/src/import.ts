import { access, constants, stat } from 'node:fs/promises';
import { importCommunity, maxLineBytes } from './features/imports/imports.service.ts';
import { runCommand } from './platform/command.ts';
import { readLines } from './platform/line-reader.ts';
import { StartError } from './platform/start-error.ts';
import { withProduct } from './with-product.ts';

/** A batch of records takes well under a second; a long wait for a lock may still succeed. */
const statementTimeout = 120_000;

await runCommand(async (paths, signal) => {
  if (paths.length === 0 || paths.some((path) => path.startsWith('-')))
    throw new StartError('Usage: npm run import -- <file> …');
  for (const path of paths) await assertReadable(path);
  const sources = paths.map((name) => ({ name, lines: () => readLines(name, maxLineBytes) }));
  const summary = await withProduct({
    name: 'import',
    signal,
    statementTimeout,
    work: (ctx) => importCommunity(ctx, sources),
  });
  const { people, projects, known } = summary;
  return [`Imported ${people} people and ${projects} projects; ${known} records were imported before`];
});

/** @throws StartError */
async function assertReadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
    if ((await stat(path)).isDirectory()) throw new Error('is a folder');
  } catch (cause) {
    throw new StartError(`Cannot read ${path}`, { cause });
  }
}
