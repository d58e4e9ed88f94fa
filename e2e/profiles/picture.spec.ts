import { type Browser, expect, type Page, test } from '@playwright/test';
import { unsavedCopy } from '../../apps/web/src/copy/unsaved.ts';
import { uploadsPath } from '../../packages/contracts/src/uploads.ts';
import { holdCall, interceptBelow } from '../support/calls.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { colourInTheMiddle, flag, noisyPhoto } from '../support/pictures.ts';

const failed = 'Could not upload image (File must be less than 2MB)';
const ready = 'Picture uploaded. Press Update to save it.';

async function openProfile(browser: Browser): Promise<Visitor> {
  const visitor = await openBrowser(browser, 'portrait');
  await arrive(visitor);
  await visitor.page.goto('/');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText('Welcome Back to');
  await visitor.page.goto('/dashboard?tab=profile');
  await expect(visitor.page.getByRole('button', { name: 'Update' })).toBeVisible();
  return visitor;
}

/** Chooses a picture and accepts the suggested crop. */
async function choose(page: Page, file: Awaited<ReturnType<typeof noisyPhoto>>): Promise<void> {
  await page.getByLabel('Picture file').setInputFiles(file);
  await page.getByRole('button', { name: 'Use picture' }).click();
}

async function savedPicture({ context }: Visitor): Promise<string | null> {
  return (await (await context.request.get('/api/user/me')).json()).user.profilePicture;
}

async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
}

interface Parts {
  /** The offset of each part, in the order sent. */
  readonly offsets: string[];
  /** Lets all further requests pass. */
  release(): void;
}

/** Lets the given number of parts pass and holds the next ones. */
async function holdParts(page: Page, passing: number): Promise<Parts> {
  const offsets: string[] = [];
  let released = false;
  await interceptBelow(page, `${uploadsPath}/`, async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
    if (released || request.method() !== 'PATCH' || offsets.length <= passing) await route.continue();
    else holdCall(route);
  });
  return {
    offsets,
    release: () => {
      released = true;
    },
  };
}

