import { expect } from '@playwright/test';
import { expectAccessible, expectReflow } from '../screens/axe.ts';
import { catalogue } from '../screens/catalogue.ts';
import { type Look, showTheme, test } from '../screens/visit.ts';

const wide: Look = { theme: 'light', width: 1440 };

/*
 * What every run proves: each screen as most people see it, in both themes, on a desk and on a phone. All other
 * states take longer than a run may; `npm run a11y` proves them, in both themes and widths.
 */
for (const screen of catalogue) {
  const [filled] = screen.states;

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
}
