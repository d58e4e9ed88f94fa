import { expect } from '@playwright/test';
import { expectAccessible, expectReflow } from './axe.ts';
import { catalogue } from './catalogue.ts';
import { showTheme, test, widthsOf } from './open-screen.ts';

/** `npm run a11y`: every screen in every state, in both themes, at desktop and phone width. */
for (const screen of catalogue) {
  for (const state of screen.states) {
    for (const width of widthsOf(state)) {
      test(`${screen.name}, ${state.name}, ${width} px is accessible in both themes`, async ({ open }) => {
        const { page, problems } = await open(screen, state, { theme: 'light', width });
        await expectAccessible(page);
        await showTheme(page, 'dark');
        await expectAccessible(page);
        if (width === 360) await expectReflow(page);
        if (!state.failsLoudly) expect(problems).toEqual([]);
      });
    }
  }
}
