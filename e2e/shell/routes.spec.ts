import { expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';
import { untilHydrated } from '../support/hydration.ts';

/** Opens a path like a link does, from any scroll offset. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(`
    scrollTo(0, 400);
    const link = document.createElement('a');
    link.href = ${JSON.stringify(path)};
    document.getElementById('main').append(link);
    link.click();`);
}

const screens = [
  ['/about', 'About Teamwright'],
  ['/about/matching', 'How well the matching works'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/Discover', 'Discover Projects'],
  ['/discover?technology=React', 'Discover Projects'],
  ['/search?searchTerm=tide', 'Search: tide'],
  ['/notifications', 'Notifications'],
  ['/chat', 'Chats'],
  ['/dashboard', 'Dashboard'],
  ['/dashboard?tab=profile', 'Profile'],
  ['/settings/security', 'Security · Settings'],
  ['/you', 'You'],
  ['/dashboard?tab=posts', 'Upload projects'],
  ['/dashboard?tab=project-posts', 'New project'],
  ['/dashboard?tab=Posts-recommendations', 'Teammate Recommendations'],
  ['/no-such-page', 'Page not found'],
] as const;

test('each page has its title, starts at the top, and focuses its heading', async ({ context, page }) => {
  await signInAs(context, 'owner');
  await page.goto('/');
  // Before, links load a new document.
  await untilHydrated(page.locator('main'));
  let before = '';
  for (const [path, title] of screens) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveTitle(`${title} · Teamwright`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (title !== before) {
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await page.evaluate('scrollY')).toBe(0);
      }
    });
    before = title;
  }
});

for (const path of [
  '/',
  '/dashboard?tab=profile',
  '/settings',
  '/settings/security',
  '/you',
  '/notifications',
  '/chat',
  '/chat/:own',
  '/project/:own',
]) {
  test(`${path}, signed in, fits 320 px and works with reduced motion and forced colours`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
      forcedColors: 'active',
    });
    await signInAs(context, 'owner');
    const { posts } = await (
      await context.request.get('/api/post/getPosts?searchTerm=tidewater&limit=1')
    ).json();
    const page = await context.newPage();
    await page.goto(path.replace('/chat/:own', `/chat/${posts[0].id}`).replace(':own', posts[0].slug));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    const moving =
      'document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 100).length';
    expect(await page.evaluate(moving)).toBe(0);
    await context.close();
  });
}
