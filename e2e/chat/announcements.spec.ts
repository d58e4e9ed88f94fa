import { expect, type Page, test } from '@playwright/test';
import { messageBox, openRoom, say, sayElsewhere, team } from '../support/teams.ts';

/** Counts from now on how often a live region of the page says something. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`
    window.spoken = 0;
    new MutationObserver((records) => {
      const heard = new Set(records.map(({ target }) => {
        const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
        return element?.closest('[aria-live], [role=status], [role=alert], [role=log]');
      }));
      for (const region of heard) {
        if (region && region.getAttribute('aria-live') !== 'off' && region.textContent.trim() !== '') window.spoken += 1;
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });`);
  return () => page.evaluate('window.spoken');
}

test('twenty messages of others are at most five announcements; own ones and typing are none', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  await openRoom(owner.page, room);
  await openRoom(mate.page, room);
  const spoken = await listen(owner.page);

  await messageBox(mate.page).pressSequentially('Wait', { delay: 50 });
  await expect(owner.page.getByText(`${mate.username} is typing...`)).toBeVisible();
  await expect(owner.page.getByText(`${mate.username} is typing...`)).toBeHidden();
  expect(await spoken()).toBe(0);

  await say(owner.page, 'My own.');
  await expect(owner.page.getByRole('log').getByText('My own.')).toHaveCount(1);
  await expect(mate.page.getByRole('log').getByText('My own.')).toHaveCount(1);
  expect(await spoken()).toBe(0);

  await Promise.all(
    Array.from({ length: 20 }, (_, index) => sayElsewhere(mate, project.id, `Line ${index + 1}.`)),
  );
  await expect(owner.page.getByRole('log').getByRole('article')).toHaveCount(21);
  await expect(owner.page.getByRole('status').filter({ hasText: /Line|new messages/ })).toHaveCount(1);
  await expect.poll(spoken).toBeGreaterThan(0);
  expect(await spoken()).toBeLessThanOrEqual(5);
});
