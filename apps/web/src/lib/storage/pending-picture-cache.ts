/** The browser cache that holds a picture while it is uploaded. */
export const pendingPictureCache = 'pending-picture';

/** Also called at sign-out, so that the next user of this browser does not find the picture. */
export function forgetPendingPicture(): void {
  if ('caches' in globalThis) void caches.delete(pendingPictureCache).catch(() => undefined);
}
