import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';
import { arrive, openBrowser, password } from '../support/people.ts';
import { expectAsksBeforeLoss } from '../support/unsaved.ts';

async function openAdmin(context: BrowserContext, page: Page, path: string, width = 1440): Promise<void> {
  await signInAs(context, 'admin');
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

for (const width of [1440, 360]) {
  test(`an administrator suspends and restores a user, whose sessions end immediately, at ${width} px`, async ({
    browser,
    context,
    page,
  }) => {
    const user = await openBrowser(browser, 'advertiser');
    await arrive(user);
    await user.page.goto('/dashboard');
    await openAdmin(context, page, `/dashboard?tab=users&searchTerm=${user.username}`, width);
    await page.getByRole('button', { name: `Actions for ${user.username}` }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog', { name: `Suspend ${user.username}?` });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog.getByText('Required')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Adverts in every room');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText(`${user.username} is suspended`).first()).toBeVisible();
    await expect(page.getByText(/Adverts in every room/)).toBeVisible();
    const me = await user.context.request.get('/api/user/me');
    expect(await me.json()).toEqual({ user: null });

    await user.page.goto('/sign-in');
    await user.page.getByLabel('Email').fill(user.email);
    await user.page.getByLabel('Password', { exact: true }).fill(password);
    await user.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(user.page.getByText('This account is suspended: Adverts in every room')).toBeVisible();

    await page.getByRole('button', { name: `Actions for ${user.username}` }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(`${user.username} is restored`).first()).toBeVisible();
    await user.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(user.page.getByRole('heading', { level: 1 })).toContainText('Welcome Back to');

    await page.getByRole('button', { name: `Actions for ${user.username}` }).click();
    await page.getByRole('menuitem', { name: 'Audit trail' }).click();
    await expect(page.getByRole('heading', { name: `About ${user.username}` })).toBeVisible();
    await expect(page.getByText('Account suspended').filter({ visible: true }).last()).toBeVisible();
    await page.getByLabel('What happened').selectOption('account_suspended');
    await expect(page).toHaveURL(/action=account_suspended/);
    await expect(page.getByText('1 found')).toBeVisible();
  });
}

test('the open page of a suspended user is closed', async ({ browser, context, page }) => {
  const user = await openBrowser(browser, 'lingerer');
  const id = await arrive(user);
  const connected = new Promise<void>((resolve) => {
    user.page.on('websocket', (socket) => {
      // The packet with which Socket.IO accepts the connection.
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve());
    });
  });
  await user.page.goto('/notifications');
  await connected;
  await signInAs(context, 'admin');
  await page.request.post(`/api/admin/users/${id}/suspend`, { data: { reason: 'Test' } });
  await expect(user.page).toHaveURL(/\/sign-in/);
});

test('search, order and page of the table are in the address', async ({ context, page }) => {
  await openAdmin(context, page, '/dashboard?tab=users');
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await table.getByRole('button', { name: 'Person' }).click();
  await expect(page).toHaveURL(/sort=username&order=asc/);
  await expect(table.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('button', { name: 'Person' }).click();
  await expect(page).toHaveURL(/sort=username(?!.*order)/);
  await expect(table.getByRole('columnheader', { name: 'Person' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
  await page.getByLabel('Show').selectOption('admin');
  await expect(page).toHaveURL(/status=admin(?!.*page=2)/);
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('nobody at all');
  await expect(page.getByText('Nothing found').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(table).toBeVisible();
});

test('other users have access to neither the tabs nor their addresses', async ({ context, page }) => {
  await signInAs(context, 'developer');
  for (const tab of ['users', 'comments', 'Users']) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(page.getByText('My GitHub Projects')).toBeVisible();
  }
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(sidebar.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await expect(sidebar.getByText('User', { exact: true })).toBeVisible();
  expect((await page.request.get('/api/admin/users')).status()).toBe(404);
});

test('an administrator has the label and the tabs', async ({ context, page }) => {
  await openAdmin(context, page, '/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(sidebar.getByText('Admin', { exact: true })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Comments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('the menu of a user works with the keyboard and asks before it deletes', async ({
  browser,
  context,
  page,
}) => {
  const user = await openBrowser(browser, 'keyboard-menu');
  await arrive(user);
  await openAdmin(context, page, `/dashboard?tab=users&searchTerm=${user.username}`);
  const trigger = page.getByRole('button', { name: `Actions for ${user.username}` });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Suspend' })).toBeFocused();
  // The last one, away from the others.
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Delete ${user.username}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('the dialog asks before the reason of a suspension is lost', async ({ browser, context, page }) => {
  const user = await openBrowser(browser, 'unsaved-reason');
  await arrive(user);
  await openAdmin(context, page, '/dashboard?tab=comments');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await sidebar.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(user.username);
  await expect(page.getByText('1 found')).toBeVisible();
  async function open(): Promise<void> {
    await page.getByRole('button', { name: `Actions for ${user.username}` }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  }
  await expectAsksBeforeLoss(page, { label: 'Reason', open });
});
