import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { hold, intercept } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';
import { watchProblems } from '../support/problems.ts';

const dark = '{"state":{"theme":"dark","currentUser":null,"singleKeys":true},"version":1}';

/** A new context whose local storage has this value under `root` before any page loads. */
async function withRoot(context: BrowserContext, root: string): Promise<Page> {
  await context.addInitScript((value) => {
    if (sessionStorage.getItem('set')) return;
    sessionStorage.setItem('set', 'yes');
    localStorage.setItem('root', value);
  }, root);
  return context.newPage();
}

/** The page's colours at first paint, when only the script in the head has run. */
async function firstPaint(page: Page, path: string): Promise<string[]> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  const seen = await page.evaluate(
    'const { background } = getComputedStyle(document.documentElement);' +
      '[background.split(")")[0] + ")", document.querySelector("meta[name=theme-color]").content]',
  );
  await page.unroute('**/assets/*.js');
  return JSON.parse(JSON.stringify(seen));
}

for (const path of ['/', '/about', '/Discover']) {
  test(`${path} is dark before its scripts load, and stays dark without warnings`, async ({ context }) => {
    const page = await withRoot(context, dark);
    expect(await firstPaint(page, path)).toEqual(['rgb(11, 20, 36)', '#0B1424']);
    const problems = watchProblems(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(problems).toEqual([]);
  });
}

for (const root of ['{', 'null', '{"theme":"dark"}', '{"state":{"currentUser":{"x":1}},"version":9}']) {
  test(`the site works if local storage has ${root} as root`, async ({ context }) => {
    const page = await withRoot(context, root);
    const problems = watchProblems(page);
    await page.goto('/Discover');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(problems).toEqual([]);
  });
}

test('the site works without local storage', async ({ context, page }) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const problems = watchProblems(page);
  await signInAs(context, 'developer');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back to Teamwright');
  expect(problems).toEqual([]);
});

test('two tabs share the theme, sign-out and sign-in', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fnotifications$/);
  await signInAs(context, 'developer');
  await page.goto('/dashboard');
  await expect(other.getByRole('button', { name: /account menu/ })).toBeVisible();
});

test('a session that ended elsewhere leads to the sign-in page, and back after signing in', async ({
  context,
  page,
}) => {
  await signInAs(context, 'developer');
  await page.goto('/dashboard?tab=posts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/sign-in' && url.searchParams.get('returnTo') === '/dashboard?tab=posts',
  );
});

for (const path of ['/notifications', '/']) {
  test(`a user with only the cookie is recognised at ${path} and not treated as a guest`, async ({
    context,
    page,
  }) => {
    await signInAs(context, 'developer');
    await intercept(page, 'accounts.me', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path === '/' ? 'Welcome Back to Teamwright' : 'Notifications',
    );
    expect(new Set(seen)).toEqual(new Set([path]));
  });
}

test('the sign-in page redirects a signed-in user', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/sign-in?returnTo=%2Fnotifications');
  await expect(page).toHaveURL(/\/notifications$/);
});

test('the page waits at most three seconds for the server to identify the user', async ({ page }) => {
  await hold(page, 'accounts.me');
  await page.goto('/Discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
