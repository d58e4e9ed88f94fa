import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { processesOf, until } from '../../apps/server/src/testing/processes/process-group.ts';
import { temporaryDataDir } from '../../e2e/support/server.ts';

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const script = `
  const { openEmbedded } = await import(${urlOf('../../apps/server/src/platform/postgres/embedded.ts')});
  const { guardDatabase } = await import(${urlOf('./database-guard.ts')});
  const dataDir = process.argv[1];
  guardDatabase(dataDir);
  const { folder } = await openEmbedded({ dataDir, role: 'server', settings: { fsync: 'off' } });
  console.log(folder);
  setInterval(() => {}, 1000);
`;

test('the database of a killed process is stopped and removed', async () => {
  const { path, remove } = await temporaryDataDir();
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let folder = '';
    for await (const part of child.stdout) {
      folder = String(part).trim();
      break;
    }
    expect(processesOf(folder).some((line) => line.includes('postgres'))).toBe(true);
    child.kill('SIGKILL');
    await until(() => processesOf(folder).length === 0 && !existsSync(path));
    expect(existsSync(folder)).toBe(false);
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
}, 60_000);
