import { expect, type Page, test } from '@playwright/test';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';

const form = '/dashboard?tab=project-posts';

let user: Visitor;
let page: Page;

test.beforeEach(async ({ browser }) => {
  user = await openBrowser(browser, 'drafter');
  await arrive(user);
  page = user.page;
  await page.goto(form);
});

function announced(text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

test('Enter adds a tag, empty and duplicate ones are ignored, each can be removed', async () => {
  const box = page.getByLabel('Technologies Needed');
  await box.fill('  React  ');
  await box.press('Enter');
  await expect(announced('React added')).toBeAttached();
  await box.press('Enter');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await box.fill('react');
  await box.press('Enter');
  await expect(announced('React is already in the list')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove React' }).click();
  await expect(announced('React removed')).toBeAttached();
  await expect(box).toBeFocused();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
});

test('known skills are suggested while typing', async () => {
  const box = page.getByLabel('Skills Required');
  await box.pressSequentially('kuber');
  await expect(box).toHaveAttribute('list', /./);
  const list = await box.getAttribute('list');
  await expect(page.locator(`[id="${list}"] option[value="Kubernetes"]`)).toBeAttached();
});

test('typed text appears in the preview and survives a reload', async () => {
  await page.getByLabel('Title').fill('Salt marsh atlas');
  await page.getByLabel('Skills Required').fill('Cartography');
  await page.getByLabel('Skills Required').press('Enter');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).not.toContainText('seat');
  await page.getByLabel('Team Size').selectOption('4');
  await expect(preview.getByRole('heading', { name: 'Salt marsh atlas' })).toBeVisible();
  await expect(preview).toContainText('Cartography');
  await expect(preview).toContainText('3 seats');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Salt marsh atlas');
  await expect(page.getByLabel('Team Size')).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'Remove Cartography' })).toBeVisible();
});

test('Reset empties the form, and Undo restores it', async () => {
  await page.getByLabel('Title').fill('Salt marsh atlas');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByLabel('Title')).toHaveValue('Salt marsh atlas');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Salt marsh atlas');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a draft is not visible to another user, and is removed on sign-out', async ({ browser }) => {
  await page.getByLabel('Title').fill('Salt marsh atlas');
  const other = await openBrowser(browser, 'other-drafter');
  await arrive(other);
  const mine = await user.context.cookies();
  await user.context.clearCookies();
  await user.context.addCookies(await other.context.cookies());
  await page.goto(form);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await user.context.clearCookies();
  await user.context.addCookies(mine);
  await page.goto(form);
  await expect(page.getByLabel('Title')).toHaveValue('Salt marsh atlas');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("draft:"))'))
    .toEqual([]);
});
