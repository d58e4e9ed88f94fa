import { type Browser, expect, type Locator, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { postProject } from '../support/projects.ts';
import { messageBox, openRoom, sayElsewhere, team } from '../support/teams.ts';

const read = 12;
const missed = 60;

/** A room in which the owner has read the first messages and has many unread ones. */
async function away(browser: Browser) {
  const here = await team(browser);
  const { owner, mate, project } = here;
  const { page } = owner;
  for (let number = 1; number <= read + missed; number += 1)
    await sayElsewhere(mate, project.id, `Line ${number}.`);
  await owner.context.request.post(`/api/chat/read/${project.id}`, { data: { seq: read } });
  const log = page.getByRole('log');
  return {
    ...here,
    page,
    log,
    line: (number: number) => log.getByRole('article', { name: new RegExp(`Line ${number}\\.`) }),
    newLine: log.locator('[data-new]'),
    latest: page.getByRole('button', { name: chatCopy.toLatest }),
    row: page.getByRole('tabpanel').getByRole('link').filter({ hasText: project.title }),
  };
}

/** The sequence number of the last message in view. */
function lastInView(log: Locator): Promise<number> {
  return log.evaluate((element) => {
    const edge = element.getBoundingClientRect().bottom + 16;
    const articles = [...element.querySelectorAll('article')];
    return Number(articles.findLast((one) => one.getBoundingClientRect().bottom <= edge)?.dataset.seq);
  });
}

function unread(count: number): string {
  return fill(chatCopy.unread, { count });
}

test('a room with unread messages opens at the New line, with a button to the latest message', async ({
  browser,
}) => {
  const { page, room, log, line, newLine, latest, row } = await away(browser);
  await openRoom(page, room);
  await expect(newLine).toHaveText(chatCopy.newLine);
  for (const shown of [newLine, line(read), line(read + 1)]) await expect(shown).toBeInViewport();
  const above = await line(read).boundingBox();
  const divider = await newLine.boundingBox();
  const below = await line(read + 1).boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(divider?.y ?? 0);
  expect((divider?.y ?? 0) + (divider?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  const last = line(read + missed);
  await expect(last).not.toBeInViewport();

  // Messages that were in view are read. The button and the row count the rest.
  await line(read + 30).scrollIntoViewIfNeeded();
  await expect(async () => {
    const seen = await lastInView(log);
    expect(seen).toBeGreaterThanOrEqual(read + 30);
    const count = read + missed - seen;
    const counted = fill(chatCopy.toLatestNew, { count });
    await expect(latest).toHaveAccessibleName(`${chatCopy.toLatest}, ${counted}`, { timeout: 1000 });
    await expect(row).toContainText(unread(count), { timeout: 1000 });
  }).toPass();

  await latest.click();
  await expect(last).toBeInViewport();
  await expect(latest).toHaveCount(0);
  await expect(row).not.toContainText('unread');
});

test('Escape closes what is open first, then marks the room as read without scrolling', async ({
  browser,
}) => {
  const { mate, page, room, line, newLine, latest, row } = await away(browser);
  await openRoom(page, room);
  await expect(newLine).toBeInViewport();

  await line(read).hover();
  await line(read).getByRole('button', { name: chatCopy.reply }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: chatCopy.cancelReply })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await messageBox(page).pressSequentially('@');
  const offered = page.getByRole('option', { name: mate.username });
  await expect(offered).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offered).toHaveCount(0);
  await messageBox(page).fill('');
  await expect(newLine).toBeAttached();
  await expect(row).toContainText('unread');

  await page.keyboard.press('Escape');
  await expect(newLine).toHaveCount(0);
  await expect(row).not.toContainText('unread');
  await expect(latest).toHaveAccessibleName(chatCopy.toLatest);
  await expect(line(read + 1)).toBeInViewport();
  await expect(line(read + missed)).not.toBeInViewport();
  await expect(async () => {
    await page.goto('/chat');
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('unread', { timeout: 1000 });
  }).toPass();
});

test('Alt+Shift+Arrow skips read rooms and opens the next unread room', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  const { page } = owner;
  // Rooms without messages are below the others, sorted by title.
  const read = await postProject(owner.context, { title: 'Quiet harbour' });
  const open = await postProject(owner.context, { title: 'Zinc quarry' });
  await openRoom(page, `/chat/${open.id}`);
  const row = page.getByRole('tabpanel').getByRole('listitem');
  await sayElsewhere(mate, project.id, 'Anybody?');
  for (const [index, { title }] of [project, read, open].entries())
    await expect(row.nth(index)).toContainText(title);
  await expect(row.first()).toContainText(unread(1));

  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(page).toHaveURL(new RegExp(project.id));
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  await expect(row.first()).not.toContainText('unread');

  // No room is unread, so the shortcut does nothing.
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(new RegExp(read.id));
});

test('the header counts unread messages on every page, as they arrive and as they are read', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  await sayElsewhere(mate, project.id, 'First.');
  await page.goto('/about');
  const chats = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chats/ });
  await expect(chats).toHaveAccessibleName(`Chats (${unread(1)})`);
  await sayElsewhere(mate, project.id, 'Second.');
  await expect(chats).toHaveAccessibleName(`Chats (${unread(2)})`);
  await page.setViewportSize({ width: 360, height: 740 });
  const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Chats/ });
  await expect(section).toHaveAccessibleName(`Chats (${unread(2)})`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openRoom(page, room);
  await expect(chats).toHaveAccessibleName('Chats');
});
