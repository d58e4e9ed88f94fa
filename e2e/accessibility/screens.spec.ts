import { expect } from '@playwright/test';
import { expectAccessible, expectReflow } from '../screens/axe.ts';
import { catalogue } from '../screens/catalogue.ts';
import { type Look, showTheme, test } from '../screens/visit.ts';

const wide: Look = { theme: 'light', width: 1440 };
const looks: readonly Look[] = [{ theme: 'dark', width: 360 }, wide];

/*
 * What every run proves: each screen as most people see it in both themes, on a desk and on a phone, and
 * each of its other states once, by turns here and there. `npm run a11y` proves all of it.
 */
for (const screen of catalogue) {
  const [filled, ...others] = screen.states;

  test(`${screen.name} is accessible in both themes, wide and narrow`, async ({ open }) => {
    const { page, problems } = await open(screen, filled, wide);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        await expectAccessible(page);
      }
    }
    await expectReflow(page);
    if (!filled.failsLoudly) expect(problems).toEqual([]);
  });

  for (const [index, state] of others.entries()) {
    const turn = looks[index % looks.length] ?? wide;
    const look = { ...turn, width: state.width ?? turn.width };
    test(`${screen.name}, ${state.name}: accessible`, async ({ open }) => {
      const { page, problems } = await open(screen, state, look);
      await expectAccessible(page);
      if (!state.failsLoudly) expect(problems).toEqual([]);
    });
  }
}
