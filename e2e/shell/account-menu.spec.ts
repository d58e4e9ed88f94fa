import { expect, type Page, test } from '@playwright/test';
import { intercept } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';
import { untilHydrated } from '../support/hydration.ts';

function button(page: Page) {
  return page.getByRole('button', { name: 'plain-otter, account menu' });
}

async function signedIn(page: Page): Promise<void> {
  await signInAs(page.context(), 'developer');
  await page.goto('/about');
  await untilHydrated(button(page));
}

test('the menu opens on hover, stays open under the pointer, and Escape returns the focus', async ({
  page,
}) => {
  await page.clock.install();
  await signedIn(page);
  await button(page).hover();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(menu.page().getByText('plain-otter@example.org')).toBeVisible();
  const item = menu.getByRole('menuitem', { name: 'Profile' });
  await item.hover();
  await page.clock.runFor(500);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`${key} opens the menu and moves the focus into it; Escape closes it and returns the focus`, async ({
    page,
  }) => {
    await signedIn(page);
    await button(page).focus();
    await expect(button(page)).toBeFocused();
    // The menu loads when the button gets the focus. The button has `aria-expanded` once it has loaded.
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(key);
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: /^Notifications/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
}

/** Holds the menu's script back until the returned function is called. */
async function holdMenu(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/account-menu-popup*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a key pressed before the menu has loaded opens it and moves the focus into it', async ({ page }) => {
  const release = await holdMenu(page);
  await signedIn(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
});

test('a menu that loads late does not take the focus from another element', async ({ page }) => {
  const release = await holdMenu(page);
  await signedIn(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  while (!(await button(page).evaluate((node) => node === node.ownerDocument.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).not.toBeFocused();
  release();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page)).not.toBeFocused();
});

test('the menu opens by touch on a phone, and offers the system theme', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await signedIn(page);
  await button(page).tap();
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitemradio', { name: 'System' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a failed sign-out shows an error, and the user stays signed in', async ({ page }) => {
  await signedIn(page);
  await intercept(page, 'accounts.signOut', (route) => route.abort());
  await button(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signing out failed. You are still signed in.').first()).toBeVisible();
  await page.unrouteAll();
  await button(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect((await page.context().request.get('/api/user/sessions')).status()).toBe(401);
});

test('a press at the start of the hydration opens the menu', async ({ page }) => {
  await signInAs(page.context(), 'developer');
  // Presses the button as soon as React has its container. The focus and the loading menu must not lose the press.
  await page.addInitScript(`
    const moments = new MessageChannel();
    moments.port1.onmessage = () => {
      const root = document.getElementById('root');
      const trigger = document.querySelector('header button[aria-haspopup=menu]');
      const hasStarted = trigger && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
      if (!hasStarted) return moments.port2.postMessage(0);
      trigger.focus();
      trigger.click();
    };
    moments.port2.postMessage(0);
  `);
  for (let round = 0; round < 8; round += 1) {
    await page.goto('/about');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  }
});
