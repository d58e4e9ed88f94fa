import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Secrets } from '../core/secrets.ts';

/** The configured key, or a generated one that is stored in the data directory, readable by its owner only. */
export async function loadSecrets({ secretKey, dataDir }: Config): Promise<Secrets> {
  return { current: secretKey.current ?? (await storedKey(dataDir)), previous: secretKey.previous };
}

async function storedKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
