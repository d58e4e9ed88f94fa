import { expect, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { password } from '../support/people.ts';
import { messageBox, team } from '../support/teams.ts';

test('a draft is marked in the list, survives leaving and reloading, and is removed for the next user', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  await page.goto(room);
  await messageBox(page).fill('Do not tell them yet.');
  const row = page.getByRole('listitem').filter({ hasText: project.title });
  await expect(row.getByText(chatCopy.draft, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: texts.header.chats, exact: true }).first().click();
  await expect(row.getByText(chatCopy.draft, { exact: true })).toBeVisible();
  await page.goto('/notifications');
  await page.goto(room);
  await expect(messageBox(page)).toHaveValue('Do not tell them yet.');

  await page.getByRole('button', { name: /account menu/ }).press('Enter');
  await page.getByRole('menuitem', { name: texts.header.signOut }).press('Enter');
  await expect(page.getByRole('link', { name: texts.header.login })).toBeVisible();
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Do not tell');
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(room)}`);
  await page.getByLabel('Email').fill(mate.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.signIn.submit, exact: true }).click();
  await expect(messageBox(page)).toHaveValue('');
});
