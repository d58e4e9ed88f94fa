import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { messageBox, openRoom, say, sayElsewhere, team } from '../support/teams.ts';

const script = new URL('../support/count-announcements.js', import.meta.url);

/** Returns a function that reads the number of announcements since this call. */
async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(await readFile(script, 'utf8'));
  return () => page.evaluate('window.announcements');
}

test('twenty messages of other users cause at most five announcements; own messages and typing cause none', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  await openRoom(owner.page, room);
  await openRoom(mate.page, room);
  const announcements = await countAnnouncements(owner.page);

  await messageBox(mate.page).pressSequentially('Wait', { delay: 50 });
  await expect(owner.page.getByText(`${mate.username} is typing...`)).toBeVisible();
  await expect(owner.page.getByText(`${mate.username} is typing...`)).toBeHidden();
  expect(await announcements()).toBe(0);

  await say(owner.page, 'My own.');
  await expect(owner.page.getByRole('log').getByText('My own.')).toHaveCount(1);
  await expect(mate.page.getByRole('log').getByText('My own.')).toHaveCount(1);
  expect(await announcements()).toBe(0);

  await Promise.all(
    Array.from({ length: 20 }, (_, index) => sayElsewhere(mate, project.id, `Line ${index + 1}.`)),
  );
  await expect(owner.page.getByRole('log').getByRole('article')).toHaveCount(21);
  await expect(owner.page.getByRole('status').filter({ hasText: /Line|new messages/ })).toHaveCount(1);
  await expect.poll(announcements).toBeGreaterThan(0);
  expect(await announcements()).toBeLessThanOrEqual(5);
});
