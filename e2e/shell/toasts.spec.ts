import { expect, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { intercept } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';

test.beforeEach(async ({ context, page }) => {
  await signInAs(context, 'developer');
  await intercept(page, 'accounts.signOut', (route) => route.abort());
  await page.clock.install();
  await page.goto('/dashboard');
});

test('a toast appears within 300 ms and stays for 5 s, or longer while hovered or focused', async ({
  page,
}) => {
  const signOut = page.getByRole('button', { name: texts.dashboard.signOut });
  const toast = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: shellCopy.signOutFailed });
  // The toast component loads with the first toast.
  await signOut.click();
  await expect(toast).toHaveCSS('transition-duration', '0.3s');
  await toast.getByRole('button', { name: uiCopy.dismiss }).click();
  await expect(toast).toHaveCount(0);
  await page.mouse.move(5, 5);

  // From here on, only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 2000);
  await signOut.press('Enter');
  await expect(toast).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5200);
  await expect(toast).toHaveCount(0);

  await signOut.press('Enter');
  await expect(toast).toBeVisible();
  await page.keyboard.press('F6');
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await signOut.focus();
  await page.clock.runFor(5200);
  await expect(toast).toHaveCount(0);
});

test('a toast closes when the user leaves its page, and is at the bottom right on the desktop', async ({
  page,
}) => {
  await page.getByRole('button', { name: texts.dashboard.signOut }).click();
  const toast = page.getByRole('alertdialog').filter({ hasText: shellCopy.signOutFailed });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box && box.y > 450 && box.x > 720).toBe(true);
  await toast.hover();
  // A younger toast belongs to the action that opened the page.
  await page.clock.runFor(1200);
  await page.getByRole('banner').getByRole('link', { name: texts.header.discoverProjects }).press('Enter');
  await expect(page).toHaveURL(/discover/i);
  await expect(toast).toHaveCount(0);
});

test('a toast in a room covers neither its tools nor its members nor Send', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const level = page.getByLabel(chatCopy.notificationLevel.label);
  await level.selectOption('mentions');
  const toast = page.getByRole('dialog').filter({ hasText: chatCopy.notificationLevel.saved.mentions });
  await expect(toast).toHaveCSS('opacity', '1');
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box');
  const covered = [
    level,
    page.getByText(texts.chat.you, { exact: true }),
    page.getByRole('button', { name: texts.chat.send }),
  ];
  for (const part of covered) {
    const other = await part.boundingBox();
    if (!other) throw new Error('Something in the room has no box');
    expect(other.y + other.height <= box.y || other.y >= box.y + box.height).toBe(true);
  }
});
