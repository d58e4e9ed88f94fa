import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Focus guards move the focus on immediately. axe reports them as hidden elements that take the focus. */
const focusGuards = '[data-base-ui-focus-guard]';

/** Injected directly: the builder injects axe twice per run, unminified. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Expects no violations, and that the target-size rule has run. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  // A page without frames: no second page for merging results, and no list of passing elements.
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

/** Expects no horizontal scrolling at the narrowest supported width. */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  // Popups follow their button one frame later.
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
}
