import { explanationCopy } from '../../apps/web/src/copy/explanation.ts';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { paletteCopy } from '../../apps/web/src/copy/palette.ts';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { untilHydrated } from '../support/hydration.ts';
import { dialog, text } from './assert-visible.ts';
import type { Screens, Stage } from './screen.ts';

function lookUp(words: string) {
  return async ({ page }: Stage): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: paletteCopy.title }).fill(words);
  };
}

async function openWhy({ page }: Stage): Promise<void> {
  await page
    .getByRole('region', { name: texts.recommendedProjects.title })
    .getByRole('button', { name: matchingCopy.why })
    .first()
    .click();
}

/** Overlays of every page. */
export const overlayScreens: Screens = [
  {
    name: 'command palette',
    as: 'owner',
    path: '/about',
    states: [
      { name: 'filled', act: lookUp(''), shows: text(paletteCopy.pages) },
      { name: 'found', act: lookUp('seed'), shows: text(paletteCopy.projects) },
      {
        name: 'nothing found',
        as: 'guest',
        act: lookUp('zzqx'),
        shows: text(fill(paletteCopy.search, { term: 'zzqx' })),
      },
    ],
  },
  {
    name: 'keyboard shortcuts',
    as: 'owner',
    path: '/about',
    states: [
      {
        name: 'filled',
        async act({ page }) {
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.keyboard.press('?');
        },
        shows: dialog(paletteCopy.keys.title),
      },
    ],
  },
  {
    name: 'no network',
    as: 'guest',
    path: '/about',
    states: [
      {
        name: 'filled',
        async act({ context, page }) {
          await untilHydrated(page.locator('main'));
          await context.setOffline(true);
        },
        shows: text(shellCopy.offline),
        // Requests that are in progress at that moment fail, as in a real network failure.
        failsLoudly: true,
      },
    ],
  },
  {
    name: 'why this project',
    as: 'owner',
    path: '/',
    states: [
      {
        name: 'filled',
        act: openWhy,
        shows: (page) => page.getByRole('dialog').getByRole('heading', { name: explanationCopy.reasons }),
      },
      {
        name: 'with all points',
        act: async (stage) => {
          await openWhy(stage);
          await stage.page.getByRole('dialog').getByText(explanationCopy.sum).click();
        },
        shows: (page) => page.getByRole('table', { name: explanationCopy.table }),
      },
    ],
  },
];
