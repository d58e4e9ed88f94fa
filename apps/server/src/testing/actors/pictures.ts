import sharp, { type Sharp } from 'sharp';

type Format = 'png' | 'jpeg' | 'webp' | 'gif';

/** A picture of noise, which does not compress: about `side`² × 3 bytes as PNG. */
export async function noisePicture(side = 64, format: Format = 'png'): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: 'black' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return await sharp({ create: { ...create, noise } })
    .toFormat(format)
    .toBuffer();
}

function plain(width: number, height: number, background: string) {
  return { create: { width, height, channels: 3 as const, background } };
}

/** Red on the left, blue on the right. */
export async function redAndBlue(width: number, height: number): Promise<Sharp> {
  const left = Math.floor(width / 2);
  const right = sharp(plain(width - left, height, '#1414e6')).png();
  return sharp(plain(width, height, '#e61414')).composite([{ input: await right.toBuffer(), left, top: 0 }]);
}

/** The colour at a point of a picture; coordinates from 0 to 1. */
export async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [r = 0, , b = 0] = data.subarray(at, at + 3);
  if (r > 180 && b < 90) return 'red';
  return b > 180 && r < 90 ? 'blue' : 'other';
}
