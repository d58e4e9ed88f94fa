import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { unsign } from './core/secrets.ts';
import { readBackup, restoreBackup } from './db/backup/restore.ts';
import { filesOf } from './features/uploads/pictures.policy.ts';
import { runCommand } from './platform/command.ts';
import { openDatabase } from './platform/postgres/open.ts';
import { loadSecrets } from './platform/secret-key.ts';
import { StartError } from './platform/start-error.ts';
import { openStorage } from './platform/storage/storage.ts';

await runCommand(async (words, signal) => {
  const { named, replace, withJobs } = readWords(words);
  const config = loadConfig();
  const folder = resolve(named);
  const backup = await readBackup(folder, signal);
  // Excludes servers, because a restore needs a database that no server uses or starts to use.
  const opened = await openDatabase(config, 'server', { signal });
  try {
    const storage = openStorage(config);
    const { url } = opened;
    await restoreBackup({ url, folder, backup, storage, filesOf, replace, withJobs, signal });
    const sameKey = unsign(await loadSecrets(config), 'backup', backup.keyMark) !== undefined;
    return [
      `Restored what Teamwright ${backup.version} kept at ${backup.takenAt}`,
      ...(sameKey
        ? []
        : [
            'The secret key is another one: people sign in and link their code host again, and mail that waited is lost',
          ]),
    ];
  } finally {
    await opened.close();
  }
});

/** @throws StartError with the usage */
function readWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { 'replace-everything': { type: 'boolean' }, 'without-jobs': { type: 'boolean' } },
    });
    const [named, ...rest] = positionals;
    if (named !== undefined && rest.length === 0)
      return {
        named,
        replace: values['replace-everything'] === true,
        withJobs: values['without-jobs'] !== true,
      };
  } catch {
    // An unknown option.
  }
  throw new StartError('Usage: npm run restore -- <folder> [--replace-everything] [--without-jobs]');
}
