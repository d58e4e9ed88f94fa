import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { profilesCopy } from '../../apps/web/src/copy/accounts/profiles.ts';
import { availabilityCopy as copy } from '../../apps/web/src/copy/availability.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { arrive, openBrowser } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

function hour(page: Page, day: string, start: number) {
  const time = (at: number) => `${String(at).padStart(2, '0')}:00`;
  return page.getByRole('button', {
    name: fill(copy.cell, { day, start: time(start), end: time(start + 1) }),
  });
}

async function openProfile(page: Page): Promise<void> {
  await page.goto(paths.profile('availability'));
  await page.getByRole('group', { name: copy.title }).scrollIntoViewIfNeeded();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.profile.update }).click();
  await expect(page.getByText(texts.profile.updated).first()).toBeVisible();
}

async function availabilityOf(context: BrowserContext): Promise<string | null> {
  return (await (await context.request.get('/api/user/me')).json()).user.availability;
}

test('hours are chosen by keyboard: Space, and Shift with arrows', async ({ browser }) => {
  const person = await openBrowser(browser, 'hours');
  await arrive(person);
  const { page, context } = person;
  await openProfile(page);
  await expect(page.getByText(copy.empty)).toBeVisible();
  await page.getByRole('button', { name: copy.clear }).focus();
  await page.keyboard.press('Tab');
  await expect(hour(page, 'Monday', 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(hour(page, 'Tuesday', 18)).toBeFocused();
  await page.keyboard.press('Space');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: 'Tue 18–22: 4 hours a week.' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Tue ?: 18–22$/ })).toBeVisible();
  // One tab stop: the next one leaves the table.
  await page.keyboard.press('Tab');
  await expect(hour(page, 'Tuesday', 21)).not.toBeFocused();
  await save(page);
  expect(await availabilityOf(context)).toBe(`${'0'.repeat(10)}3c${'0'.repeat(30)}`);
});

test('a drag with the mouse fills and clears a rectangle, and presets toggle', async ({ browser }) => {
  const person = await openBrowser(browser, 'drag');
  await arrive(person);
  const { page, context } = person;
  await openProfile(page);
  const drag = async (from: [string, number], to: [string, number]) => {
    await hour(page, ...from).hover();
    await page.mouse.down();
    await hour(page, ...to).hover();
    await page.mouse.up();
  };
  await drag(['Monday', 9], ['Friday', 11]);
  const summary = page.getByRole('status').filter({ hasText: 'hours a week' });
  await expect(summary).toHaveText('Mon–Fri 9–12: 15 hours a week.');
  await drag(['Wednesday', 11], ['Wednesday', 9]);
  await expect(summary).toHaveText('Mon, Tue, Thu, Fri 9–12: 12 hours a week.');
  const weekends = page.getByRole('button', { name: copy.presets.weekends });
  await weekends.click();
  await expect(weekends).toHaveAttribute('aria-pressed', 'true');
  await expect(summary).toContainText('Sat, Sun 10–18');
  await weekends.click();
  await expect(summary).toHaveText('Mon, Tue, Thu, Fri 9–12: 12 hours a week.');
  await page.getByRole('button', { name: copy.clear }).click();
  await expect(page.getByText(copy.empty)).toBeVisible();
  await hour(page, 'Sunday', 23).click();
  await save(page);
  expect(await availabilityOf(context)).toBe(`${'0'.repeat(41)}1`);
});

