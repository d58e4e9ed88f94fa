import { expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';
import { watchProblems } from '../support/problems.ts';

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Go to anything' });
}

/** The script of the document stores the user shortly after it has begun to keep keys. */
async function untilKeysAreKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('localStorage.getItem("root")')).toContain('username');
}

test('the palette opens any page by keyboard, and its heading gets the focus', async ({ context, page }) => {
  const problems = watchProblems(page);
  await signInAs(context, 'owner');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = palette(page).getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('req post');
  await expect(palette(page).getByRole('option').first()).toHaveText('Requirememt Post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=project-posts/);
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(problems).toEqual([]);
});

test('text that is typed while the palette loads is in its search box', async ({ context, page }) => {
  await signInAs(context, 'owner');
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilKeysAreKept(page);
  await page.route(/\/assets\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('settinks');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('gs');
  const box = palette(page).getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('settings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/settings/);
});

test('a key that is pressed before a page of a user is rendered opens the palette', async ({
  context,
  page,
}) => {
  await signInAs(context, 'developer');
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/notifications', { waitUntil: 'commit' });
  await untilKeysAreKept(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  pressed.resolve();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
});

test('the palette finds projects, users and own rooms by name', async ({ context, page }) => {
  await signInAs(context, 'owner');
  const { user } = await (await context.request.get('/api/user/me')).json();
  const [room] = await (await context.request.get(`/api/chat/rooms/owner/${user._id}`)).json();
  await page.goto('/Discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = palette(page).getByRole('combobox');
  await box.fill(room.title);
  const group = (name: string) => palette(page).getByRole('group', { name });
  await expect(group('Rooms').getByRole('option', { name: room.title })).toBeVisible();
  await expect(group('Projects').getByRole('option').filter({ hasText: room.title }).first()).toBeVisible();
  await box.fill('plain-otter');
  await group('People').getByRole('option', { name: 'plain-otter' }).click();
  await expect(page).toHaveURL(/\/u\/plain-otter$/);
});

test('an empty result still offers the search; Escape returns the focus', async ({ page }) => {
  await page.goto('/Discover');
  const toggle = page.getByRole('button', { name: 'Switch to dark theme' });
  await toggle.focus();
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill('zzqx');
  await expect(palette(page).getByRole('option')).toHaveText(['Search for “zzqx”']);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('visitors of a prerendered page have the palette without the entries for users', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/');
  // The page is readable before its key handlers are attached.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(palette(page).getByRole('option', { name: 'Sign out' })).toHaveCount(0);
  await palette(page).getByRole('option', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill('privacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/privacy$/);
  expect(problems).toEqual([]);
});

test('signing out from the palette opens the landing page', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill('sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Collaborate Smarter/);
});
