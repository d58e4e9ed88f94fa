import { type Browser, expect, test } from '@playwright/test';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

const copy = requestsCopy.own;

/** A user with three pending requests, and the calls that withdraw one. */
async function asker(browser: Browser) {
  const owner = await newcomer(browser, 'lapwing-owner');
  const { page, context } = await newcomer(browser, 'lapwing-asker');
  for (let sent = 0; sent < 3; sent += 1) {
    const { id } = await postProject(owner.context);
    const asked = await context.request.post('/api/notifications/send', { data: { postId: id } });
    expect(asked.status()).toBe(201);
  }
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/withdraw')) calls.push(request.url());
  });
  await page.goto(paths.dashboard());
  return { page, calls, list: page.getByRole('region', { name: copy.title }) };
}

for (const by of ['pointer', 'keyboard'] as const)
  test(`a second press of Withdraw by ${by} withdraws nothing, and the row stays`, async ({ browser }) => {
    const { page, calls, list } = await asker(browser);
    const button = list.getByRole('button', { name: copy.withdraw, exact: true }).first();
    await expect(button).toBeVisible();
    const titles = await list.getByRole('link').allTextContents();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const press = () =>
      by === 'pointer' ? page.mouse.click(x + width / 2, y + height / 2) : page.keyboard.press('Enter');
    if (by === 'keyboard') await button.focus();
    await press();
    await expect(list.getByText(notificationsCopy.withdrawn)).toBeFocused();
    await press();
    await page.waitForLoadState('networkidle');
    await expect(list.getByText(notificationsCopy.withdrawn)).toHaveCount(1);
    await expect(list.getByRole('link')).toHaveText(titles);
    expect(calls).toHaveLength(1);
  });