test('a phone folds single hours, and the night until one of its hours is chosen', async ({ browser }) => {
  const person = await openBrowser(browser, 'night');
  const userId = await arrive(person);
  const { page, context } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await openProfile(page);
  const single = page.getByRole('button', { name: copy.single });
  await expect(single).toHaveAttribute('aria-expanded', 'false');
  await expect(hour(page, 'Monday', 7)).toHaveCount(0);
  const grid = page.getByRole('group', { name: copy.title });
  await expect(grid).toHaveAccessibleDescription('');
  await single.click();
  await expect(single).toHaveAttribute('aria-expanded', 'true');
  await expect(grid).toHaveAccessibleDescription(new RegExp(copy.hint));
  const night = page.getByRole('button', { name: fill(copy.night, { hour: 7 }) });
  await expect(night).toHaveAttribute('aria-expanded', 'false');
  await expect(hour(page, 'Monday', 6)).toHaveCount(0);
  // One tab stop: the first hour that is shown.
  await night.focus();
  await page.keyboard.press('Tab');
  await expect(hour(page, 'Monday', 7)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(hour(page, 'Monday', 7)).toBeFocused();
  await night.click();
  await expect(night).toHaveAttribute('aria-expanded', 'true');
  await hour(page, 'Monday', 6).click();
  // Hidden hours could not be seen or cleared.
  await expect(night).toHaveCount(0);
  await hour(page, 'Monday', 6).click();
  await expect(hour(page, 'Monday', 6)).toBeVisible();
  const early = `02${'0'.repeat(40)}`;
  const saved = await context.request.post(`/api/user/update/${userId}`, { data: { availability: early } });
  expect(saved.status()).toBe(200);
  await page.reload();
  await single.click();
  await expect(hour(page, 'Monday', 6)).toHaveAttribute('aria-pressed', 'true');
});

test('a finger fills hours on a phone without scrolling the page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  const { username, email } = await openBrowser(browser, 'finger');
  await arrive({ context, page, username, email });
  await openProfile(page);
  await page.getByRole('button', { name: copy.single }).click();
  await hour(page, 'Monday', 12).scrollIntoViewIfNeeded();
  const [start, end] = [
    await hour(page, 'Monday', 9).boundingBox(),
    await hour(page, 'Monday', 12).boundingBox(),
  ];
  if (!start || !end) throw new Error('The hours are not on the screen');
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: start.x + start.width / 2, y }],
    });
  await touch('touchStart', start.y + 12);
  for (let y = start.y + 20; y <= end.y + 12; y += 8) await touch('touchMove', y);
  await touch('touchEnd');
  await expect(page.getByRole('status').filter({ hasText: 'Mon 9–13: 4 hours a week.' })).toBeVisible();
  expect((await hour(page, 'Monday', 9).boundingBox())?.y).toBe(start.y);
  await context.close();
});

test('the time zone is found by the name of its place, and this device offers its own', async ({
  browser,
}) => {
  const person = await openBrowser(browser, 'zone');
  await arrive(person);
  const { page, context } = person;
  await openProfile(page);
  await page.getByRole('button', { name: /^Use UTC/ }).click();
  const group = page.getByRole('region', { name: profilesCopy.sections.availability });
  await group.getByRole('combobox', { name: copy.zone.label }).click();
  await page.getByRole('combobox', { name: uiCopy.narrowChoices }).fill('kathm');
  await page.getByRole('option', { name: 'Kathmandu (UTC+5:45)' }).click();
  await save(page);
  const { user } = await (await context.request.get('/api/user/me')).json();
  expect(['Asia/Kathmandu', 'Asia/Katmandu']).toContain(user.timeZone);
});

test('the project page shows when the team and the visitor have time, in the zone of the visitor’s profile', async ({
  browser,
}) => {
  const evening = `${'0'.repeat(10)}3c${'0'.repeat(30)}`;
  const [owner, visitor] = [await openBrowser(browser, 'host'), await openBrowser(browser, 'guest')];
  const give = async ({ context }: typeof owner, id: string, data: object) =>
    expect((await context.request.post(`/api/user/update/${id}`, { data })).status()).toBe(200);
  const ownerId = await arrive(owner);
  await give(owner, ownerId, { timeZone: 'Asia/Kolkata', availability: evening });
  const visitorId = await arrive(visitor);
  const { slug } = await postProject(owner.context);
  const section = visitor.page.locator('section').filter({
    has: visitor.page.getByRole('heading', { name: copy.team.title }),
  });
  await visitor.page.goto(paths.project(slug));
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section).toHaveCount(0);
  await give(visitor, visitorId, { timeZone: 'Asia/Kathmandu' });
  await visitor.page.reload();
  await expect(section).toContainText('With assumed hours, both: Tue 18:15–22.');
  await expect(section).toContainText('Times are in Kathmandu time, for this week.');
  await expect(section).toContainText('Assumed 08:00 to 22:00: You');
  await give(visitor, visitorId, { availability: `${'0'.repeat(41)}1` });
  await visitor.page.reload();
  await expect(section).toContainText('No hour suits both.');
});
