import { pictureSides, roomPictureNamePattern } from '@teamwright/contracts/uploads.ts';

/** The file of a picture in one of its sizes. */
export function fileOf(name: string, side: number): string {
  return side === pictureSides.full ? `${name}.webp` : `${name}-${side}.webp`;
}

/** All files of a picture. */
export function filesOf(name: string): string[] {
  if (roomPictureNamePattern.test(name)) return [`${name}.webp`, `${name}-small.webp`];
  return [pictureSides.full, ...pictureSides.small].map((side) => fileOf(name, side));
}
