import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import {
  type FontSubset,
  fontFamilyOf,
  fontSubsets,
  type PictureContent,
  pictureLayout,
  pictureSize,
} from './picture-layout.ts';

const require = createRequire(import.meta.url);

type Font = Parameters<typeof satori>[1]['fonts'][number];

async function loadFont(subset: FontSubset, weight: 400 | 700): Promise<Font> {
  const file = require.resolve(
    `@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-${weight}-normal.woff`,
  );
  return { name: fontFamilyOf(subset), weight, data: await readFile(file) };
}

async function loadFonts(): Promise<Font[]> {
  return await Promise.all(fontSubsets.flatMap((subset) => [loadFont(subset, 400), loadFont(subset, 700)]));
}

async function load(): Promise<Font[]> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return await loadFonts();
}

let loaded: Promise<Font[]> | undefined;

/** Draws the picture as PNG. Runs in a worker thread, because it takes 100 to 300 ms. */
export default async function drawLinkPicture(content: PictureContent): Promise<Uint8Array> {
  loaded ??= load();
  const svg = await satori(pictureLayout(content), { ...pictureSize, fonts: await loaded });
  return new Resvg(svg).render().asPng();
}
