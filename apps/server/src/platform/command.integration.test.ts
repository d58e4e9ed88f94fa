import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('a command prints names without their control characters', async () => {
  const script = join(import.meta.dirname, '..', 'restore.ts');
  await expect(run(process.execPath, [script, '/nowhere/\u001b[2Kbackup\u202e'])).rejects.toMatchObject({
    code: 1,
    stderr: '/nowhere/[2Kbackup is no backup: it has no manifest.json\n',
  });
});
