import { expect, test } from '@playwright/test';
import { clickAction } from '../support/messages.ts';
import { openRoom, sayElsewhere, team } from '../support/teams.ts';

const typed = '**Tide** at `pier_4`, see [the table](https://a.example/tide)';
const plain = 'Tide at pier_4, see the table';

test('Markdown is shown as plain text in the room list, quotes and announcements', async ({ browser }) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  await openRoom(page, room);
  await sayElsewhere(mate, project.id, typed);

  const log = page.getByRole('log');
  const said = log.getByRole('article', { name: plain });
  await expect(said.getByRole('strong')).toHaveText('Tide');
  const row = page.getByRole('tabpanel').getByRole('link').filter({ hasText: project.title });
  await expect(row).toContainText(`${mate.username}: ${plain}`);
  await expect(page.getByRole('status').filter({ hasText: `${mate.username}: ${plain}` })).toHaveCount(1);

  await clickAction(said, 'Reply');
  await expect(
    page.getByRole('status').filter({ hasText: `Reply to ${mate.username}: ${plain}` }),
  ).toBeVisible();
  await page.keyboard.type('Thanks');
  await page.keyboard.press('Enter');
  await expect(
    log.getByRole('button', { name: `In reply to ${mate.username}: ${plain}. Go there` }),
  ).toBeVisible();
});
