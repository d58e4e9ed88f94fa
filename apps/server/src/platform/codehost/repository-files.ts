import { withoutExtraMarks } from '@teamwright/contracts/core/plain-text.ts';
import { z } from 'zod';
import { HostRefusalError, isTooLarge } from './host-errors.ts';
import { type HostGet, shaped } from './repository.ts';

const entry = z.object({
  path: z.string().min(1).max(1_000),
  type: z.string(),
  mode: z.string().optional(),
  sha: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
  size: z.number().int().nonnegative().optional(),
});

const tree = z.object({ tree: z.array(z.unknown()) });

/** For very large files the API omits the content and names another encoding. */
const blob = z.object({ content: z.string(), encoding: z.string() });

/** A file of the default branch. It is read by the id of its content, without its path. */
export interface TreeFile {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
}

/** Further files are ignored. */
const maxEntries = 20_000;
const symlink = '120000';

/** The files of the default branch; only those in the root if the repository is too large to list. */
export async function readTree(get: HostGet, fullName: string): Promise<TreeFile[]> {
  try {
    return await readEntries(get, fullName, { recursive: 1 });
  } catch (error) {
    if (isTooLarge(error)) return await readEntries(get, fullName, {});
    if (error instanceof HostRefusalError && [404, 409].includes(error.status)) return [];
    throw error;
  }
}

async function readEntries(
  get: HostGet,
  fullName: string,
  query: Record<string, number>,
): Promise<TreeFile[]> {
  const { data } = await get(`/repos/${fullName}/git/trees/HEAD`, { query });
  const entries = shaped(tree, data).tree.slice(0, maxEntries);
  return entries.flatMap((item) => {
    const { path, type, mode, sha, size = 0 } = entry.safeParse(item).data ?? {};
    if (path === undefined || sha === undefined || type !== 'blob' || mode === symlink) return [];
    return /\p{Cc}/u.test(path) ? [] : [{ path: path.toWellFormed(), sha, size }];
  });
}

/** The text of a file; undefined if it is missing, not a file, or larger than listed. Decoding takes linear time. */
export async function readBlob(
  get: HostGet,
  fullName: string,
  { sha }: TreeFile,
  maxBytes: number,
): Promise<string | undefined> {
  try {
    const { data } = await get(`/repos/${fullName}/git/blobs/${sha}`);
    const { content, encoding } = shaped(blob, data);
    if (encoding !== 'base64' || content.length > maxBytes * 1.4 + 100) return undefined;
    return withoutExtraMarks(Buffer.from(content, 'base64').toString('utf8'));
  } catch (error) {
    if (isTooLarge(error)) return undefined;
    if (error instanceof HostRefusalError && error.status !== 401) return undefined;
    throw error;
  }
}
