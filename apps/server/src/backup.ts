import { join, resolve } from 'node:path';
import { loadConfig } from './config.ts';
import { sign } from './core/secrets.ts';
import { createBackup } from './db/backup/create-backup.ts';
import { filesOf } from './features/uploads/pictures.policy.ts';
import { runCommand } from './platform/command.ts';
import { openDatabase } from './platform/postgres/open.ts';
import { productVersion } from './platform/product-version.ts';
import { loadSecrets } from './platform/secret-key.ts';
import { StartError } from './platform/start-error.ts';
import { openStorage } from './platform/storage/storage.ts';

await runCommand(async ([named, ...rest], signal) => {
  if (rest.length > 0 || named?.startsWith('-')) throw new StartError('Usage: npm run backup [-- <folder>]');
  const config = loadConfig();
  const folder = resolve(named ?? join('backups', timestampOf(new Date())));
  const opened = await openDatabase(config, 'tool', { signal });
  try {
    const storage = openStorage(config);
    const keyMark = sign(await loadSecrets(config), 'backup', 'teamwright');
    const pictures = { filesOf, read: storage.read };
    const version = await productVersion();
    const { url } = opened;
    const { backup, lost } = await createBackup({ url, folder, version, keyMark, pictures, signal });
    const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `Kept ${rows} rows of ${backup.tables.length} tables and ${backup.pictures.length} files of pictures in ${folder}`,
      ...lost.map((file) => `Warning: the picture ${file} was not found`),
      config.secretKey.current === undefined
        ? `The secret key is not in it: keep a copy of ${join(config.dataDir, 'secret-key')} somewhere else`
        : 'SECRET_KEY is not in it: keep it somewhere else',
    ];
  } finally {
    await opened.close();
  }
});

/** `teamwright-20261121-094107` in UTC. */
function timestampOf(moment: Date): string {
  const digits = moment.toISOString().replace(/\D/g, '');
  return `teamwright-${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
}
