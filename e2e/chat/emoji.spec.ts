import { expect, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { emojiCopy } from '../../apps/web/src/copy/chat/emoji.ts';
import { clickAction } from '../support/messages.ts';
import { messageBox, openRoom, team } from '../support/teams.ts';

test('an emoji is found by its name, inserted at the caret, and used as a reaction', async ({ browser }) => {
  const { owner, room } = await team(browser);
  const { page } = owner;
  await openRoom(page, room);
  const opener = page.getByRole('button', { name: emojiCopy.insert, exact: true });
  const search = page.getByRole('searchbox', { name: emojiCopy.search });

  await messageBox(page).fill('Full ahead!');
  for (let step = 0; step < '!'.length; step += 1) await messageBox(page).press('ArrowLeft');
  await opener.click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await search.fill('thumbs up');
  await expect(page.getByRole('gridcell')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toHaveValue('Full ahead👍!');
  await expect(messageBox(page)).toBeFocused();
  await messageBox(page).press('Enter');

  const message = page.getByRole('article', { name: /Full ahead/ });
  await clickAction(message, chatCopy.react);
  await message.getByRole('button', { name: chatCopy.moreReactions }).click();
  await search.fill('sailboat');
  await page.getByRole('gridcell', { name: 'sailboat' }).click();
  await expect(message.getByRole('button', { name: /^⛵ 1/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(message).toBeFocused();
});
