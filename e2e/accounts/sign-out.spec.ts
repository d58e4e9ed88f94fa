import { expect, test } from '@playwright/test';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { refuse } from '../support/calls.ts';
import { newcomer } from '../support/teams.ts';

test('a failed sign-out shows an error and keeps the session; the next one ends it', async ({ browser }) => {
  const { page, context } = await newcomer(browser, 'leaver');
  await page.goto('/about');
  await refuse(page, 'accounts.signOut', 'internal');
  const menu = page.getByRole('button', { name: /account menu/ });
  const signOut = page.getByRole('menuitem', { name: texts.header.signOut });
  await menu.press('Enter');
  await signOut.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: shellCopy.signOutFailed })).toBeAttached();
  await expect(menu).toBeVisible();

  await page.unrouteAll();
  await menu.press('Enter');
  await signOut.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: texts.header.login })).toBeVisible();
  expect((await (await context.request.get('/api/user/me')).json()).user).toBeNull();
});
