import { expect, test } from '@playwright/test';
import { accountsCopy } from '../../apps/web/src/copy/accounts/accounts.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { refuse } from '../support/calls.ts';

test('an invalid authorisation code is logged, and the page offers a next step', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await refuse(page, 'github.exchangeToken');
  await page.goto('/callback?code=spent&state=spent');
  await expect(page.getByRole('heading', { name: accountsCopy.callback.failed })).toBeVisible();
  expect(logged.join()).toContain(texts.upload.tokenFailed);
  await page.getByRole('link', { name: accountsCopy.toSignIn }).last().click();
  await expect(page).toHaveURL(/\/sign-in/);
});
