import { expect, type Page, test } from '@playwright/test';
import { projectsCopy } from '../../apps/web/src/copy/projects/projects.ts';
import { answer, dropHeld, hold, refuse } from '../support/calls.ts';
import { untilHydrated } from '../support/hydration.ts';
import { arrive, openBrowser, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { layoutShift } from '../support/scrolling.ts';
import { newcomer } from '../support/teams.ts';

function cards(page: Page) {
  return page.getByRole('region', { name: 'Projects', exact: true }).getByRole('article');
}

function status(page: Page) {
  return page.getByRole('region', { name: 'Projects', exact: true }).getByRole('status');
}

test('filters, order and page are in the address, and the back button reverts them', async ({ page }) => {
  await page.goto('/Discover');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(status(page)).toHaveText(/^\d+ projects, page 2 of \d+$/);
  const react = page.getByRole('checkbox', { name: /^React \d+$/ });
  await react.check();
  await expect(page).toHaveURL(/\/Discover\?technology=React$/);
  await page.getByLabel('Order').selectOption('Oldest First');
  await expect(page).toHaveURL(/order=asc/);
  await page.getByRole('button', { name: 'Remove filter React' }).click();
  await expect(page).toHaveURL(/\/Discover\?order=asc$/);
  await page.goBack();
  await expect(react).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(status(page)).toHaveText(/page 2 of/);
});

test('the filter lists the specified options first, then the values in use with their counts', async ({
  page,
}) => {
  await page.goto('/Discover');
  await expect(cards(page).first()).toBeVisible();
  const choices = async (name: string) =>
    await page.getByLabel(name, { exact: true }).locator('option').allTextContents();
  const technologies = await choices('Technology');
  expect(technologies.slice(0, 3)).toEqual(['All Technologies', 'React', 'Node.js']);
  expect(technologies[3]).toMatch(/^.+ \(\d+\)$/);
  expect((await choices('Skill')).slice(0, 3)).toEqual(['All Skills', 'Frontend', 'Backend']);
  expect(await choices('Order')).toEqual(['Newest First', 'Oldest First']);
});

test('typing searches after a pause, highlights the matches, and offers ordering by match', async ({
  page,
}) => {
  await page.goto('/Discover?page=2');
  await page.getByPlaceholder('Search projects...').fill('harbor log');
  await expect(page).toHaveURL(/searchTerm=harbor/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByPlaceholder('Search projects...').fill('harbuor');
  await expect(page).toHaveURL(/searchTerm=harbuor/);
  await expect(cards(page).locator('mark').first()).toHaveText(/^harbour/i);
  await page.getByLabel('Order').selectOption('Most relevant');
  await expect(page).toHaveURL(/order=relevance/);
  await page.getByRole('button', { name: 'Remove filter harbuor' }).click();
  await expect(page).toHaveURL(/\/Discover$/);
});

test('an empty list, a single page and a single project have the right texts', async ({ page, browser }) => {
  await page.goto('/Discover?searchTerm=qqqqqqqq');
  await expect(page.getByText('No projects found. Try adjusting your filters.')).toBeVisible();
  await expect(status(page)).toHaveText('No projects');
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(12);
  const owner = await openBrowser(browser, 'lone-owner');
  await arrive(owner);
  const project = await postProject(owner.context, { title: uniqueName('Solitary') });
  await page.goto(`/Discover?searchTerm=${project.title}`);
  await expect(status(page)).toHaveText('1 project');
});

test('a failure shows the message of the server or a general one, and clears the list', async ({ page }) => {
  await refuse(page, 'projects.list', 'rate_limited', 'Slow down, please');
  await page.goto('/Discover');
  await expect(page.getByRole('alert').filter({ hasText: 'Slow down, please' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await refuse(page, 'projects.list', 'rate_limited');
  await page.reload();
  await expect(page.getByText('Failed to fetch projects', { exact: true })).toBeVisible();
  await answer(page, 'projects.list', { unexpected: true });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Unable to load projects. Please try again later.')).toBeVisible();
});

test('a page number after the last one opens the last page', async ({ page }) => {
  await page.goto('/Discover?page=900');
  await expect(page).toHaveURL(/page=\d{1,2}$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  const last = Number(new URL(page.url()).searchParams.get('page'));
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(status(page)).toContainText(`page ${last - 1} of ${last}`);
});

test('a second technology is added to the first one while its projects are loading', async ({ page }) => {
  await page.goto('/Discover');
  const boxOf = (name: RegExp) =>
    page.getByRole('complementary', { name: 'More filters' }).getByRole('checkbox', { name });
  await untilHydrated(boxOf(/^React/));
  await hold(page, 'projects.list');
  for (const name of [/^React/, /^Python/]) {
    await boxOf(name).click();
    await expect(boxOf(name)).toBeChecked();
  }
  await dropHeld(page.context());
  await expect(page).toHaveURL(/technology=React&technology=Python/);
});

test('the rail filters by several technologies, hours, status and area', async ({ page }) => {
  await page.goto('/Discover');
  const rail = page.getByRole('complementary', { name: 'More filters' });
  // The address contains the choices, and the checkboxes follow it.
  for (const name of [/^React/, /^Python/]) {
    await rail.getByRole('checkbox', { name }).click();
    await expect(rail.getByRole('checkbox', { name })).toBeChecked();
  }
  await expect(page).toHaveURL(/technology=React&technology=Python/);
  await expect(page.getByLabel('Technology', { exact: true })).toContainText('2 chosen');
  await rail.getByRole('searchbox', { name: /^Find one of \d+$/ }).fill('rust');
  await expect(rail.getByRole('group', { name: 'Technologies' }).getByRole('checkbox')).toHaveCount(1);
  await expect(rail.getByRole('checkbox', { name: /^Rust/ })).toBeVisible();
  await rail.getByRole('searchbox').fill('qqqq');
  await expect(rail.getByText(projectsCopy.noTechnology)).toBeVisible();
  await rail.getByRole('searchbox').fill('');
  await expect(rail.getByRole('checkbox', { name: /^Python/ })).toBeChecked();
  await expect(rail.getByRole('radio', { name: 'Open', exact: true })).toBeChecked();
  for (const name of ['Up to 10', 'Full']) {
    await rail.getByRole('radio', { name, exact: true }).click();
    await expect(rail.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await rail.getByLabel('Area').selectOption({ index: 1 });
  await expect(page).toHaveURL(/technology=React&technology=Python&status=full&hoursMax=10&area=/);
  for (const name of ['React', 'Python', 'Full', 'Up to 10 hours a week'])
    await page.getByRole('button', { name: `Remove filter ${name}` }).click();
  await expect(page).toHaveURL(/\/Discover\?area=[^&]+$/);
});

test('Discover shows open projects first and offers the others', async ({ page }) => {
  await page.goto('/Discover');
  const others = page.getByRole('button', { name: /^Show \d+ full or closed$/ });
  const count = Number((await others.textContent())?.match(/\d+/)?.[0]);
  const total = async () => Number((await status(page).textContent())?.match(/^\d+/)?.[0]);
  await expect(status(page)).toHaveText(/^\d+ projects/);
  const open = await total();
  await others.press('Enter');
  await expect(page).toHaveURL(/status=any/);
  await expect.poll(total).toBe(open + count);
  await expect(others).toHaveCount(0);
});

test('a signed-in user finds the best projects first on Discover, and can order by date', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'ranker');
  await arrive(visitor, ['React', 'TypeScript']);
  const { page } = visitor;
  await page.goto('/Discover');
  await expect(page.getByLabel('Order')).toHaveValue('match');
  const scores = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => Number(card.querySelector('b.tabular-nums')?.textContent)),
    );
  await expect(cards(page)).toHaveCount(12);
  const shown = await scores();
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  await page.getByLabel('Order').selectOption('Newest First');
  await expect(page).toHaveURL(/\/Discover\?order=desc$/);
  // The list in the former order stays until the new one has loaded.
  await expect.poll(scores).not.toEqual(shown);
});

test('a filter counts the projects that it shows, and no longer beside another filter', async ({ page }) => {
  await page.goto('/Discover');
  const choice = page.getByRole('checkbox', { name: /^TypeScript \d+$/ });
  const [count] = (await page.locator('label').filter({ has: choice }).textContent())?.match(/\d+$/) ?? [];
  await choice.check();
  await expect(status(page)).toHaveText(new RegExp(`^${count} projects, page 1 of`));
  await page.getByRole('radio', { name: 'Up to 10' }).check();
  await expect(page.getByRole('checkbox', { name: 'TypeScript', exact: true })).toBeChecked();
});

test('what a user chooses before the scripts have loaded counts', async ({ page }) => {
  const loaded = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto('/Discover', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^TypeScript \d+$/ }).check();
  await page.getByRole('radio', { name: 'Up to 10' }).check();
  await page.getByLabel('Order').selectOption({ index: 1 });
  loaded.resolve();
  await expect(page).toHaveURL(/[?&]technology=TypeScript/);
  await expect(page).toHaveURL(/[?&]hoursMax=10/);
  await expect(page).toHaveURL(/[?&]order=asc/);
  await expect(page.getByRole('checkbox', { name: 'TypeScript', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Up to 10' })).toBeChecked();
});

test('on a phone, the filters and the order of people are in a drawer', async ({ browser }) => {
  const { context, page } = await newcomer(browser, 'people-order');
  const project = await postProject(context);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/Discover?show=people&skill=React');
  const order = page.getByText(`Best for ${project.title}`).filter({ visible: true });
  await expect(order).toHaveCount(1);
  await expect(page.getByLabel('Order')).toBeHidden();
  const opener = page.getByRole('button', { name: /^Filters/ });
  await expect(opener).toHaveText(/1/);
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Order').selectOption('Newest first');
  await expect(page).toHaveURL(/for=newest/);
  await drawer.getByRole('button', { name: /^Show \d+ people$/ }).click();
  await expect(opener).toBeFocused();
  await expect(order).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove filter React' }).press('Enter');
  await expect(page).not.toHaveURL(/skill=/);
  await expect(opener).not.toHaveText(/1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('people are browsed with filters, also by keyboard and by a guest', async ({ page }) => {
  await page.goto('/Discover');
  await page.getByRole('tab', { name: 'Projects' }).press('ArrowRight');
  await expect(page).toHaveURL(/show=people/);
  const people = page.getByRole('region', { name: 'People', exact: true });
  await expect(people.getByRole('status')).toHaveText(/^\d+ people, page 1 of \d+$/);
  await expect(people.getByRole('article')).toHaveCount(12);
  const all = Number((await people.getByRole('status').textContent())?.match(/^\d+/)?.[0]);
  await people.getByLabel('Skill').selectOption({ index: 1 });
  await expect(page).toHaveURL(/skill=/);
  await expect
    .poll(async () => Number((await people.getByRole('status').textContent())?.match(/^\d+/)?.[0]))
    .toBeLessThan(all);
  await people.getByLabel('Hours per week').selectOption('20 hours or more');
  await expect(page).toHaveURL(/hoursMin=20/);
  await people.getByLabel('Search people').fill('qqqqqqqq');
  await people.getByRole('button', { name: 'Clear filters' }).click();
  await expect(people.getByRole('status')).toContainText(`${all} people`);
  await people.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/u\//);
});

test('on a phone, the filters are in a drawer, and its button counts the active ones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/Discover?technology=React&skill=Frontend');
  const opener = page.getByRole('button', { name: /^Filters/ });
  await expect(opener).toHaveText(/2/);
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Order').selectOption('Oldest First');
  await expect(page).toHaveURL(/order=asc/);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the content below the list does not move on a phone when the list loads', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'steady');
  await arrive(visitor, ['React']);
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Phones show half of the page at first.
  await expect(cards(page)).toHaveCount(6);
  expect(await layoutShift(page)).toBeLessThan(0.1);
});
