import { expect, type Page } from '@playwright/test';

/**
 * The focused element: its name, and what a sighted keyboard user could not see of it. Passed
 * as text, because it runs in the page.
 */
const look = `(() => {
  const node = document.activeElement;
  if (!node || node === document.body) return { name: '', faults: [] };
  const box = node.getBoundingClientRect();
  // A field may show its focus on the element around it.
  const framed = node.closest('label, form') ?? node;
  const outlined = [node, node.parentElement, framed].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const label = node.getAttribute('aria-label') ?? node.labels?.[0]?.textContent;
  const name = (label ?? node.textContent ?? '').trim() || node.tagName;
  const faults = [];
  const isShown = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (!isShown) faults.push('off the screen');
  if (!outlined) faults.push('no visible focus');
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 20), 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  if (!top || !(node.contains(top) || top.contains(node))) faults.push('covered by ' + top?.className);
  return { name: name.slice(0, 80), faults };
})()`;

interface Look {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Presses Tab and expects the focus to be visible. Returns the element's name, or `''` outside of the page. */
async function tab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  // Wait for animations and scrolling to end.
  await expect
    .poll(async () => {
      const { name, faults } = await page.evaluate<Look>(look);
      return faults.map((fault) => `${name}: ${fault}`);
    })
    .toEqual([]);
  return (await page.evaluate<Look>(look)).name;
}

/** Presses Tab until the focus leaves the page, at most `maxSteps` times. Returns the names of the elements. */
export async function walk(page: Page, maxSteps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    const name = await tab(page);
    if (name === '') break;
    names.push(name);
  }
  return names;
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const names: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const found = await tab(page);
    if (typeof name === 'string' ? found.includes(name) : name.test(found)) return;
    names.push(found);
  }
  throw new Error(`no focusable element is named ${name}: ${names.join(', ')}`);
}
