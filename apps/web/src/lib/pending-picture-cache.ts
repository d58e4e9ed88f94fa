/** Where this browser keeps a picture while it is uploaded. */
export const pendingPictureCache = 'pending-picture';

/** Also at signing out: nobody else who uses this browser shall find it. */
export function forgetPendingPicture(): void {
  if ('caches' in globalThis) void caches.delete(pendingPictureCache).catch(() => undefined);
}
