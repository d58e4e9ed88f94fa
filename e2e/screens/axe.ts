import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Whoever comes to one of these is led on at once; to axe they look like hidden things that take the focus. */
const focusGuards = '[data-base-ui-focus-guard]';

/** The builder would bring axe twice to every look, and the version that is twice as long. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Axe finds nothing, and its rule on the size of targets has run. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  // One page without frames: neither a second page to gather results in, nor every passing element, is needed.
  const axe = new AxeBuilder({ page, axeSource: '/* already there */' })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(tags)
    .exclude(focusGuards);
  const { violations, passes } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('target-size');
}

/** Nothing stands out sideways at the narrowest width that must work. */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  // What hangs on a button follows a frame later.
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
}
