import { expect } from '@playwright/test';
import { expectAccessible, expectContrast, expectReflow } from '../screens/axe.ts';
import { catalogue } from '../screens/catalogue.ts';
import { type Look, showTheme, test } from '../screens/open-screen.ts';
import type { ScreenState } from '../screens/screen.ts';

const wide: Look = { theme: 'light', width: 1440 };

const narrow: Look = { theme: 'dark', width: 360 };

/** Returns one width and theme for a state. Every second state that exists at both widths is tested at phone width. */
function lookOf({ width }: ScreenState, index: number): Look {
  return width === 360 || (width === undefined && index % 2 === 1) ? narrow : wide;
}

/*
 * Every test run covers the usual state of each screen in both themes, at desktop and phone width, and each of
 * its other states once. `npm run a11y` covers all states in both themes and at both widths.
 */
for (const screen of catalogue) {
  const [filled, ...others] = screen.states;

  test(`${screen.name} is accessible in both themes, at desktop and phone width`, async ({ open }) => {
    const { page, problems } = await open(screen, filled, wide);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await showTheme(page, 'light');
      await expectAccessible(page);
      await showTheme(page, 'dark');
      await expectContrast(page);
    }
    await expectReflow(page);
    if (!filled.failsLoudly) expect(problems).toEqual([]);
  });

  for (const [index, state] of others.entries()) {
    const look = lookOf(state, index);
    test(`${screen.name}, ${state.name} is accessible in the ${look.theme} theme at ${look.width} px`, async ({
      open,
    }) => {
      const { page, problems } = await open(screen, state, look);
      await expectAccessible(page);
      if (!state.failsLoudly) expect(problems).toEqual([]);
    });
  }
}
