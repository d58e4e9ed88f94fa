import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../platform/start-error.ts';

const storedFile = z.object({ path: z.string(), size: z.number().int(), sha256: z.string() });

const manifest = z.object({
  format: z.literal(1),
  /** Version of the product that wrote the backup. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  postgresql: z.string(),
  /** A signature by the secret key. It shows whether another installation has the same key, but not the key. */
  keyMark: z.string(),
  /** Digests of the applied migrations, in order. */
  migrations: z.array(z.string()),
  /** Version of the job queue's tables; null if there were none. */
  jobs: z.number().int().nullable(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      file: storedFile,
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() }),
  ),
  pictures: z.array(storedFile),
});

export type Manifest = z.infer<typeof manifest>;
export type StoredFile = z.infer<typeof storedFile>;

const envelope = z.object({ sha256: z.string(), backup: z.unknown() });

const fileName = 'manifest.json';

export async function writeManifest(folder: string, backup: Manifest): Promise<void> {
  const text = JSON.stringify({ sha256: digest(backup), backup }, null, 1);
  await writeFile(join(folder, fileName), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** @throws StartError if it is missing, changed, or written by a newer version */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((cause) => {
    throw new StartError(`${folder} is no backup: it has no ${fileName}`, { cause });
  });
  const damaged = `${join(folder, fileName)} is damaged`;
  const read = envelope.safeParse(parse(text));
  if (!read.success || read.data.sha256 !== digest(read.data.backup)) throw new StartError(damaged);
  const parsed = manifest.safeParse(read.data.backup);
  if (!parsed.success)
    throw new StartError(`${folder} was written in a form that this version does not know: use a newer one`);
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function digest(backup: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(backup) ?? '')
    .digest('hex');
}
