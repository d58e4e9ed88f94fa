import { expect, type Locator, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { intercept } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';
import { sendRequest } from '../support/join.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

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

/** Expects that a toast is above or below each of these parts of the page. */
async function expectUncovered(toast: Locator, parts: readonly Locator[]): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box');
  for (const part of parts) {
    const other = await part.boundingBox();
    if (!other) throw new Error('A part of the page has no box');
    expect(other.y + other.height <= box.y || other.y >= box.y + box.height).toBe(true);
  }
}

for (const width of [360, 1440])
  test(`a toast in a room covers neither its tools nor its members nor Send at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/chat');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const level = page.getByLabel(chatCopy.notificationLevel.label);
    await level.selectOption('mentions');
    const toast = page.getByRole('dialog').filter({ hasText: chatCopy.notificationLevel.saved.mentions });
    await expect(toast).toHaveCSS('opacity', '1');
    await expect(toast).toHaveCSS('translate', 'none');
    await expectUncovered(toast, [
      page.getByRole('heading', { level: 1 }),
      level,
      ...(width === 360 ? [] : [page.getByText(texts.chat.you, { exact: true })]),
      page.getByRole('button', { name: texts.chat.send }),
    ]);
  });

test('on a phone, a toast covers neither the heading nor the bars at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const heading = page.getByRole('heading', { level: 1 });
  const bottomBar = page.getByRole('navigation', { name: shellCopy.sections });
  await page.getByRole('button', { name: texts.dashboard.signOut }).click();
  const toast = page.getByRole('alertdialog');
  await expect(toast).toHaveCSS('opacity', '1');
  await expect(toast).toHaveCSS('translate', 'none');
  await expectUncovered(toast, [heading, bottomBar]);
});

test('on a phone, a toast on a project page is above the bar with the join button', async ({ browser }) => {
  const owner = await newcomer(browser, 'toast-owner');
  const asker = await newcomer(browser, 'toast-asker');
  const project = await postProject(owner.context);
  const { page } = asker;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/project/${project.slug}`);
  const bar = page.locator('[data-action-bar]');
  await bar.getByRole('button').click();
  await sendRequest(page);
  const toast = page.getByRole('dialog').filter({ hasText: texts.joinRequest.sent });
  await expect(toast).toHaveCSS('opacity', '1');
  await expect(toast).toHaveCSS('translate', 'none');
  await expectUncovered(toast, [page.getByRole('heading', { level: 1 }), bar]);
});
