import { expect, test } from '@playwright/test';
import { searchCopy } from '../../apps/web/src/copy/search.ts';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { refuse } from '../support/calls.ts';
import { untilHydrated } from '../support/hydration.ts';
import { arrive, openBrowser, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

test('the header search finds projects and users by alias and despite typos', async ({ browser, page }) => {
  const owner = await openBrowser(browser, 'search-owner');
  await arrive(owner, ['Kubernetes']);
  const project = await postProject(owner.context, {
    title: uniqueName('Cluster garden'),
    technologies: ['Kubernetes'],
  });
  await page.goto('/about');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('k8s');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchTerm=k8s$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: k8s');
  const card = page.getByRole('article').filter({ hasText: project.title });
  await expect(card.locator('mark', { hasText: 'Kubernetes' })).toBeVisible();
  const people = page.getByRole('tab', { name: /^People/ });
  await expect(people).toHaveText(/\d/);
  // The header has the term, and is the only search box on larger screens.
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('k8s');
  await page.getByRole('searchbox').fill('kuberntes');
  await expect(page).toHaveURL(/searchTerm=kuberntes/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(card).toBeVisible();

  await page.getByRole('tab', { name: /^Projects/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(people).toBeFocused();
  await expect(page).toHaveURL(/show=people/);
  const found = page.getByRole('tabpanel', { name: 'People' }).getByRole('article');
  await expect(found.locator('mark', { hasText: 'Kubernetes' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Projects' })).toBeVisible();
});

test('a term that is typed while the search page loads is searched', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/search?searchTerm=k8s', { waitUntil: 'commit' });
  // Until the style sheet has arrived, nothing is painted, but the box for small screens counts as visible too.
  const box = page.getByRole('searchbox', { name: shellCopy.search, exact: true });
  await box.fill('kuberntes');
  typed.resolve();
  await expect(page).toHaveURL(/searchTerm=kuberntes/);
  await expect(box).toHaveValue('kuberntes');
});

test('a user is found by name, and the result links to their page', async ({ browser, page }) => {
  const visitor = await openBrowser(browser, 'zebedee');
  await arrive(visitor, ['Elm']);
  await page.goto(`/search?searchTerm=${visitor.username}&show=people`);
  const link = page.getByRole('article').getByRole('link', { name: visitor.username });
  await untilHydrated(link);
  await link.click();
  await expect(page).toHaveURL(`/u/${visitor.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('without a term, the search box has the focus and shows recent searches', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/search');
  const box = page.getByRole('searchbox', { name: 'Search projects and people' });
  await expect(box).toBeFocused();
  await box.fill('tide');
  await box.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate('JSON.parse(localStorage.getItem("list:recent-searches:visitor") ?? "[]")'))
    .toEqual(['tide']);
  await page.goto('/search');
  await page.getByRole('link', { name: 'tide' }).click();
  await expect(page).toHaveURL(/searchTerm=tide/);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove tide from recent searches' }).click();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
});

test('words that find little together can be searched one by one', async ({ page }) => {
  await page.goto('/search?searchTerm=react%20harbour');
  const words = page.getByText(searchCopy.singleWords);
  await expect(words.getByRole('link')).toHaveText(['react', 'harbour']);
  await words.getByRole('link', { name: 'react' }).click();
  await expect(page).toHaveURL(/searchTerm=react$/);
  await expect(page.getByRole('searchbox')).toHaveValue('react');
  await expect(words).toHaveCount(0);
});

test('without a term, technologies with their projects and the lists are one step away', async ({ page }) => {
  await page.goto('/search');
  const technologies = page.getByRole('region', { name: searchCopy.technologies });
  await expect(technologies.getByRole('link')).toHaveCount(10);
  const first = technologies.getByRole('link').first();
  const [, technology = '', count = ''] = (await first.textContent())?.match(/^(.+) (\d+)$/) ?? [];
  await first.click();
  await expect(page).toHaveURL(`/Discover?technology=${encodeURIComponent(technology)}&status=any`);
  await expect(page.getByText(new RegExp(`^${count} projects`)).first()).toBeVisible();
  await page.goBack();
  const browse = page.getByRole('region', { name: searchCopy.browse });
  // Nearby is for signed-in users only.
  await expect(browse.getByRole('link')).toHaveText(['Projects', 'People', 'Events']);
  await browse.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover People');
});

test('an empty result offers a next step, a failure shows an error, and markup stays text', async ({
  page,
}) => {
  const hostile = '<img src=x onerror=alert(1)>';
  await page.goto(`/search?searchTerm=${encodeURIComponent(`${hostile} qqqqqqq`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search: ${hostile} qqqqqqq`);
  await expect(page.getByText('No projects found. Try adjusting your filters.')).toBeVisible();
  await page.getByRole('tab', { name: /^People/ }).click();
  await expect(page.getByText('No people found. Try another name or skill.')).toBeVisible();
  await refuse(page, 'people.search');
  await page.goto('/search?searchTerm=react&show=people');
  await expect(page.getByText('People could not be loaded. Please try again.')).toBeVisible();
  await page.getByRole('tab', { name: /^Projects/ }).click();
  await page.getByRole('link', { name: 'Filter these on Discover' }).click();
  await expect(page).toHaveURL(/\/Discover\?searchTerm=react$/);
});

test('a search that finds people but no project shows the people', async ({ browser, page }) => {
  const visitor = await openBrowser(browser, 'onlyperson');
  await arrive(visitor, ['React']);
  await page.goto(`/search?searchTerm=${visitor.username}`);
  await expect(page.getByRole('tab', { name: /^People/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: visitor.username })).toBeVisible();
  await page.getByRole('tab', { name: /^Projects/ }).click();
  await expect(page.getByText('No projects found. Try adjusting your filters.')).toBeVisible();
});

test('a page number after the last one opens the last page, of the search and of people', async ({
  page,
}) => {
  for (const path of [
    '/search?searchTerm=react&page=900',
    '/search?searchTerm=react&show=people&page=900',
    '/Discover?show=people&page=900',
  ]) {
    // Opened again if another test adds a user who starts a new last page.
    await expect(async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/page=\d{1,2}$/);
      await expect(page.getByText(/, page (\d+) of \1$/)).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }
});
