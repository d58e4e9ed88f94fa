import { expect, test } from '@playwright/test';
import { answer, hold, refuse } from '../support/calls.ts';
import { untilHydrated } from '../support/hydration.ts';
import { watchProblems } from '../support/problems.ts';

test('an unknown address responds with 404, keeps the header and offers the search', async ({ page }) => {
  const problems = watchProblems(page);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Teamwright');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('tide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchTerm=tide$/);
  expect(problems).toEqual([]);
});

test('a production build does not contain the component gallery', async ({ page }) => {
  const answer = await page.goto('/dev/ui');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a script that cannot be loaded shows the error screen, with buttons to copy and to reload', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sign-in');
  await page.route('**/assets/about-page*.js', (route) => route.abort());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate("document.querySelector('a[href=\"/\"]').setAttribute('href', '/about')");
  await page.getByRole('banner').getByRole('link', { name: 'Teamwright' }).click();
  const error = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(error).toBeVisible();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(error).toContainText('A part of this page could not be loaded.');
  const reference = /web-\w+/.exec((await error.getByText('Reference: ').textContent()) ?? '')?.[0];
  await error.getByRole('button', { name: 'Copy details' }).click();
  await expect(error.getByRole('button', { name: 'Details copied' })).toBeVisible();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toContain(reference);
  expect(copied).toContain('/about');
  await page.unroute('**/assets/about-page*.js');
  await error.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Teamwright');
});

test('a page that throws while rendering shows the error screen; the rest of the site works', async ({
  page,
}) => {
  // An invalid response breaks the page itself, because its metadata is outside of its sections.
  await answer(page, 'projects.bySlug', { id: 'a', slug: 'half-a-project', title: 'Half', description: {} });
  await page.goto('/project/half-a-project');
  const error = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(error).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await error.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Collaborate Smarter');
});

test('a banner is shown while the network is down', async ({ context, page }) => {
  await page.goto('/about');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  await context.setOffline(true);
  await expect(page.getByText('You are offline. This page may be out of date.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('the callback page handles a missing code, a denial, a failure and a slow response', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/callback');
  await expect(heading).toHaveText('Nothing to finish here');
  await page.goto('/callback?error=access_denied');
  await expect(heading).toHaveText('Access to GitHub was not granted');

  await refuse(page, 'github.exchangeToken', 'unavailable');
  await page.goto('/callback?code=once&state=s');
  await expect(heading).toHaveText('The sign-in could not be completed');
  expect(logged.join()).toContain('Failed to fetch token');

  await page.clock.install();
  await page.unrouteAll();
  await hold(page, 'github.exchangeToken');
  await page.goto('/callback?code=slow&state=s');
  await expect(heading).toHaveText('Finishing GitHub sign-in…');
  await page.clock.fastForward(9_000);
  await expect(heading).toHaveText('Finishing GitHub sign-in…');
  await page.clock.fastForward(1_500);
  await expect(heading).toHaveText('This is taking longer than expected');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
});
