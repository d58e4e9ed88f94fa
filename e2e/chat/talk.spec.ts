import { expect, test } from '@playwright/test';
import { actionOf } from '../support/messages.ts';
import { messageBox, openRoom, say, team } from '../support/teams.ts';

test('a mention completed by keys, a reply that leads back, and code with colours', async ({ browser }) => {
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

  await (await actionOf(log.getByRole('article', { name: /Look/ }), 'Reply')).click();
  await expect(messageBox(mate.page)).toBeFocused();
  await say(mate.page, '```ts\nconst tide = "high"; // soon\n```');
  const quote = owner.page.getByRole('button', { name: `In reply to ${owner.username}: Look` });
  const code = owner.page.getByRole('log').locator('pre');
  await expect(code).toHaveText('const tide = "high"; // soon');
  await expect(code.getByText('"high"', { exact: true })).toBeVisible();
  await quote.click();
  await expect(owner.page.getByRole('article', { name: /Look/ }).first()).toBeFocused();
});
