import { expect, type Page, test } from '@playwright/test';
import { learningCopy } from '../../apps/web/src/copy/accounts/learning.ts';
import { limits } from '../../packages/contracts/src/core/limits.ts';
import { signInAs } from '../support/demo.ts';
import { watchProblems } from '../support/problems.ts';

const pages = [
  { path: '/', heading: /^Collaborate Smarter/ },
  { path: '/about', heading: /^About Teamwright$/ },
  { path: '/about/matching', heading: /^How well the matching works$/ },
  { path: '/terms', heading: /^Terms of Service$/ },
  { path: '/privacy', heading: /^Privacy Policy$/ },
];

/** The metadata of a page for search engines and link previews. */
async function headOf(page: Page): Promise<Record<string, string | null>> {
  const read = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  return {
    description: await read('meta[name=description]', 'content'),
    ogTitle: await read('meta[property="og:title"]', 'content'),
    ogDescription: await read('meta[property="og:description"]', 'content'),
    themeColor: await read('meta[name=theme-color]', 'content'),
    manifest: await read('link[rel=manifest]', 'href'),
  };
}

for (const { path, heading } of pages) {
  test(`${path} is complete as HTML, and React hydrates it without warnings`, async ({ browser, page }) => {
    const withoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await withoutScripts.goto(path);
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(withoutScripts.getByRole('contentinfo')).toContainText('2025');
    const head = await headOf(withoutScripts);
    expect(head.ogTitle).toBe(await withoutScripts.title());
    expect(head.ogDescription).toBe(head.description);
    expect(head.description?.length).toBeGreaterThan(50);
    expect({ themeColor: head.themeColor, manifest: head.manifest }).toEqual({
      themeColor: '#FFFFFF',
      manifest: '/site.webmanifest',
    });

    const problems = watchProblems(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, page.url()).href);
    expect(problems).toEqual([]);
  });
}

test('addresses are case-insensitive, and signed-in users get the HTML with their shell', async ({
  context,
}) => {
  for (const path of ['/ABOUT', '/about/']) {
    const answer = await context.request.get(path);
    expect([answer.status(), answer.headers().vary]).toEqual([200, expect.stringContaining('cookie')]);
    expect(await answer.text()).toContain('Who it is for</h2>');
  }
  await signInAs(context, 'developer');
  const html = await (await context.request.get('/about')).text();
  expect(html).toContain('Who it is for</h2>');
  expect(html).toContain('account menu');
});

test('a long text has a table of contents on large screens, and a limited line length', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/#rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  const paragraph = page.getByRole('article').getByRole('paragraph').last();
  const width = (await paragraph.boundingBox())?.width ?? 0;
  await paragraph.evaluate((node) => {
    node.textContent = '0'.repeat(68);
    node.style.width = 'max-content';
  });
  expect(width).toBeLessThanOrEqual(((await paragraph.boundingBox())?.width ?? 0) + 1);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(contents).toBeHidden();
});

test('the privacy page states what is recorded, for how long, and how to switch it off', async ({
  browser,
  context,
  page,
}) => {
  const withoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutScripts.goto('/privacy#learning');
  await expect(withoutScripts.getByRole('heading', { level: 2, name: learningCopy.title })).toBeInViewport();
  const text = withoutScripts.getByRole('article');
  for (const said of [
    'which projects were recommended to you, and when you or other people were recommended',
    'the position, the score, the version of the rules, and the time',
    'opened, whether someone was invited or asked to join, and whether that was accepted or rejected',
    'Administrators see totals without names',
    `deleted after ${limits.shownDays} days`,
    `You can switch this off in your settings, under “${learningCopy.title}”`,
    'Earlier records are deleted',
  ])
    await expect(text).toContainText(said);

  // The setting that the text mentions exists.
  await signInAs(context, 'developer');
  await page.goto('/settings/privacy');
  await expect(page.getByRole('heading', { name: learningCopy.title })).toBeAttached();
  await expect(page.getByLabel(learningCopy.label)).toBeEnabled();
});

test('robots.txt and the sitemap list the public pages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /dashboard\n');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  for (const file of ['pages', 'projects/1', 'people/1'])
    expect(index).toContain(`<loc>${baseURL}/sitemap/${file}.xml</loc>`);
  const siteMap = await request.get('/sitemap/pages.xml');
  expect(siteMap.headers()['content-type']).toContain('application/xml');
  for (const path of [
    '/',
    '/about',
    '/about/matching',
    '/terms',
    '/privacy',
    '/Discover',
    '/Discover?show=people',
  ])
    expect(await siteMap.text()).toContain(`<loc>${baseURL}${path}</loc>`);
  for (const file of ['/site.webmanifest', '/favicon.svg', '/apple-touch-icon.png'])
    expect((await request.get(file)).status()).toBe(200);
});
