import { expect, test } from '@playwright/test';
import { sayElsewhere, team } from '../support/teams.ts';

/** Markdown that is shown as plain text until its renderer has loaded, and then has another height. */
const shrinking = `*Until Monday*${'\n'.repeat(30)}the ferry goes every hour`;
const growing = Array.from({ length: 8 }, (_, index) => `# Pier ${index}\n\n> - \`open\``).join('\n');

test('a room on a phone opens at its end, and stays there while messages change their height', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  const log = page.getByRole('log');
  const sizes = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => ({
      height: scrollHeight,
      below: scrollHeight - scrollTop - clientHeight,
    }));
  for (const [round, text] of [shrinking, growing].entries()) {
    for (let count = 0; count < 4; count += 1) await sayElsewhere(mate, project.id, text);
    await sayElsewhere(mate, project.id, 'That is all.');
    await owner.context.request.post(`/api/chat/read/${project.id}`, { data: { seq: 5 * (round + 1) } });
    const renderer = Promise.withResolvers<void>();
    await page.route('**/markdown-message-*.js', async (route) => {
      await renderer.promise;
      await route.fallback();
    });
    await page.goto(room);
    await expect(log.getByText('That is all.').last()).toBeInViewport();
    const typed = await sizes();
    renderer.resolve();
    await expect.poll(async () => (await sizes()).height).not.toBe(typed.height);
    await expect(log.getByText('That is all.').last()).toBeInViewport();
    await expect.poll(async () => (await sizes()).below).toBeLessThanOrEqual(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
