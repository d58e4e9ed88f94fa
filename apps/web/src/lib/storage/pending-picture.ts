/** The browser cache that holds a picture while it is uploaded. */
const pendingPictureCache = 'pending-picture';

/** A cropped picture that is not saved in the profile yet, with the address of its upload. */
interface PendingPicture {
  readonly picture: Blob;
  readonly url: string | undefined;
}

const urlHeader = 'x-upload-url';

function keyOf(userId: string): string {
  return `/pending-picture/${userId}`;
}

/** Keeps the picture across a reload. Without storage, the upload starts again. */
export async function keepPending(userId: string, { picture, url = '' }: PendingPicture): Promise<void> {
  try {
    const cache = await caches.open(pendingPictureCache);
    const headers = { 'content-type': picture.type, [urlHeader]: url };
    await cache.put(keyOf(userId), new Response(picture, { headers }));
  } catch {
    // Storage is not available. The upload continues without it.
  }
}

export async function findPending(userId: string): Promise<PendingPicture | undefined> {
  try {
    const cache = await caches.open(pendingPictureCache);
    const kept = await cache.match(keyOf(userId));
    return kept && { picture: await kept.blob(), url: kept.headers.get(urlHeader) || undefined };
  } catch {
    return undefined;
  }
}

/** Also called at sign-out, so that the next user of this browser does not find the picture. */
export function forgetPending(): void {
  if ('caches' in globalThis) void caches.delete(pendingPictureCache).catch(() => undefined);
}
