import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colourAt, redAndBlue } from '../testing/actors/pictures.ts';
import { encodePicture } from './picture.ts';

type Rgb = { r: number; g: number; b: number };

const red = { r: 230, g: 20, b: 20 };

function plain(width: number, height: number, background: Rgb) {
  return { create: { width, height, channels: 3 as const, background } };
}

async function encoded(bytes: Uint8Array, side = 512): Promise<Uint8Array> {
  const file = (await encodePicture(bytes)).get(side);
  if (file === undefined) throw new Error(`there is no file of ${side} pixels`);
  return file;
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'may be %s, and becomes WebP squares',
    async (format) => {
      const picture = await (await redAndBlue(300, 200)).toFormat(format).toBuffer();
      for (const side of [512, 96, 48]) {
        const meta = await sharp(await encoded(picture, side)).metadata();
        expect({ format: meta.format, width: meta.width, height: meta.height }).toEqual({
          format: 'webp',
          width: side,
          height: side,
        });
      }
      const file = await encoded(picture);
      expect([await colourAt(file, 0.1, 0.5), await colourAt(file, 0.9, 0.5)]).toEqual(['red', 'blue']);
    },
  );

  test('loses its metadata and is rotated upright', async () => {
    const exif = { IFD0: { Copyright: 'secret words' } };
    const picture = await (await redAndBlue(200, 200))
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(picture.includes('secret words')).toBe(true);
    const file = await encoded(picture);
    expect(Buffer.from(file).includes('secret words')).toBe(false);
    const meta = await sharp(file).metadata();
    expect({ exif: meta.exif, icc: meta.icc, xmp: meta.xmp, orientation: meta.orientation }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    });
    // Turned by a quarter: red is above blue.
    expect([await colourAt(file, 0.5, 0.1), await colourAt(file, 0.5, 0.9)]).toEqual(['red', 'blue']);
  });

  test('loses data after its end', async () => {
    const tail = Buffer.from('<script>alert(1)</script>');
    const file = await encoded(Buffer.concat([await (await redAndBlue(64, 64)).png().toBuffer(), tail]));
    expect(Buffer.from(file).includes('script')).toBe(false);
  });

  test('of 16 million pixels is accepted', async () => {
    const picture = await sharp(plain(4000, 4000, red))
      .png()
      .toBuffer();
    expect(await colourAt(await encoded(picture), 0.5, 0.5)).toBe('red');
  });
});

/** A PNG whose header states this size and whose content is nearly empty. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', Buffer.alloc(20)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

describe('is rejected', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG with an XML head', Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5000)],
  ])('when it is %s', async (_what, bytes) => {
    await expect(encodePicture(bytes)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  test.each(['tiff', 'avif'] as const)('when it is %s, which sharp could read', async (format) => {
    const picture = await sharp({ ...plain(64, 64, red) })
      .toFormat(format)
      .toBuffer();
    await expect(encodePicture(picture)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  test.each([
    [4001, 4000],
    [60_000, 60_000],
    [2_000_000, 9],
  ])('before it is decoded, when it has %i by %i pixels', async (width, height) => {
    await expect(encodePicture(bomb(width, height))).rejects.toMatchObject({ code: 'too_large' });
  });

  test('when it is damaged', async () => {
    const picture = await (await redAndBlue(200, 200)).png().toBuffer();
    const half = encodePicture(picture.subarray(0, picture.length / 2));
    await expect(half).rejects.toMatchObject({ code: 'invalid' });
    await expect(encodePicture(bomb(10, 10))).rejects.toMatchObject({ code: 'invalid' });
  });
});
