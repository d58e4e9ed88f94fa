import { expect, type Page, test } from '@playwright/test';
import { arrive, openBrowser } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { freePort, startServer, temporaryDataDir } from '../support/server.ts';

test('messages survive a server crash: both users receive each message once and in order', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const dataDir = await temporaryDataDir();
  let server = await startServer({ port, dataDir: dataDir.path });
  try {
    const [owner, mate] = [
      await openBrowser(browser, 'keeper', server.url),
      await openBrowser(browser, 'mate', server.url),
    ];
    await arrive(owner);
    const mateId = await arrive(mate);
    const project = await postProject(owner.context);
    const invited = await owner.context.request.post('/api/invitations', {
      data: { postId: project.id, userId: mateId },
    });
    expect(invited.status()).toBe(201);
    const [invitation] = await (await mate.context.request.get(`/api/notifications/${mateId}`)).json();
    expect((await mate.context.request.put(`/api/notifications/accept/${invitation._id}`)).status()).toBe(
      200,
    );
    for (const { page } of [owner, mate]) await page.goto(`/chat/${project.id}`);
    await send(owner.page, 'Before the storm.');
    await expect(mate.page.getByRole('log').getByText('Before the storm.')).toBeVisible();

    await server.kill();
    await send(mate.page, 'During the storm.');
    server = await startServer({ port, dataDir: dataDir.path });
    const retry = mate.page.getByRole('button', { name: 'Retry' });
    const arrived = owner.page.getByRole('log').getByText('During the storm.');
    await expect(async () => {
      if (await retry.first().isVisible()) await retry.first().click();
      await expect(arrived).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await send(owner.page, 'After the storm.');

    for (const { page } of [owner, mate]) {
      await expectOnceInOrder(page);
      await page.reload();
      await expectOnceInOrder(page);
    }
  } finally {
    await server.stop();
    await dataDir.remove();
  }
});

async function send(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').fill(text);
  await page.getByPlaceholder('Type a message...').press('Enter');
}

async function expectOnceInOrder(page: Page): Promise<void> {
  const log = page.getByRole('log');
  const lines = ['Before the storm.', 'During the storm.', 'After the storm.'];
  for (const line of lines) await expect(log.getByText(line, { exact: true })).toHaveCount(1);
  const text = (await log.textContent()) ?? '';
  const places = lines.map((line) => text.indexOf(line));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}
