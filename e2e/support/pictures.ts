import * as pictures from '../../apps/server/src/testing/actors/pictures.ts';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture of noise. It does not compress, so it is sent in several parts. */
export async function noisyPhoto(): Promise<ChosenFile> {
  return { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: await pictures.noisePicture(600, 'jpeg') };
}

/** Red on the left, blue on the right. */
export async function flag(): Promise<ChosenFile> {
  const picture = await pictures.redAndBlue(900, 600);
  return { name: 'flag.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

export async function colourInTheMiddle(picture: Buffer): Promise<string> {
  return await pictures.colourAt(picture, 0.5, 0.5);
}
