import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { isHeld } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';
import { arrive, closeContext, uniqueName, type Visitor } from '../support/people.ts';
import type { Screen, ScreenState, Stage, Viewer } from './screen.ts';

export const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

export interface Look {
  readonly theme: Theme;
  readonly width: number;
}

interface SignedIn {
  /** The user as stored in local storage. */
  readonly user: { readonly id: string } | null;
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

type SignIns = (viewer: Viewer) => Promise<SignedIn>;

async function signIn(browser: Browser, viewer: Viewer, baseURL: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL });
  if (viewer === 'newcomer') await arrive(await newcomer(context));
  else if (viewer !== 'guest') await signInAs(context, viewer);
  const { user } = await (await context.request.get('/api/user/me')).json();
  const cookies = await context.cookies();
  await context.close();
  return { user, cookies };
}

async function newcomer(context: BrowserContext): Promise<Visitor> {
  const username = uniqueName('newcomer');
  return { context, page: await context.newPage(), username, email: `${username}@example.org` };
}

/** Each worker signs in each viewer once. */
export const test = base.extend<{ open: OpenState }, { signIns: SignIns }>({
  signIns: [
    async ({ browser }, use, { project }) => {
      const known = new Map<Viewer, Promise<SignedIn>>();
      await use((viewer) => {
        const found = known.get(viewer) ?? signIn(browser, viewer, project.use.baseURL ?? '');
        known.set(viewer, found);
        return found;
      });
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, signIns, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (screen, state, look) => {
      const { user, cookies } = await signIns(state.as ?? screen.as);
      const context = await browser.newContext({
        baseURL,
        viewport: { width: look.width, height: look.width < 700 ? 780 : 900 },
        hasTouch: look.width < 700,
        // States are tested at rest, so endless animations would only cost time.
        reducedMotion: 'reduce',
        storageState: {
          cookies,
          origins: [{ origin: baseURL ?? '', localStorage: stored(look.theme, user) }],
        },
      });
      opened.push(context);
      return await enter({ page: await context.newPage(), context, userId: user?.id ?? '' }, screen, state);
    });
    for (const context of opened) await closeContext(context);
  },
});

type OpenState = (screen: Screen, state: ScreenState, look: Look) => Promise<Visit>;

export interface Visit extends Stage {
  /** Console errors, failures and requests to other hosts. */
  readonly problems: readonly string[];
}

function stored(theme: Theme, currentUser: object | null): { name: string; value: string }[] {
  return [{ name: 'root', value: JSON.stringify({ state: { theme, currentUser }, version: 1 }) }];
}

async function enter(stage: Stage, screen: Screen, state: ScreenState): Promise<Visit> {
  const { page } = stage;
  const problems = watch(page);
  const calm = traffic(page);
  const path = state.path ?? screen.path;
  await state.before?.(stage);
  await page.goto(typeof path === 'string' ? path : await path(stage));
  await state.act?.(stage);
  await expect(state.shows(page).first()).toBeVisible();
  if (!state.busy) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await calm();
  await settle(page);
  return { ...stage, problems };
}

/** Returns the widths at which a state is tested. */
export function widthsOf({ width }: ScreenState): readonly number[] {
  return width === undefined ? [1440, 360] : [width];
}

/** Changes the theme as the toggle does, without leaving the state. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await settle(page);
}

/** Waits for CSS transitions, because they change colours and positions. At most 1 s: hidden ones may never finish. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    'Promise.race([new Promise((done) => setTimeout(done, 1000)), Promise.all(document.getAnimations().filter(({ effect }) => Number.isFinite(effect.getComputedTiming().iterations))' +
      '.map(({ finished }) => finished.catch(() => {})))])',
  );
}

/**
 * Returns a function that waits until the page's requests have finished, because each response changes the
 * screen. It gives up after 3 s.
 */
function traffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  function note(request: Request, isOpen: boolean): void {
    if (isOpen) open.add(request);
    else open.delete(request);
    changed = Date.now();
  }
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return async () => {
    const end = Date.now() + 3000;
    const isCalm = () => Date.now() - changed > 150 && [...open].every(isHeld);
    while (!isCalm() && Date.now() < end) await page.waitForTimeout(50);
  };
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser's message about a response that the state expects.
    const expected = /^Failed to load resource: the server responded with a status of 4/;
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== 'localhost') problems.push(`requested ${request.url()}`);
  });
  return problems;
}