test('a picture is chosen, cropped and saved by keyboard alone', async ({ browser }) => {
  const visitor = await openProfile(browser);
  const { page, context } = visitor;
  const button = page.getByRole('button', { name: 'Change your picture' });
  const picture = await flag();
  // The button can have the focus before the script of the file dialog has loaded.
  await expect(async () => {
    await button.focus();
    const chosen = page.waitForEvent('filechooser', { timeout: 3000 });
    await page.keyboard.press('Space');
    await (await chosen).setFiles(picture);
  }).toPass();

  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('3');
  for (const name of ['Move left', 'Move up', 'Move down', 'Move right']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  // The part left of the centre moves into the circle.
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await expect(page.getByText(ready).first()).toBeVisible();
  expect(await savedPicture(visitor)).toBeNull();
  await update(page);
  await expect(page.getByText(ready)).toHaveCount(0);
  const address = (await savedPicture(visitor)) ?? '';
  expect(address).toMatch(/^\/media\/\d{14}-[\da-f]{32}\.webp$/);
  expect(await colourInTheMiddle(await (await context.request.get(address)).body())).toBe('red');

  await page.reload();
  const shown = button.locator('img');
  await expect(shown).toHaveAttribute('src', address.replace('.webp', '-96.webp'));
  await expect.poll(() => shown.evaluate((image: object) => Reflect.get(image, 'naturalWidth'))).toBe(96);
});

test('the arrow keys move the picture in the circle; Escape discards the change', async ({ browser }) => {
  const { page } = await openProfile(browser);
  await page.getByLabel('Picture file').setInputFiles(await flag());
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  const image = dialog.locator('img');
  const circle = dialog.getByRole('group', {
    name: 'Visible part of the picture. Use the arrow keys to move it.',
  });
  await expect(circle).toBeVisible();
  const before = await image.getAttribute('style');
  await circle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(image).not.toHaveAttribute('style', before ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change your picture' })).toBeFocused();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('No changes made')).toBeVisible();
});

test('during an upload, the ring shows the percentage, and saving the profile waits', async ({ browser }) => {
  const { page } = await openProfile(browser);
  await holdParts(page, 1);
  await choose(page, await noisyPhoto());
  const ring = page.getByRole('progressbar', { name: /^Upload, \d+ percent$/ });
  await expect.poll(async () => Number(await ring.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await expect(page.getByText(/^\d+%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please wait for image to upload' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ring).toHaveCount(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('No changes made')).toBeVisible();
});

const unfit = [
  { name: 'two-megabytes.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_152) },
  {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear team,') },
  { name: 'damaged.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
];

for (const file of unfit) {
  test(`${file.name} is rejected with the specified text`, async ({ browser }) => {
    const { page } = await openProfile(browser);
    await page.getByLabel('Picture file').setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The choice was cleared, so the same file can be chosen again.
    expect(await page.getByLabel('Picture file').inputValue()).toBe('');
  });
}

test('an upload that the server rejects clears its progress', async ({ browser }) => {
  const { page } = await openProfile(browser);
  await interceptBelow(page, `${uploadsPath}/`, (route) => route.fulfill({ status: 413, body: '{}' }));
  await choose(page, await noisyPhoto());
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Upload/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('No changes made')).toBeVisible();
});

test('an upload resumes at its offset after the connection was lost', async ({ browser }) => {
  const visitor = await openProfile(browser);
  const { page, context } = visitor;
  const offsets: string[] = [];
  await interceptBelow(page, `${uploadsPath}/`, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(request.headers()['upload-offset'] ?? '');
    if (offsets.length === 2) await context.setOffline(true);
    return offsets.length === 2 ? route.abort('internetdisconnected') : route.continue();
  });
  await choose(page, await noisyPhoto());
  await expect(
    page.getByText('No connection. The upload continues when you are back online.').first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(ready).first()).toBeVisible();
  expect(offsets.slice(0, 3)).toEqual(['0', '65536', '65536']);
  await update(page);
  expect(await savedPicture(visitor)).toMatch(/^\/media\//);
});

test('an upload resumes at its offset after a reload', async ({ browser }) => {
  const visitor = await openProfile(browser);
  const { page } = visitor;
  const parts = await holdParts(page, 1);
  await choose(page, await noisyPhoto());
  await expect.poll(() => parts.offsets).toEqual(['0', '65536']);
  parts.release();
  await page.reload();
  await expect(page.getByText(ready).first()).toBeVisible();
  expect(parts.offsets.slice(0, 3)).toEqual(['0', '65536', '65536']);

  // Uploaded but not saved: it survives another reload and is not sent again.
  const sent = parts.offsets.length;
  await page.reload();
  await expect(page.getByText(ready).first()).toBeVisible();
  expect(parts.offsets.length).toBe(sent);
  await update(page);
  expect(await savedPicture(visitor)).toMatch(/^\/media\//);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await expect(page.getByText(ready)).toHaveCount(0);
});

test('a picture is replaced and removed', async ({ browser }) => {
  const visitor = await openProfile(browser);
  const { page, context } = visitor;
  await choose(page, await flag());
  await expect(page.getByText(ready).first()).toBeVisible();
  await update(page);
  const first = (await savedPicture(visitor)) ?? '';
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The picture is removed when you press Update.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: 'Add picture' })).toBeVisible();
  expect(await savedPicture(visitor)).toBeNull();
  await expect.poll(async () => (await context.request.get(first)).status()).toBe(404);
});

test('signing out leaves no picture behind in the browser', async ({ browser }) => {
  const { page } = await openProfile(browser);
  await choose(page, await flag());
  await expect(page.getByText(ready).first()).toBeVisible();
  expect(await page.evaluate("caches.has('pending-picture')")).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: unsavedCopy.leave }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate("caches.has('pending-picture')")).toBe(false);
});
