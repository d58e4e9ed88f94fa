import { type Browser, expect, test } from '@playwright/test';
import { arrive, openBrowser, password, type Visitor } from '../support/people.ts';

async function openProfile(browser: Browser): Promise<Visitor> {
  const visitor = await openBrowser(browser, 'profile');
  await arrive(visitor);
  await visitor.page.goto('/');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText('Welcome Back to');
  await visitor.page.goto('/dashboard?tab=profile');
  await expect(visitor.page.getByRole('button', { name: 'Update' })).toBeVisible();
  return visitor;
}

test('the form has its fields, reports that nothing changed, and keeps typed text', async ({ browser }) => {
  const { page, username, email } = await openProfile(browser);
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByPlaceholder('Institute')).toHaveAttribute('name', 'workplace');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No changes made' })).toBeVisible();
  await expect(page.getByText('Profile 0% complete')).toBeVisible();

  await page.getByLabel('Bio', { exact: true }).fill('Prints tide tables.');
  await page.getByLabel('Workplace').fill('Harbour office');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  await expect(page.getByText('No changes made')).toHaveCount(0);
  await expect(page.getByText('Profile 25% complete')).toBeVisible();
  await expect(page.getByText(/^Still missing: a picture, an area or a school/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Prints tide tables.');
  await expect(page.getByLabel('Workplace')).toHaveValue('Harbour office');
});

test('learning from recommendations is switched off immediately; the text states what is recorded', async ({
  browser,
}) => {
  const { page } = await openProfile(browser);
  const learning = page.getByRole('checkbox', { name: 'Learn from what I do with recommendations' });
  await expect(learning).toBeChecked();
  await learning.uncheck();
  await expect(page.getByText('What was recorded about you has been deleted').first()).toBeVisible();
  await page.reload();
  await expect(learning).not.toBeChecked();
  await page.getByRole('link', { name: 'What exactly is recorded' }).click();
  await expect(page.getByRole('heading', { name: 'Learning from recommendations' })).toBeInViewport();
});

test('a new password requires the current one; a wrong one is rejected', async ({ browser }) => {
  const { page, context, email } = await openProfile(browser);
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await page.getByLabel('New password').fill('eleven green kites');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('This is not your current password').first()).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  const data = { email, password: 'eleven green kites' };
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200);
});

test('an account is deleted only after the specified confirmation', async ({ browser }) => {
  const { page, context, email } = await openProfile(browser);
  const button = page.getByRole('button', { name: 'Delete Account' });
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
  const signsIn = async () =>
    (await context.request.post('/api/auth/login', { data: { email, password } })).status();

  for (const leave of ['Escape', 'Enter']) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'No, cancel' })).toBeFocused();
    await page.keyboard.press(leave);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  expect(await signsIn()).toBe(200);

  await button.click();
  await dialog.getByRole('button', { name: "Yes, I'm sure" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await (await context.request.get('/api/user/me')).json()).toEqual({ user: null });
  expect(await signsIn()).toBe(401);
});

test('Sign Out ends the session on the server', async ({ browser }) => {
  const { page, context } = await openProfile(browser);
  const cookies = await context.cookies();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).last().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await context.addCookies(cookies);
  expect(await (await context.request.get('/api/user/me')).json()).toEqual({ user: null });
});

/** The same user in another browser. */
async function elsewhere(browser: Browser, { email }: Visitor, userAgent: string) {
  const context = await browser.newContext({ userAgent });
  expect((await context.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  return async () => (await (await context.request.get('/api/user/me')).json()).user !== null;
}

test('other sessions are listed, and ended one by one or all at once', async ({ browser }) => {
  const visitor = await openProfile(browser);
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

  await list.getByRole('button', { name: 'End the session on Firefox on Linux' }).click();
  await expect(page.getByText('Session ended').first()).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(list.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  expect([await linux(), await phone(), await windows()]).toEqual([false, true, true]);

  await list.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('All other sessions ended').first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect([await phone(), await windows()]).toEqual([false, false]);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
});
