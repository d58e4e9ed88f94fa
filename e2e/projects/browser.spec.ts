import { expect, type Page, test } from '@playwright/test';
import { answer, refuse } from '../support/calls.ts';
import { arrive, openBrowser, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { layoutShift } from '../support/scrolling.ts';

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
  await page.getByLabel('Technology', { exact: true }).selectOption('React');
  await expect(page).toHaveURL(/\/Discover\?technology=React$/);
  await page.getByLabel('Order').selectOption('Oldest First');
  await expect(page).toHaveURL(/order=asc/);
  await page.getByRole('button', { name: 'Remove filter React' }).click();
  await expect(page).toHaveURL(/\/Discover\?order=asc$/);
  await page.goBack();
  await expect(page.getByLabel('Technology', { exact: true })).toHaveValue('React');
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
  await expect(cards(page).locator('mark').first()).toHaveText(/^harbour/i);
  await page.getByLabel('Order').selectOption('Best match');
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
  for (const name of ['Up to 10', 'Open']) {
    await rail.getByRole('radio', { name, exact: true }).click();
    await expect(rail.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await rail.getByLabel('Area').selectOption({ index: 1 });
  await expect(page).toHaveURL(/technology=React&technology=Python&status=open&hoursMax=10&area=/);
  for (const name of ['React', 'Python', 'Open', 'Up to 10 hours a week'])
    await page.getByRole('button', { name: `Remove filter ${name}` }).click();
  await expect(page).toHaveURL(/\/Discover\?area=[^&]+$/);
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

test('a search is saved in this browser and can be opened again', async ({ page }) => {
  await page.goto('/Discover?technology=React&order=asc');
  await page.getByRole('button', { name: 'Save search' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/Discover');
  const saved = page.getByRole('list', { name: 'Saved searches' });
  await saved.getByRole('link', { name: 'React, Oldest First' }).click();
  await expect(page).toHaveURL(/technology=React&order=asc/);
  await page.goto('/Discover');
  await saved.getByRole('button', { name: 'Remove saved search React, Oldest First' }).click();
  await expect(saved).toHaveCount(0);
});

test('the content below the list does not move on a phone when the list loads', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'steady');
  await arrive(visitor, ['React']);
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  expect(await layoutShift(page)).toBeLessThan(0.1);
});
