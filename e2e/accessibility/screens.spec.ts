import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Screen {
  readonly name: string;
  readonly as?: 'owner' | 'developer' | 'admin';
  readonly path: string | ((context: BrowserContext) => Promise<string>);
  /** Shows busy parts for good. */
  readonly busy?: boolean;
}

const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'an unknown address', path: '/no-such-page' },
  { name: 'the gallery', path: '/dev/ui', busy: true },
  { name: 'home', as: 'owner', path: '/' },
  { name: 'discover', path: '/Discover' },
  { name: 'search', path: '/search?searchTerm=tide' },
  { name: 'a project', as: 'developer', path: firstRecommended },
  { name: 'the dashboard', as: 'developer', path: '/dashboard' },
  { name: 'the profile', as: 'developer', path: '/dashboard?tab=profile' },
  { name: 'upload projects', as: 'developer', path: '/dashboard?tab=posts' },
  { name: 'a new posting', as: 'owner', path: '/dashboard?tab=project-posts' },
  { name: 'teammates', as: 'owner', path: '/dashboard?tab=Posts-recommendations' },
  { name: 'notifications', as: 'owner', path: '/notifications' },
  { name: 'the room list', as: 'owner', path: '/chat' },
  { name: 'a room', as: 'owner', path: firstRoom },
];

for (const screen of screens) {
  test(`${screen.name} is accessible in both themes and on a phone`, async ({ context, page }) => {
    const problems = watch(page);
    const userId = screen.as && (await signInAs(context, screen.as));
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(context);
    expect(userId === undefined).toBe(screen.as === undefined);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeAttached();
      if (!screen.busy) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const theme of ['light', 'dark']) {
        await show(page, theme);
        const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(passes.map(({ id }) => id)).toContain('target-size');
      }
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

/** Axe reads colours, which are others while something fades. */
async function show(page: Page, theme: string): Promise<void> {
  const settled =
    'Promise.all(document.getAnimations().filter(({ effect }) => Number.isFinite(effect.getComputedTiming().iterations))' +
    '.map(({ finished }) => finished.catch(() => {})))';
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await page.evaluate(settled);
}

/** Console errors, failures and requests to other hosts. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const expected = /Failed to load resource: the server responded with a status of 404/;
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== 'localhost') problems.push(`asked ${request.url()}`);
  });
  return problems;
}

async function firstRecommended(context: BrowserContext): Promise<string> {
  const { user } = await (await context.request.get('/api/user/me')).json();
  const projects = await (await context.request.get(`/flask/projects/recommendations/${user.id}`)).json();
  return `/project/${projects[0].slug}`;
}

async function firstRoom(context: BrowserContext): Promise<string> {
  const { user } = await (await context.request.get('/api/user/me')).json();
  const rooms = await (await context.request.get(`/api/chat/rooms/member/${user.id}`)).json();
  return `/chat/${rooms[0]._id}`;
}
