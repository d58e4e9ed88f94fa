import type { APIRequestContext } from '@playwright/test';
import { redAndBlue } from '../../apps/server/src/testing/actors/pictures.ts';
import { metadataOf } from '../../apps/server/src/testing/actors/uploads.ts';

const tus = { 'tus-resumable': '1.0.0' };

/**
 * Uploads pictures for a room and returns their names.
 * @throws Error if the server rejects a picture
 */
export async function uploadPictures(
  request: APIRequestContext,
  room: string,
  count: number,
): Promise<string[]> {
  const drawn = await redAndBlue(900, 600);
  const bytes = await drawn.png().toBuffer();
  const said = metadataOf({ purpose: 'room', room });
  const names: string[] = [];
  while (names.length < count) {
    const begun = await request.post('/api/uploads', {
      headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': said },
    });
    const finished = await request.patch(begun.headers().location ?? '', {
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      data: bytes,
    });
    const name = /^\/api\/chat\/pictures\/(.+)\.webp$/.exec(finished.headers()['upload-result'] ?? '')?.[1];
    if (name === undefined) throw new Error(`An upload returned ${finished.status()}`);
    names.push(name);
  }
  return names;
}
