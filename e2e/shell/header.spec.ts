import { expect, test } from '@playwright/test';
import { intercept } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';
import { untilHydrated } from '../support/hydration.ts';

test('a visitor sees the header with the Login link', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Teamwright":
        - /url: /
      - search:
        - searchbox "Search"
      - navigation "Main":
        - link "Chats":
          - /url: /chat
        - link "Discover Projects":
          - /url: /Discover
      - button "Switch to dark theme"
      - link "Login":
        - /url: /sign-in
  `);
});

test('a signed-in user sees the header, and the bottom bar on a phone', async ({ context, page }) => {
  await signInAs(context, 'owner');
  await page.goto('/about');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Teamwright"
      - search:
        - searchbox "Search"
      - navigation "Main":
        - link /Chats/
        - link "Discover Projects"
      - button "Switch to dark theme"
      - link /Notifications/:
        - /url: /notifications
      - button "quiet-heron, account menu"
  `);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('navigation', { name: 'Sections' })).toMatchAriaSnapshot(`
    - navigation "Sections":
      - link "Home"
      - link "Discover"
      - link /Chats/
      - link /Notifications/
      - link "You"
  `);
  const { user } = await (await context.request.get('/api/user/me')).json();
  const [room] = await (await context.request.get(`/api/chat/rooms/owner/${user._id}`)).json();
  await page.goto(`/chat/${room._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
});

test('the header stays at the top, and its search opens the results', async ({ page }) => {
  await page.goto('/privacy');
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await page.goto('/Discover');
  await page.getByRole('banner').getByRole('searchbox').fill(' harbour log ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchTerm=\+?harbour\+log\+?$/);
});

test('a new page scrolls to the top and focuses the heading, Back restores the offset; a filter does neither', async ({
  page,
}) => {
  await page.goto('/Discover');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http.+\/Discover$/);
  const order = page.getByRole('main').getByRole('combobox').filter({ hasText: 'Newest First' });
  const heading = page.getByRole('heading', { level: 1 });
  await order.selectOption('asc');
  await expect(page).toHaveURL(/order=asc/);
  await expect(heading).not.toBeFocused();
  await order.blur();
  const scrolled = () => page.evaluate<number>('scrollY');
  // While the reordered list loads, the page may be too short to scroll.
  await expect.poll(() => page.evaluate('scrollTo(0, 500), scrollY')).toBe(500);
  // By keys, because a click of Playwright scrolls.
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(heading).toHaveText(/Collaborate Smarter/);
  await expect(heading).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Discover Projects');
  await expect.poll(scrolled).toBe(500);
});

test('Back restores the scroll offset also if the list is fetched again', async ({ page }) => {
  await page.goto('/Discover');
  await expect.poll(() => page.evaluate('scrollTo(0, 500), scrollY')).toBe(500);
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/Collaborate Smarter/);
  await page.reload();
  await untilHydrated(page.locator('main'));
  const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
  await intercept(page, 'projects.list', async (route) => {
    await isShown;
    await route.continue();
  });
  await page.goBack();
  await expect(heading).toHaveText('Discover Projects');
  show();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(500);
});

for (const path of ['/', '/about', '/callback', '/no-such-page', '/Discover']) {
  test(`${path} fits 320 px and works with reduced motion and forced colours`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
      forcedColors: 'active',
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    const moving =
      'document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 100).length';
    expect(await page.evaluate(moving)).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  });
}
