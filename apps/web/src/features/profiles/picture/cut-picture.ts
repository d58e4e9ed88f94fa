import { pictureSides } from '@teamwright/contracts/uploads.ts';

/** A part of a picture, in picture pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Loads a picture. @throws DOMException if the browser cannot decode it. */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Returns the part as a square WebP, or as PNG if the browser cannot write WebP. */
export async function cutPicture(url: string, area: PictureArea): Promise<Blob> {
  const side = pictureSides.full;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(await openPicture(url), area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (blob === null) throw new Error('this browser cannot encode the picture');
  return blob;
}
