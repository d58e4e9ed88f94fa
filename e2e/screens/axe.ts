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

/** A page without frames: no second page for merging results, and no list of passing elements. */
function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: '/* already there */' })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
}

/** Whether a control is too small in the middle of the screen, where no bar at an edge covers a part of it. */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axeFor(page).include(selector).withRules('target-size').analyze();
  return violations.length > 0;
}

/** Expects enough contrast. Themes differ in colours only, so the second one needs no other rule. */
export async function expectContrast(page: Page): Promise<void> {
  const { violations, passes } = await axeFor(page)
    .withRules('color-contrast')
    .exclude(focusGuards)
    .analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  expect(passes).not.toEqual([]);
}

/** Expects no violations, and that the target-size rule has run. */
export async function expectAccessible(page: Page): Promise<void> {
  // React replaces the title of the document while it hydrates the page.
  await expect(page).toHaveTitle(/\S/);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const { violations, passes } = await axeFor(page).withTags(tags).exclude(focusGuards).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await isSmall(page, String(target[0])))) found.push(`${id}: ${html}`);
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
