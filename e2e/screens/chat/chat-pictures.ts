import { noisePicture, redAndBlue } from '../../../apps/server/src/testing/actors/pictures.ts';
import { chatPicturesCopy as copy } from '../../../apps/web/src/copy/chat/pictures.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import { uploadsPath } from '../../../packages/contracts/src/uploads.ts';
import { change, holdCall, interceptBelow } from '../../support/calls.ts';
import { flag } from '../../support/pictures.ts';
import { text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { firstRoom } from './chat.ts';

const sizes = { wide: [900, 600], tall: [300, 900], tiny: [16, 16] } as const;

const alts = { wide: 'Two flags over the pier', tall: 'A mast', tiny: '' };

function picture(name: keyof typeof sizes) {
  const [width, height] = sizes[name];
  const url = `/api/chat/pictures/${name}.webp`;
  return { name, url, smallUrl: url, width, height, alt: alts[name] };
}

/** The last message has three pictures of very different shapes; the one before has one picture and no text. */
async function withPictures({ page }: Stage): Promise<void> {
  await interceptBelow(page, '/api/chat/pictures/', async (route) => {
    const name = /(\w+)\.webp/.exec(route.request().url())?.[1];
    const [width, height] = name === 'tall' ? sizes.tall : sizes.wide;
    const body =
      name === 'tiny' ? await noisePicture(16) : await (await redAndBlue(width, height)).png().toBuffer();
    await route.fulfill({ contentType: 'image/png', body });
  });
  await change(page, 'chat.messages', (list) =>
    list.map((message, index) => {
      if (index === list.length - 1)
        return { ...message, pictures: [picture('wide'), picture('tall'), picture('tiny')] };
      if (index === list.length - 2) return { ...message, message: '', pictures: [picture('wide')] };
      return message;
    }),
  );
}

function openLabel(name: keyof typeof sizes): string {
  return fill(copy.openPicture, { alt: alts[name] || copy.onePicture });
}

async function choose({ page }: Stage): Promise<void> {
  await page.getByPlaceholder(texts.chat.placeholder).waitFor();
  await page.locator('input[type=file]').setInputFiles(await flag());
}

async function neverUploaded({ page }: Stage): Promise<void> {
  await interceptBelow(page, uploadsPath, holdCall);
}

export const chatPictureScreens: Screens = [
  {
    name: 'pictures in a room',
    as: 'owner',
    path: firstRoom,
    states: [
      {
        name: 'filled',
        before: withPictures,
        act: ({ page }) => page.getByRole('button', { name: openLabel('tiny') }).scrollIntoViewIfNeeded(),
        shows: (page) => page.getByRole('button', { name: openLabel('tiny') }),
      },
      {
        name: 'open large',
        before: withPictures,
        act: ({ page }) =>
          page
            .getByRole('button', { name: openLabel('wide') })
            .last()
            .click(),
        shows: text(fill(copy.pictureOf, { at: 1, count: 3 })),
      },
      {
        name: 'tall picture open large',
        before: withPictures,
        act: ({ page }) => page.getByRole('button', { name: openLabel('tall') }).click(),
        shows: text(fill(copy.pictureOf, { at: 2, count: 3 })),
      },
      {
        name: 'being prepared',
        before: neverUploaded,
        act: choose,
        shows: (page) => page.getByRole('progressbar', { name: fill(copy.uploading, { number: 1 }) }),
      },
      {
        name: 'preparing failed',
        async act(stage) {
          await stage.page.getByPlaceholder(texts.chat.placeholder).waitFor();
          const file = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
          await stage.page.locator('input[type=file]').setInputFiles(file);
        },
        shows: (page) => page.getByRole('alert').filter({ hasText: copy.notAPicture }),
      },
      {
        name: 'file type rejected',
        async act(stage) {
          await stage.page.getByPlaceholder(texts.chat.placeholder).waitFor();
          const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
          await stage.page.locator('input[type=file]').setInputFiles(file);
        },
        shows: text(copy.notTaken),
      },
    ],
  },
];
