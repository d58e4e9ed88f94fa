import { expect, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';
import { untilHydrated } from '../support/hydration.ts';

test('key sequences open the five sections', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/about');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  for (const [key, path] of [
    ['d', '/Discover'],
    ['c', '/chat'],
    ['n', '/notifications'],
    ['p', '/dashboard?tab=profile'],
    ['h', '/'],
  ]) {
    await page.keyboard.press('g');
    await page.keyboard.press(key ?? '');
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('/ focuses the search box, or opens the search page on a phone; ? lists the shortcuts', async ({
  page,
}) => {
  await page.goto('/Discover');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  await page.keyboard.press('/');
  const box = page.getByRole('banner').getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('?/g');
  await expect(box).toHaveValue('?/g');
  await box.blur();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Go to anything')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search$/);
});

test('single-key shortcuts can be switched off; the palette still opens', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/settings/appearance');
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.getByLabel('Single-key shortcuts').blur();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('searchbox')).not.toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Single-key shortcuts')).not.toBeChecked();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to anything' })).toBeVisible();
});
