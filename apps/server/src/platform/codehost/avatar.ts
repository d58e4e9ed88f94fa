import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Fetch } from '../safe-fetch.ts';

/**
 * The hosts that serve the pictures of a code host's users: GitHub and GitHub Enterprise have a separate host for
 * them.
 */
export function avatarOrigins(url: string): string[] {
  const { hostname, origin } = new URL(url);
  if (hostname === 'github.com') return ['https://avatars.githubusercontent.com'];
  return [origin, `https://avatars.${hostname}`];
}

export async function readAvatar(
  fetch: Fetch,
  origins: readonly string[],
  address: string,
): Promise<Uint8Array | undefined> {
  const url = URL.parse(address);
  if (url === null || !origins.includes(url.origin)) return undefined;
  const response = await fetch(url);
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (!response.ok || declared > limits.picture.bytes) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.length <= limits.picture.bytes ? bytes : undefined;
}
