import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { removeDataDir } from '../../apps/server/src/testing/processes/data-dir.ts';

/**
 * Stops the embedded database of `dataDir` and removes its files when this process ends without closing it. PostgreSQL
 * is a process of its own and would run on. A helper process waits for the end of its input, which also comes after
 * SIGKILL.
 */
export function guardDatabase(dataDir: string): void {
  const helper = spawn(process.execPath, [import.meta.filename, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  helper.unref();
}

async function cleanUp(dataDir: string): Promise<void> {
  for await (const _ of process.stdin);
  if (!existsSync(dataDir)) return;
  const embedded = await openEmbedded({ dataDir, role: 'tool' });
  await embedded.close();
  await removeDataDir(dataDir);
}

if (import.meta.main) await cleanUp(process.argv[2] ?? '');
