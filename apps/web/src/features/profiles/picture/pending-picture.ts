import { pendingPictureCache } from '../../../lib/pending-picture-cache.ts';

/** A cropped picture that no update of the profile has taken yet, and where its upload is. */
interface PendingPicture {
  readonly picture: Blob;
  readonly url: string | undefined;
}

const urlHeader = 'x-upload-url';

function keyOf(userId: string): string {
  return `/pending-picture/${userId}`;
}

/** Keeps it for after a reload; a browser that keeps nothing starts anew then. */
export async function keepPending(userId: string, { picture, url = '' }: PendingPicture): Promise<void> {
  try {
    const cache = await caches.open(pendingPictureCache);
    const headers = { 'content-type': picture.type, [urlHeader]: url };
    await cache.put(keyOf(userId), new Response(picture, { headers }));
  } catch {
    // The upload itself goes on.
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
