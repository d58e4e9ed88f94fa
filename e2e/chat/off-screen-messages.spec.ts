import { expect, type Locator, test } from '@playwright/test';
import { actionOf } from '../support/messages.ts';
import { openRoom, sayElsewhere, team } from '../support/teams.ts';

/** Returns the height of the log now, and with every message rendered. */
function heights(log: Locator): Promise<{ asItIs: number; drawn: number }> {
  return log.evaluate((element) => {
    const asItIs = element.scrollHeight;
    const blocks = [...element.querySelectorAll('article')].map((article) => article.parentElement);
    for (const block of blocks) block.style.contentVisibility = 'visible';
    const drawn = element.scrollHeight;
    for (const block of blocks) block.style.contentVisibility = '';
    return { asItIs, drawn };
  });
}

function isDrawn(message: Locator): Promise<boolean> {
  return message.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

/** Whether the top and the bottom edge of a button can be clicked: nothing covers or clips it. */
function isWhole(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(element.ownerDocument.elementFromPoint((left + right) / 2, y)),
    );
  });
}

test('off-screen messages are not rendered and keep their size; buttons outside of a message are not clipped', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  for (let number = 1; number <= 60; number += 1)
    await sayElsewhere(mate, project.id, `Line ${number}${'\nand more'.repeat(number % 7)}`);
  await owner.context.request.post(`/api/chat/read/${project.id}`, { data: { seq: 60 } });
  const { page } = owner;
  await openRoom(page, room);
  const log = page.getByRole('log');
  // The first loaded message. Older ones are loaded when it is in view.
  const first = log.getByRole('article', { name: /Line 11\b/ });
  const last = log.getByRole('article').last();
  await expect(last).toBeInViewport();
  await expect.poll(() => isDrawn(first)).toBe(false);
  expect(await isDrawn(last)).toBe(true);
  const { asItIs, drawn } = await heights(log);
  expect(Math.abs(asItIs - drawn)).toBeLessThanOrEqual(1);

  // The last message of a block, and the first of the next block.
  for (const number of [50, 51]) {
    const message = page.getByRole('article', { name: new RegExp(`Line ${number}\\b`) });
    expect(await isWhole(await actionOf(message, 'Reply'))).toBe(true);
  }

  await first.focus();
  await expect(first).toBeInViewport();
  expect(await isDrawn(first)).toBe(true);
});
