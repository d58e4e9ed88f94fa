import { expect, test } from '@playwright/test';
import { chatCopy as copy } from '../../apps/web/src/copy/chat/chat.ts';
import { change, intercept, refuse } from '../support/calls.ts';
import { clickAction } from '../support/messages.ts';
import { messageBox, openRoom, say, team } from '../support/teams.ts';
import { keepEditing } from '../support/unsaved.ts';

test('Arrow Up edits the last message, a failed edit keeps the text, and the message is reacted to and deleted', async ({
  browser,
}) => {
  const { owner, mate, room } = await team(browser);
  await openRoom(mate.page, room);
  await openRoom(owner.page, room);
  const { page } = owner;
  const seen = mate.page.getByRole('log');
  await say(page, 'Hlelo.');
  await expect(seen.getByText('Hlelo.', { exact: true })).toBeVisible();

  const editor = page.getByRole('textbox', { name: copy.editBox });
  await messageBox(page).press('ArrowUp');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(messageBox(page)).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await editor.fill('Hello.');
  await refuse(page, 'chat.edit', 'internal', 'Not today.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('alert')).toHaveText('Not today.');
  await expect(editor).toHaveValue('Hello.');
  await page.unrouteAll();
  await editor.press('Enter');
  await expect(messageBox(page)).toBeFocused();
  const corrected = seen.getByRole('article', { name: /Hello\. \(edited\)/ });
  await expect(corrected).toBeVisible();
  await expect(mate.page.getByRole('status').filter({ hasText: 'Hello.' })).toHaveCount(0);
  await expect(mate.page.getByRole('link', { name: /Hello\./ })).toBeVisible();

  const own = page.getByRole('article', { name: /Hello\./ });
  await page.getByRole('log').focus();
  await page.keyboard.press('ArrowUp');
  await expect(own).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(own).toBeFocused();
  await expect(seen.getByRole('button', { name: `👍 1: ${owner.username}` })).toBeVisible();
  await seen.getByRole('button', { name: /^👍/ }).click();
  await expect(page.getByRole('button', { name: /^👍 2/, pressed: true })).toBeVisible();

  await clickAction(own, copy.delete);
  await page.getByRole('button', { name: copy.deleteYes }).click();
  await expect(seen.getByText(copy.deleted)).toBeVisible();
  await expect(page.getByRole('article', { name: copy.deleted })).toBeFocused();
  await expect(mate.page.getByRole('link', { name: /Hello\./ })).toHaveCount(0);
});

test('an administrator who is a member deletes a message of another user with a reason', async ({
  browser,
}) => {
  const { owner, mate, room } = await team(browser);
  const { page } = mate;
  await change(page, 'chat.room', (answer) => ({
    ...answer,
    can: { ...answer.can, deleteOthers: 'with_reason' },
  }));
  await openRoom(owner.page, room);
  await say(owner.page, 'An insult.');
  await openRoom(page, room);
  // The mate is not an administrator on the server, so the owner's session sends the request.
  let body: unknown;
  await intercept(page, 'chat.remove', async (route) => {
    body = route.request().postDataJSON();
    const response = await owner.context.request.delete(route.request().url(), { data: body });
    await route.fulfill({ response });
  });
  await clickAction(page.getByRole('article', { name: /An insult\./ }), copy.delete);
  await page.getByRole('textbox', { name: copy.deleteReason }).fill('Insult');
  await keepEditing(page);
  await page.getByRole('button', { name: copy.deleteYes }).click();
  await expect(page.getByRole('log').getByText(copy.deleted)).toBeVisible();
  expect(body).toEqual({ reason: 'Insult' });
});
