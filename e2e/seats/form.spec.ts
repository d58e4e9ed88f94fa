import { expect, type Page, test } from '@playwright/test';
import { projectChangesCopy } from '../../apps/web/src/copy/projects/project-changes.ts';
import { seatFormCopy as copy } from '../../apps/web/src/copy/projects/seat-form.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { limits } from '../../packages/contracts/src/core/limits.ts';
import { intercept, refuse } from '../support/calls.ts';
import { arrive, openBrowser, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { join, newcomer } from '../support/teams.ts';

const { posting } = texts;

const seat = (page: Page, number: number, name: string) =>
  page.getByRole('listitem', { name: fill(copy.seat, { number, name }), exact: true });
const nameField = (page: Page, number: number) => page.getByLabel(`${copy.name} of seat ${number}`);
const moveButton = (page: Page, number: number, name: string, skill: string) =>
  seat(page, number, name).getByRole('button', { name: fill(copy.move, { skill }), exact: true });

async function openForm(page: Page): Promise<void> {
  await page.goto(paths.dashboard('project-posts'));
  await page.getByLabel(posting.titleLabel).fill(uniqueName('Ferry board'));
  await page.getByLabel(posting.description).fill('Departures that survive a dead uplink.');
  for (const [label, tag] of [
    [posting.technologies, 'React'],
    [posting.technologies, 'PostgreSQL'],
    [posting.skills, 'Figma'],
  ] as const) {
    await page.getByLabel(label).fill(tag);
    await page.getByLabel(label).press('Enter');
  }
  await page.getByLabel(posting.teamSize).selectOption('4');
  await page.getByLabel(posting.responsibilities).fill('Own the board.');
  await page.getByLabel(posting.timelineStart).fill('2027-01-10');
  await page.getByLabel(posting.timelineEnd).fill('2027-03-31');
}

async function postAndView(page: Page): Promise<void> {
  await page.getByRole('button', { name: posting.submit }).click();
  await expect(page.getByText(texts.projects.yourProject, { exact: true })).toBeVisible();
}

interface SeatAnswer {
  readonly name: string;
  readonly skills: readonly string[];
  readonly level: string;
  readonly hoursPerWeek: number | null;
}

async function storedSeats(page: Page): Promise<readonly SeatAnswer[]> {
  const slug = new URL(page.url()).pathname.split('/')[2];
  const { seats } = await (await page.request.get(`/api/post/slug/${slug}`)).json();
  return seats;
}

test('seats are proposed while the form is filled in, edited by keyboard, kept as a draft and posted', async ({
  browser,
}) => {
  const person = await openBrowser(browser, 'seats');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.dashboard('project-posts'));
  await expect(page.getByText(copy.waiting)).toBeVisible();
  await openForm(page);
  await expect(seat(page, 1, 'Frontend')).toBeVisible();
  await expect(seat(page, 4, 'Any role')).toBeVisible();

  await moveButton(page, 2, 'Backend', 'PostgreSQL').press('Enter');
  await page.getByRole('menuitem', { name: 'To Frontend' }).press('Enter');
  await expect(seat(page, 1, 'Frontend')).toBeFocused();
  await expect(moveButton(page, 1, 'Frontend', 'PostgreSQL')).toBeVisible();
  await seat(page, 1, 'Frontend').getByLabel(copy.level).selectOption('solid');
  await seat(page, 1, 'Frontend').getByLabel(copy.hours).fill('8');
  await seat(page, 4, 'Any role').getByRole('button', { name: 'More for Any role' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Merge with UX design' }).press('Enter');
  await expect(seat(page, 3, 'Any role')).toBeFocused();
  await seat(page, 2, 'Backend').getByRole('button', { name: 'Delete Backend' }).press('Enter');
  await expect(seat(page, 2, 'Any role')).toBeFocused();
  await nameField(page, 2).fill('Drawing');
  await seat(page, 2, 'Drawing').getByLabel(copy.skills).fill('Cartography');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await seat(page, 2, 'Drawing').getByRole('button', { name: 'More for Drawing' }).press('Enter');
  await page.getByRole('menuitem', { name: copy.earlier }).press('Enter');
  await expect(seat(page, 1, 'Drawing')).toBeFocused();
  await expect(page.getByText(fill(copy.missing, { count: 2 }))).toBeVisible();

  await page.reload();
  await expect(seat(page, 1, 'Drawing')).toBeVisible();
  await expect(seat(page, 2, 'Frontend').getByLabel(copy.hours)).toHaveValue('8');
  await postAndView(page);
  expect(await storedSeats(page)).toMatchObject([
    { name: 'Drawing', skills: ['Figma', 'Cartography'], level: 'any', hoursPerWeek: null },
    { name: 'Frontend', skills: ['React', 'PostgreSQL'], level: 'solid', hoursPerWeek: 8 },
    { name: 'Any role', skills: [] },
    { name: 'Any role', skills: [] },
  ]);
});

test('a skill is dragged to another seat, and the proposal returns with one press', async ({ browser }) => {
  const person = await openBrowser(browser, 'dragged');
  await arrive(person);
  const { page } = person;
  await openForm(page);
  const chip = seat(page, 2, 'Backend').getByRole('listitem').filter({ hasText: 'PostgreSQL' });
  await chip.dragTo(seat(page, 3, 'UX design'));
  await expect(moveButton(page, 3, 'UX design', 'PostgreSQL')).toBeVisible();
  await expect(moveButton(page, 2, 'Backend', 'PostgreSQL')).toHaveCount(0);
  await page.getByRole('button', { name: copy.again }).click();
  await expect(moveButton(page, 2, 'Backend', 'PostgreSQL')).toBeVisible();
  await page.getByRole('button', { name: copy.undo }).click();
  await expect(moveButton(page, 3, 'UX design', 'PostgreSQL')).toBeVisible();
});

test('a wrong name is shown at the field of the seat, and nothing typed is lost', async ({ browser }) => {
  const person = await openBrowser(browser, 'refused');
  await arrive(person);
  const { page } = person;
  await openForm(page);
  await expect(seat(page, 3, 'UX design')).toBeVisible();
  await nameField(page, 3).fill('U');
  await page.getByRole('button', { name: posting.submit }).click();
  await expect(seat(page, 3, 'U').getByText(fill(copy.nameLength, limits.seatName))).toBeVisible();
  await expect(nameField(page, 3)).toBeFocused();
  await expect(nameField(page, 1)).toHaveValue('Frontend');
  await page.getByLabel(posting.teamSize).selectOption('3');
  await expect(page.getByText(fill(copy.tooMany, { size: 3, max: 3, count: 4, over: 1 }))).toBeVisible();
  await page.getByRole('button', { name: 'Delete Any role' }).click();
  await nameField(page, 3).fill('UX');
  await postAndView(page);
  expect((await storedSeats(page)).map(({ name }) => name)).toEqual(['Frontend', 'Backend', 'UX']);
});

test('a project is posted while seats cannot be proposed', async ({ browser }) => {
  const person = await openBrowser(browser, 'unproposed');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.dashboard('project-posts'));
  await refuse(page, 'seats.propose', 'conflict', 'No.');
  await openForm(page);
  await expect(page.getByText(copy.failed)).toBeVisible();
  await intercept(page, 'seats.propose', (route) => route.fallback());
  await postAndView(page);
  expect((await storedSeats(page)).map(({ name }) => name)).toEqual([
    'Frontend',
    'Backend',
    'UX design',
    'Any role',
  ]);
});

test('two owners who edit the seats at the same time keep each other’s changes', async ({ browser }) => {
  const owner = await newcomer(browser, 'owner', ['PostgreSQL']);
  const mate = await newcomer(browser, 'mate', ['Figma']);
  const project = await postProject(owner.context, {
    technologies: ['React', 'PostgreSQL'],
    skills: ['Figma'],
    teamSize: 4,
  });
  await join(owner, mate, project.id);
  const role = `/api/post/${project.id}/members/${mate.id}/role`;
  expect((await owner.context.request.put(role, { data: { role: 'co_owner' } })).status()).toBe(200);
  for (const { page } of [owner, mate]) {
    await page.goto(paths.projectEdit(project.slug));
    await expect(seat(page, 1, 'Frontend')).toBeVisible();
  }
  await nameField(owner.page, 1).fill('Web');
  await seat(mate.page, 1, 'Frontend').getByLabel(copy.hours).fill('6');
  await seat(mate.page, 2, 'Backend').getByLabel(copy.member).selectOption(mate.username);
  for (const { page } of [owner, mate]) {
    await page.getByRole('button', { name: projectChangesCopy.save }).click();
    await expect(
      page
        .getByRole('button', { name: texts.projects.enterChatRoom })
        .or(page.getByRole('link', { name: texts.projects.enterChatRoom }))
        .first(),
    ).toBeVisible();
  }
  const { seats } = await (await owner.context.request.get(`/api/post/slug/${project.slug}`)).json();
  expect(seats).toMatchObject([
    { name: 'Web', hoursPerWeek: 6, memberId: null },
    { name: 'Backend', memberId: mate.id },
    { name: 'UX design', memberId: owner.id },
    { name: 'Any role', memberId: null },
  ]);
});

test('the seats fit a phone', async ({ browser }) => {
  const person = await openBrowser(browser, 'phone');
  await arrive(person);
  const { page } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  await expect(seat(page, 4, 'Any role')).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});
