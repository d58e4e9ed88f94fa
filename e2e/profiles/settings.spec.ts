import { type Browser, expect, test } from '@playwright/test';
import { accountEmailCopy } from '../../apps/web/src/copy/accounts/account-email.ts';
import { profilesCopy } from '../../apps/web/src/copy/accounts/profiles.ts';
import { paths, type SettingsSection } from '../../apps/web/src/paths.ts';
import { arrive, openBrowser, password, type Visitor } from '../support/people.ts';

async function openSettings(browser: Browser, section: SettingsSection): Promise<Visitor> {
  const visitor = await openBrowser(browser, 'settings');
  await arrive(visitor);
  await visitor.page.goto(paths.settings(section));
  await expect(visitor.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return visitor;
}

test('old links to settings in the profile lead to the settings', async ({ browser }) => {
  const { page } = await openSettings(browser, 'data');
  for (const [old, now] of [
    ['/dashboard?tab=profile#notifications', '/settings/notifications'],
    ['/dashboard?tab=profile#security', '/settings/security'],
    ['/dashboard?tab=profile&link=public', '/settings/security?link=public'],
    ['/settings/no-such-section', '/settings'],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(now);
  }
});

test('users who wanted to link GitHub see at once that their address must be confirmed first', async ({
  browser,
}) => {
  const { page } = await openSettings(browser, 'security');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings/security?link=public');
  const panel = page.getByRole('region', { name: profilesCopy.github.title });
  await expect(panel.getByText(profilesCopy.github.confirmFirst)).toBeInViewport();
  await panel.getByRole('button', { name: accountEmailCopy.sendAgain }).click();
  await expect(page.getByText(accountEmailCopy.sentAgain).first()).toBeVisible();
});

test('the index opens each section by keyboard', async ({ browser }) => {
  const { page } = await openSettings(browser, 'notifications');
  const index = page.getByRole('navigation', { name: 'Settings sections' });
  for (const [name, heading] of [
    ['Matching', 'What matters to you in projects'],
    ['Privacy', 'Blocked users'],
    ['Security', 'Sign-in and security'],
    ['Appearance', 'Appearance and keys'],
    ['Your data', 'Your data'],
  ] as const) {
    await index.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(index.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('a preference is saved immediately and stays after a reload', async ({ browser }) => {
  const { page } = await openSettings(browser, 'matching');
  const panel = page.getByRole('region', { name: 'What matters to you in projects' });
  await panel.getByLabel('Hours a week').selectOption('Must-have');
  await expect(panel.getByRole('status')).toHaveText('Saved');
  await page.reload();
  await expect(panel.getByLabel('Hours a week')).toHaveValue('must');
});

test('learning from recommendations is switched off immediately; the text states what is recorded', async ({
  browser,
}) => {
  const { page } = await openSettings(browser, 'privacy');
  const learning = page.getByRole('checkbox', { name: 'Learn from what I do with recommendations' });
  await expect(learning).toBeChecked();
  await learning.uncheck();
  await expect(page.getByText('what was recorded about you is deleted')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(learning).not.toBeChecked();
  await page.getByRole('link', { name: 'What exactly is recorded' }).click();
  await expect(page.getByRole('heading', { name: 'Learning from recommendations' })).toBeInViewport();
});

/** The same user in another browser. */
async function elsewhere(browser: Browser, { email }: Visitor, userAgent: string) {
  const context = await browser.newContext({ userAgent });
  expect((await context.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  return async () => (await (await context.request.get('/api/user/me')).json()).user !== null;
}

test('other sessions are listed, and ended one by one or all at once', async ({ browser }) => {
  const visitor = await openSettings(browser, 'security');
  const { page } = visitor;
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  const linux = await elsewhere(
    browser,
    visitor,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  const phone = await elsewhere(
    browser,
    visitor,
    'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  );
  const windows = await elsewhere(
    browser,
    visitor,
    'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0',
  );
  await page.reload();
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Firefox on Linux' })).toContainText('Last active: Just now');

  await list.getByRole('button', { name: 'Sign out on Firefox on Linux' }).click();
  await expect(page.getByText('Session ended').first()).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(list.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  expect([await linux(), await phone(), await windows()]).toEqual([false, true, true]);

  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('All other sessions ended').first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect([await phone(), await windows()]).toEqual([false, false]);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
});
