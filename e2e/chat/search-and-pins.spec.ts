import { expect, test } from '@playwright/test';
import { chatPicturesCopy } from '../../apps/web/src/copy/chat/pictures.ts';
import { pinsCopy } from '../../apps/web/src/copy/chat/pins.ts';
import { chatSearchCopy } from '../../apps/web/src/copy/chat/search.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { intercept } from '../support/calls.ts';
import { clickAction } from '../support/messages.ts';
import { flag } from '../support/pictures.ts';
import { watchScrolling } from '../support/scrolling.ts';
import { messageBox, openRoom, sayElsewhere, team } from '../support/teams.ts';

test('an old message is found and shown; loading pages above and below does not move it', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  for (const part of [0, 1, 2, 3]) {
    const words = Array.from({ length: 50 }, (_, index) =>
      part === 1 && index === 0 ? 'Meet at the lighthouse.' : `Line ${part * 50 + index}`,
    );
    for (const text of words) await sayElsewhere(mate, project.id, text);
  }
  const { page } = owner;
  await owner.context.request.post(`/api/chat/read/${project.id}`, { data: { seq: 200 } });
  await openRoom(page, room);
  await page.getByRole('button', { name: chatSearchCopy.search, exact: true }).click();
  await page.getByRole('searchbox', { name: chatSearchCopy.search }).fill('lighthuose');
  // The test decides when the pages above and below the found message arrive.
  const pages = { before: Promise.withResolvers<void>(), after: Promise.withResolvers<void>() };
  await intercept(page, 'chat.messages', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('limit') === '50') await (query.has('before') ? pages.before : pages.after).promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /lighthouse/ }).click();
  const found = page.getByRole('article', { name: /lighthouse/ });
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();

  const log = page.getByRole('log');
  for (const place of ['before', 'after'] as const) {
    const held = await log.getByRole('article').count();
    await log.evaluate((element, end) => {
      element.scrollTop = end === 'before' ? 300 : element.scrollHeight - element.clientHeight - 300;
    }, place);
    const watched = await watchScrolling(log);
    pages[place].resolve();
    await expect.poll(() => log.getByRole('article').count()).toBeGreaterThanOrEqual(held + 20);
    expect((await watched.end()).moved).toBeLessThanOrEqual(1);
  }

  // The link of an email about a mention.
  await page.goto(`${room}?message=1`);
  await expect(page.getByRole('article', { name: /Line 0$/ })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${room}$`));
});

test('a pin that is set while the pins are loading is not lost', async ({ browser }) => {
  const { owner, mate, room } = await team(browser);
  const { page } = owner;
  await openRoom(mate.page, room);
  const happened: string[] = [];
  page.on('request', (request) => happened.push(request.url()));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => happened.push(String(payload))),
  );
  const told = Promise.withResolvers<void>();
  await intercept(page, 'chat.pins', async (route) => {
    // The response from before the pin arrives after the pin.
    const response = await route.fetch();
    await told.promise;
    await route.fulfill({ response });
  });
  await openRoom(page, room);
  await messageBox(page).fill('The tide turns at nine');
  await messageBox(page).press('Enter');
  const message = mate.page.getByRole('article', { name: /The tide turns at nine/ });
  await clickAction(message, pinsCopy.pin);
  await expect(page.getByText(/^Pinned by/)).toBeVisible();
  // The event also refetches the room. Only the pins are not refetched, because they are still loading.
  await expect
    .poll(() => {
      const changed = happened.findLastIndex((one) => one.includes('"changed"'));
      return changed >= 0 && happened.slice(changed).some((one) => one.includes('/api/chat/room/'));
    })
    .toBe(true);
  told.resolve();
  await expect(page.getByRole('button', { name: fill(pinsCopy.pinnedCount, { count: 1 }) })).toBeVisible();
});

test('the latest pins are below the members, and each leads to its message', async ({ browser }) => {
  const { owner, room, project } = await team(browser);
  const { page, context } = owner;
  for (const text of ['First', 'Second', 'Third', 'Fourth'].map((word) => `${word} decision`)) {
    const sent = await context.request.post('/api/chat/send', {
      data: { postId: project.id, message: text },
    });
    const { id } = await sent.json();
    expect((await context.request.put(`/api/chat/messages/${id}/pin`, { data: { on: true } })).ok()).toBe(
      true,
    );
  }
  for (let line = 0; line < 40; line += 1) await sayElsewhere(owner, project.id, `Line ${line}`);
  await openRoom(page, room);
  const pins = page.getByRole('region', { name: pinsCopy.decisions });
  await expect(pins.getByRole('link')).toHaveText(['Fourth decision', 'Third decision', 'Second decision']);
  await pins.getByRole('link', { name: 'Second decision' }).click();
  await expect(page.getByRole('article', { name: /Second decision/ })).toBeFocused();
  await pins.getByRole('button', { name: fill(pinsCopy.showAll, { count: 4 }) }).click();
  await expect(
    page.getByRole('list', { name: pinsCopy.pinned, exact: true }).getByRole('listitem'),
  ).toHaveCount(4);
});

test('a message with pictures is sent, its pictures open large, and the message is pinned', async ({
  browser,
}) => {
  const { owner, mate, room } = await team(browser);
  await openRoom(mate.page, room);
  await openRoom(owner.page, room);
  const { page } = owner;
  await page.locator('input[type=file]').setInputFiles(await flag());
  await page
    .getByRole('textbox', { name: fill(chatPicturesCopy.describe, { number: 1 }) })
    .fill('The pier at dawn');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await messageBox(page).press('Enter');
  const picture = mate.page.getByRole('button', {
    name: fill(chatPicturesCopy.openPicture, { alt: 'The pier at dawn' }),
  });
  await picture.click();
  const large = mate.page.getByRole('dialog').getByRole('img', { name: 'The pier at dawn' });
  await expect(large).toBeVisible();
  await expect
    .poll(() => large.evaluate((image) => ('naturalWidth' in image ? Number(image.naturalWidth) : 0)))
    .toBeGreaterThan(0);
  await mate.page.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  const message = mate.page.getByRole('article', { name: /The pier at dawn/ });
  await clickAction(message, pinsCopy.pin);
  await page.getByRole('button', { name: fill(pinsCopy.pinnedCount, { count: 1 }) }).click();
  await page
    .getByRole('list', { name: pinsCopy.pinned })
    .getByRole('button', { name: pinsCopy.unpin })
    .click();
  await expect(page.getByText(pinsCopy.noPins)).toBeVisible();
  await expect(mate.page.getByRole('button', { name: /^Pinned/ })).toHaveCount(0);
});
