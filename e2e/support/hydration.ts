import { expect, type Locator } from '@playwright/test';

/** Waits until React handles an element of a page that the server rendered. It marks such elements with a property. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}
