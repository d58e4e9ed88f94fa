import { limits } from '@teamwright/contracts/core/limits.ts';
import { pictureSides, pictureTypes, roomPictureSides } from '@teamwright/contracts/uploads.ts';
import type { ResizeOptions } from 'sharp';
import { AppError, invalidField } from '../core/errors.ts';

/** Square WebP files without metadata, by side. */
export type EncodedPicture = ReadonlyMap<number, Uint8Array>;

/** The formats that sharp may read. Every other loader of the library is disabled. */
const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);

/** Loaded with the first picture, so that the start does not wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

let loading: Promise<Sharp> | undefined;

/**
 * Decodes an uploaded picture and encodes it again, so that nothing of the file itself remains: the middle square,
 * upright, the first frame of an animation.
 * @throws AppError `unsupported_media_type`, `too_large` (pixels), `invalid` (damaged)
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const sharp = await openSharp(bytes);
  try {
    const { full, small } = pictureSides;
    const { data, info } = await decoded(sharp, bytes, { width: full, height: full, fit: 'cover' });
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

/** A WebP file of the whole picture without metadata, and a smaller copy. */
export interface EncodedRoomPicture {
  readonly full: Uint8Array;
  readonly small: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The same with the original proportions, scaled down if it is large. @throws AppError as `encodePicture` */
export async function encodeRoomPicture(bytes: Uint8Array): Promise<EncodedRoomPicture> {
  const sharp = await openSharp(bytes);
  const within = (side: number) =>
    ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  try {
    const { data, info } = await decoded(sharp, bytes, within(roomPictureSides.full));
    const raw = () => sharp(data, { raw: info });
    return {
      full: await raw().webp({ quality: 86 }).toBuffer(),
      small: await raw().resize(within(roomPictureSides.small)).webp({ quality: 80 }).toBuffer(),
      width: info.width,
      height: info.height,
    };
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Rejects a file by its first bytes and its header before it is decoded. */
async function openSharp(bytes: Uint8Array): Promise<Sharp> {
  await assertPictureType(bytes);
  loading ??= loadSharp();
  const sharp = await loading;
  await assertPixelCount(() => sharp(bytes, { limitInputPixels: false }).metadata());
  return sharp;
}

/** Decodes to sRGB, upright, in this size. */
async function decoded(sharp: Sharp, bytes: Uint8Array, size: ResizeOptions) {
  return await sharp(bytes, { limitInputPixels: limits.picture.pixels })
    .autoOrient()
    .resize(size)
    .toColourspace('srgb')
    .timeout({ seconds: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Decides by the first bytes of the file; its name and declared type do not count. */
async function assertPictureType(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  // An animated PNG is a PNG.
  const type = found?.mime === 'image/apng' ? 'image/png' : found?.mime;
  if (!pictureTypes.some((known) => known === type)) throw notAPicture();
}

export function notAPicture(): AppError {
  return new AppError('unsupported_media_type', 'A picture is a PNG, JPEG, WebP or GIF file');
}

/** Reads only the header. */
async function assertPixelCount(header: () => Promise<{ width: number; height: number }>): Promise<void> {
  const { width, height } = await header().catch((cause) => Promise.reject(damaged(cause)));
  if (width * height > limits.picture.pixels)
    throw new AppError('too_large', 'This picture has more than 16 million pixels');
}

function damaged(cause: unknown): AppError {
  return invalidField('picture', 'This picture is damaged', cause);
}
