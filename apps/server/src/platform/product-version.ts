import { readFile } from 'node:fs/promises';

/** The version from the server's package.json. */
export async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}
