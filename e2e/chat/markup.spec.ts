import { expect, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { clickAction } from '../support/messages.ts';
import { messageBox, openRoom, say, team } from '../support/teams.ts';

test('a mention is completed by keys, a reply links to its message, and code is highlighted', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  await openRoom(mate.page, room);
  await openRoom(owner.page, room);

  await messageBox(owner.page).pressSequentially('Look, @pier-m');
  const offered = owner.page.getByRole('option', { name: mate.username });
  await expect(offered).toHaveAttribute('aria-selected', 'true');
  await messageBox(owner.page).press('Tab');
  await expect(messageBox(owner.page)).toHaveValue(`Look, @${mate.username} `);
  await messageBox(owner.page).press('Enter');

  const log = mate.page.getByRole('log');
  await expect(log.locator('mark')).toHaveText(`@${mate.username}`);
  await expect(async () => {
    const answer = await mate.context.request.get(`/api/notifications/${mate.id}`);
    const types = (await answer.json()).map(({ type, postId }: { type: string; postId: string }) =>
      postId === project.id ? type : '',
    );
    expect(types).toContain('mention');
  }).toPass();

  await clickAction(log.getByRole('article', { name: /Look/ }), 'Reply');
  await expect(messageBox(mate.page)).toBeFocused();
  await say(mate.page, '```ts\nconst tide = "high"; // soon\n```');
  const quote = owner.page.getByRole('button', { name: `In reply to ${owner.username}: Look` });
  const code = owner.page.getByRole('log').locator('pre');
  await expect(code).toHaveText('const tide = "high"; // soon');
  await expect(code.getByText('"high"', { exact: true })).toBeVisible();
  await quote.click();
  await expect(owner.page.getByRole('article', { name: /Look/ }).first()).toBeFocused();
});

test('Shift+Enter starts a new line, and code is copied as typed', async ({ browser }) => {
  const { owner, room } = await team(browser);
  const { page, context } = owner;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRoom(page, room);
  const box = messageBox(page);
  const code = 'if (tide > 2) {\n  open();\n}';
  for (const line of ['Look:', '```ts', ...code.split('\n'), '```', 'That is all.']) {
    if ((await box.inputValue()) !== '') await box.press('Shift+Enter');
    await box.pressSequentially(line);
  }
  await expect(box).toHaveValue(`Look:\n\`\`\`ts\n${code}\n\`\`\`\nThat is all.`);
  const log = page.getByRole('log');
  await expect(log).toHaveCount(0);
  await box.press('Enter');
  const sent = log.getByRole('article');
  await expect(sent).toHaveCount(1);
  await expect(sent.locator('pre')).toHaveText(code);
  await expect(sent).toContainText('That is all.');

  await sent.getByRole('button', { name: chatCopy.copy, exact: true }).click();
  await expect(sent.getByRole('button', { name: chatCopy.copied, exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code);
});
