import { expect, test } from 'vitest';
import drawLinkPicture from './draw-link-picture.ts';

const content = { above: '', below: '', team: [], teamText: '', seats: [], skills: [] };

async function drawTitle(title: string): Promise<Buffer> {
  return Buffer.from(await drawLinkPicture({ ...content, title }));
}

test('draws letters of all files of the font', async () => {
  const unknown = await drawTitle('\ue000');
  for (const letter of ['a', 'ł', 'Ş', 'ž', 'ő', 'đ', 'ạ'])
    expect([letter, (await drawTitle(letter)).equals(unknown)]).toEqual([letter, false]);
});
