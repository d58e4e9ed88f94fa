import { expect, test } from '@playwright/test';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { savedSearchesCopy as copy } from '../../apps/web/src/copy/projects/saved-searches.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';

let user: Visitor;
let userId: string;

test.beforeEach(async ({ browser }) => {
  user = await openBrowser(browser, 'saver');
  userId = await arrive(user);
});

test('a search is saved by keyboard, is there in another browser, and can be opened again', async ({
  browser,
}) => {
  const { page } = user;
  await page.goto('/Discover?technology=React&order=asc');
  await page.getByRole('button', { name: copy.save }).press('Enter');
  const saved = page.getByRole('button', { name: copy.saved, exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(copy.savedToast).first()).toBeVisible();

  const other = await openBrowser(browser, 'saver-again');
  await other.context.addCookies(await user.context.cookies());
  await other.page.goto('/Discover');
  const list = other.page.getByRole('list', { name: copy.title });
  await list.getByRole('link', { name: 'React, Oldest First' }).click();
  await expect(other.page).toHaveURL(/technology=React&order=asc/);

  await saved.press('Enter');
  await expect(page.getByRole('button', { name: copy.save })).toHaveAttribute('aria-pressed', 'false');
});

test('the page of saved searches shows a name once, in whatever order its filters were chosen', async () => {
  const { page } = user;
  await page.goto('/Discover?technology=React&technology=Python&searchTerm=map');
  await page.getByRole('button', { name: copy.save }).click();
  await expect(page.getByText(copy.savedToast).first()).toBeVisible();
  await page.goto('/saved-searches');
  const row = page.getByRole('list', { name: copy.title }).getByRole('listitem');
  await expect(row).toContainText('React, Python, map');
  await expect(row).not.toContainText('Python, React, map');
});

test('searches that were saved in this browser move to the account once, without alerts', async () => {
  const { page } = user;
  const kept = (owner: string) => `list:saved-searches:${owner}`;
  await page.goto('/about');
  await page.evaluate(
    ([own, visitors]) => {
      localStorage.setItem(own ?? '', JSON.stringify(['technology=React', 'hoursMax=10']));
      localStorage.setItem(visitors ?? '', JSON.stringify(['searchTerm=tide']));
    },
    [kept(userId), kept('visitor')],
  );
  await page.goto('/saved-searches');
  const rows = page.getByRole('list', { name: copy.title }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row.getByRole('checkbox')).not.toBeChecked();
  const left = await page.evaluate<string>('JSON.stringify(Object.values(localStorage))');
  for (const text of ['technology=React', 'hoursMax=10', 'searchTerm=tide']) expect(left).not.toContain(text);
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
});

test('a saved search is renamed, its alerts are turned off, and it is deleted and restored', async () => {
  const { page } = user;
  await page.goto('/Discover?technology=React');
  await page.getByRole('button', { name: copy.save }).click();
  await expect(page.getByRole('button', { name: copy.saved, exact: true })).toBeVisible();
  await page.goto('/saved-searches');
  await page.getByRole('button', { name: 'Rename React' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: copy.renameTitle });
  await dialog.getByLabel(copy.name).fill('  ');
  await dialog.getByLabel(copy.name).press('Enter');
  await expect(dialog.getByText(copy.nameMissing)).toBeVisible();
  await dialog.getByLabel(copy.name).fill('Front ends');
  await dialog.getByLabel(copy.name).press('Enter');
  await expect(dialog).toHaveCount(0);
  const alerts = page.getByRole('checkbox', { name: 'Notify me of new projects in Front ends' });
  await expect(alerts).toBeChecked();
  // Loading the page again would cancel the call.
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await alerts.press('Space');
  await saved;
  await page.reload();
  await expect(alerts).not.toBeChecked();
  await page.getByRole('button', { name: 'Delete Front ends' }).press('Enter');
  await expect(page.getByText(copy.empty)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: copy.undo }).first().click();
  await expect(alerts).not.toBeChecked();
});

test('a guest is asked to sign in before a search is saved, and comes back to it', async ({ browser }) => {
  const { page } = await openBrowser(browser, 'passer-by');
  await page.goto('/Discover?technology=React');
  await page.getByRole('link', { name: copy.save }).click();
  await expect(page).toHaveURL(/sign-in\?returnTo=.*technology/);
});

test('an alert in the notifications links to the project and to the saved searches', async () => {
  const { page } = user;
  await page.route(/\/api\/notifications\/[0-9a-f-]{36}/, (route) =>
    route.fulfill({
      json: [
        {
          _id: 'a',
          id: 'a',
          recipientId: userId,
          senderId: null,
          senderUsername: 'Teamwright',
          senderPic: null,
          postId: 'p',
          postTitle: 'Kelp map',
          postSlug: 'kelp-map',
          requestId: null,
          requestKind: null,
          messageSeq: null,
          note: '',
          role: '',
          seat: null,
          readAt: null,
          projects: [],
          type: 'saved_search',
          status: 'info',
          message: 'New in your search “React”: Kelp map',
          createdAt: new Date().toISOString(),
        },
      ],
    }),
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: 'Kelp map' });
  await expect(item.getByRole('link', { name: 'View Project' })).toHaveAttribute('href', '/project/kelp-map');
  await item.getByRole('link', { name: notificationsCopy.seeSearches }).click();
  await expect(page).toHaveURL(/\/saved-searches$/);
});
