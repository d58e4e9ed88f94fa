import { limits } from '@teamwright/contracts/core/limits.ts';
import { roomPictureSides } from '@teamwright/contracts/uploads.ts';

export interface PreparedPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a picture ready to send: unchanged if it is small enough, else scaled down to the largest size that
 * the server keeps. This lets phone photos fit the limit. @throws Error if the browser cannot decode it.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, roomPictureSides.full / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  if (scale === 1 && file.size < limits.picture.bytes) {
    bitmap.close();
    return { blob: file, width, height };
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { blob: await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 }), width, height };
}
