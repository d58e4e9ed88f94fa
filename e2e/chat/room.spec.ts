import { expect, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { answer, change, refuse } from '../support/calls.ts';
import { severable } from '../support/connection.ts';
import { join, messageBox, newcomer, openRoom, say, sayElsewhere, team } from '../support/teams.ts';

test('typing of one or several users is shown to the others, and ends a second after the last key', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const third = await newcomer(browser, 'pier-third');
  await join(owner, third, project.id);
  for (const { page } of [owner, mate, third]) await openRoom(page, room);
  const alone = owner.page.getByText(fill(texts.chat.isTyping, { name: mate.username }), { exact: true });
  await messageBox(mate.page).pressSequentially('Is');
  await expect(alone).toBeVisible();
  await expect(alone).toBeHidden({ timeout: 10_000 });

  const together = owner.page.getByText(
    fill(texts.chat.areTyping, { names: `${mate.username}, ${third.username}` }),
    { exact: true },
  );
  await expect(async () => {
    await messageBox(mate.page).pressSequentially('a');
    await messageBox(third.page).pressSequentially('b');
    await expect(together).toBeVisible({ timeout: 900 });
  }).toPass();
  await expect(mate.page.getByText(fill(texts.chat.isTyping, { name: mate.username }))).toHaveCount(0);
});

test('messages are grouped by day; members have their names, the user is You', async ({ browser }) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  for (const words of ['Long ago.', 'The day before.', 'Now.']) await sayElsewhere(mate, project.id, words);
  const day = 24 * 60 * 60_000;
  await change(page, 'chat.messages', (list) =>
    list.map((message, index) => ({
      ...message,
      createdAt: new Date(Date.now() - ([9, 1, 0][index] ?? 0) * day).toISOString(),
    })),
  );
  await page.goto(room);
  const log = page.getByRole('log');
  const headings = log.getByRole('heading');
  await expect(headings).toHaveCount(3);
  await expect(headings.nth(1)).toHaveText(texts.chat.yesterday);
  await expect(headings.nth(2)).toHaveText(texts.chat.today);
  const panel = page.getByRole('complementary', { name: 'Members' });
  await expect(panel.getByRole('listitem').filter({ hasText: owner.username })).toContainText(texts.chat.you);
  await expect(panel).toContainText(mate.email);
  await page.getByRole('button', { name: 'Members' }).click();
  await expect(panel).toHaveCount(0);
});

test('a failed message is kept with its reason, and can be sent again', async ({ browser }) => {
  const { owner, mate, room } = await team(browser);
  await openRoom(mate.page, room);
  const { page } = owner;
  await page.goto(room);
  await expect(page.getByText(texts.chat.emptyHint)).toBeVisible();
  await refuse(page, 'chat.send', 'invalid', 'Not today.');
  await say(page, '  Is anybody there?  ');
  const reason = fill(texts.chat.failedToSend, { message: 'Not today.' });
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeAttached();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(mate.page.getByRole('log').getByText('Is anybody there?', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await say(page, '   ');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(1);
});

test('a room that fails to load shows an error, links back, and opens after a retry', async ({ browser }) => {
  const { owner, project, room } = await team(browser);
  const { page } = owner;
  await refuse(page, 'chat.room');
  await page.goto(room);
  await expect(page.getByRole('heading', { name: texts.chat.failedToInitialize })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unrouteAll();
  // A live event may open the room before the key press does. A click would then wait for a removed button.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
});

test('a room closes if access is denied; a failed access check is ignored', async ({ browser }) => {
  const { owner, project, room } = await team(browser);
  const { page } = owner;
  await answer(page, 'chat.access', { hasAccess: false });
  await page.goto(room);
  await expect(page.getByRole('heading', { name: texts.chat.noAccess })).toBeVisible();
  await page.getByRole('link', { name: texts.chat.goBack }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await page.unrouteAll();
  await refuse(page, 'chat.access', 'internal');
  await page.goto(room);
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();

  const stranger = await newcomer(browser, 'pier-stranger');
  await stranger.page.goto(room);
  await expect(stranger.page.getByRole('heading', { name: texts.chat.noAccess })).toBeVisible();
  await stranger.page.goto('/chat/00000000-0000-4000-8000-000000000000');
  await expect(stranger.page.getByRole('heading', { name: texts.chat.invalidRoom })).toBeVisible();
});

test('if messages and members fail to load, the room shows an empty log and the members of the list', async ({
  browser,
}) => {
  const { owner, mate, room } = await team(browser);
  const { page } = owner;
  await refuse(page, 'chat.messages');
  await refuse(page, 'chat.members');
  await page.goto(room);
  // The room list may show the same text.
  await expect(page.getByText(texts.chat.empty).last()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Members' })).toContainText(mate.username);
  await expect(messageBox(page)).toBeEnabled();
});

test('without a network a message waits without an error, even before the live connection times out', async ({
  browser,
}) => {
  const { owner, mate, room } = await team(browser);
  await openRoom(owner.page, room);
  await openRoom(mate.page, room);
  // Closes no socket that is already open.
  await mate.context.setOffline(true);
  await expect(mate.page.getByRole('status').filter({ hasText: chatCopy.offline })).toBeVisible();
  await say(mate.page, 'Written on a train.');
  await expect(mate.page.getByText(chatCopy.waiting)).toBeVisible();
  await expect(mate.page.getByText(chatCopy.notSent)).toHaveCount(0);
  await mate.context.setOffline(false);
  await expect(owner.page.getByRole('log').getByText('Written on a train.')).toHaveCount(1);
  await expect(mate.page.getByText(chatCopy.waiting)).toHaveCount(0);
});

test('a lost connection is shown after three seconds; pending messages are sent after the reconnect', async ({
  browser,
}) => {
  const { owner, mate, room } = await team(browser);
  await openRoom(owner.page, room);
  const connection = await severable(mate.page);
  await openRoom(mate.page, room);
  await connection.cut();
  const banner = mate.page.getByRole('status').filter({ hasText: 'No connection.' });
  await expect(banner).toBeVisible();
  await say(mate.page, 'Written in the dark.');
  await connection.mend();
  await expect(owner.page.getByRole('log').getByText('Written in the dark.')).toHaveCount(1, {
    timeout: 30_000,
  });
  // A reconnect waits up to 5 s for each transport.
  await expect(banner).toHaveCount(0, { timeout: 30_000 });
});
