import { expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';

/**
 * What has the focus: its name, and what is wrong with it for somebody who only sees and presses keys. Passed
 * as text, since it runs in the page.
 */
const look = `(() => {
  const node = document.activeElement;
  if (!node || node === document.body) return { name: '', faults: [] };
  const box = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  const name = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim() || node.tagName;
  const faults = [];
  const isShown = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (!isShown) faults.push('off the screen');
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) faults.push('no visible focus');
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 20), 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  if (!top || !(node.contains(top) || top.contains(node))) faults.push('covered by ' + top?.className);
  return { name: name.slice(0, 40), faults };
})()`;

interface Look {
  name: string;
  faults: string[];
}

/** Presses Tab until the focus leaves the page, at most `most` times; answers what had it. */
async function walk(page: Page, most: number): Promise<Look[]> {
  const seen: Look[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<Look>(look);
    if (found.name === '') break;
    seen.push(found);
  }
  return seen;
}

function faults(seen: readonly Look[]): string[] {
  return seen.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
}

for (const [path, width] of [
  ['/', 1440],
  ['/', 360],
  ['/about', 1440],
  ['/Discover', 768],
  ['/no-such-page', 360],
] as const) {
  test(`a visitor walks through ${path} at ${width} px by Tab alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await walk(page, 40);
    expect(seen[0]?.name).toBe('Skip to content');
    expect(seen.length).toBeGreaterThan(8);
    expect(faults(seen)).toEqual([]);
  });
}

for (const width of [1440, 360]) {
  test(`somebody signed in walks through the dashboard at ${width} px`, async ({ context, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(context, 'developer');
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'View Repository' }).first()).toBeVisible();
    const seen = await walk(page, 40);
    expect(seen.map(({ name }) => name)).toContain('Requirememt Post');
    expect(faults(seen)).toEqual([]);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/Discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
