import { expect, test } from '@playwright/test';
import { refuse } from '../support/calls.ts';
import { arrive, openBrowser } from '../support/people.ts';

test('a choice that could not be saved stays visible, and is saved by the next attempt', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'preferences');
  await arrive(visitor);
  const { page } = visitor;
  await refuse(page, 'notificationPreferences.put');
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: 'Notification settings' });
  const comments = panel.getByRole('group', { name: 'Comments and questions' });
  await expect(comments.getByRole('radio', { name: 'Email No email' })).toBeChecked();
  await comments.getByRole('radio', { name: 'Email No email' }).press('ArrowLeft');
  await expect(panel.getByRole('alert')).toContainText('Not saved yet');
  await expect(comments.getByRole('radio', { name: 'Email Once a day' })).toBeChecked();

  await page.unroute(/\/(api|flask)\//);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('status')).toHaveText('Saved');
  await page.reload();
  await expect(comments.getByRole('radio', { name: 'Email Once a day' })).toBeChecked();
});
