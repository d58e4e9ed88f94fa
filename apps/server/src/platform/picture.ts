import { limits } from '@teamwright/contracts/limits.ts';
import { pictureSides, pictureTypes } from '@teamwright/contracts/uploads.ts';
import { AppError } from '../core/errors.ts';

/** Square WebP files without metadata, by side. */
export type EncodedPicture = ReadonlyMap<number, Uint8Array>;

/** What sharp may open a file with; every other loader of the library is switched off. */
const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);

/** Loaded with the first picture: the start of the server does not wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/**
 * Decodes what a person sent and encodes it anew, so that nothing of the file itself is kept: the middle square,
 * upright, the first frame of an animation.
 * @throws AppError `unsupported_media_type`, `too_large` (pixels), `invalid` (damaged)
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  await refuseOtherTypes(bytes);
  loading ??= loadSharp();
  const sharp = await loading;
  await refuseManyPixels(() => sharp(bytes, { limitInputPixels: false }).metadata());
  try {
    const { full, small } = pictureSides;
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.picture.pixels })
      .autoOrient()
      .resize(full, full, { fit: 'cover' })
      .toColourspace('srgb')
      .timeout({ seconds: 10 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const files = new Map<number, Uint8Array>();
    for (const side of [full, ...small]) {
      const square = sharp(data, { raw: info }).resize(side, side);
      files.set(side, await square.webp({ quality: 86 }).toBuffer());
    }
    return files;
  } catch (cause) {
    throw damaged(cause);
  }
}

/** By its first bytes: what a file calls itself does not count. */
async function refuseOtherTypes(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  // An animated PNG is a PNG.
  const type = found?.mime === 'image/apng' ? 'image/png' : found?.mime;
  if (!pictureTypes.some((known) => known === type)) throw notAPicture();
}

export function notAPicture(): AppError {
  return new AppError('unsupported_media_type', 'A picture is a PNG, JPEG, WebP or GIF file');
}

/** From the header alone, before anything is decoded. */
async function refuseManyPixels(header: () => Promise<{ width: number; height: number }>): Promise<void> {
  const { width, height } = await header().catch((cause) => Promise.reject(damaged(cause)));
  if (width * height > limits.picture.pixels)
    throw new AppError('too_large', 'This picture has more than 16 million pixels');
}

function damaged(cause: unknown): AppError {
  return new AppError('invalid', 'This picture is damaged', { cause });
}
