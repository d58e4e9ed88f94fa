import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { afterCopy } from '../../apps/web/src/copy/events/after.ts';
import { homeCopy } from '../../apps/web/src/copy/home.ts';
import { matchingReportCopy } from '../../apps/web/src/copy/legal/matching-report.ts';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { postedCopy } from '../../apps/web/src/copy/projects/posted.ts';
import { projectsCopy } from '../../apps/web/src/copy/projects/projects.ts';
import { justPosted } from '../../apps/web/src/paths.ts';
import { signInAs } from '../support/demo.ts';
import { arrive, openBrowser } from '../support/people.ts';
import { watchProblems } from '../support/problems.ts';
import { postProject } from '../support/projects.ts';
import { layoutShift } from '../support/scrolling.ts';
import { sayElsewhere, team } from '../support/teams.ts';

interface Subjects {
  slug: string;
  title: string;
  owner: string;
}

/** A project of the demo community. */
async function anyProject(request: APIRequestContext): Promise<Subjects> {
  const { posts } = await (await request.get('/api/post/getPosts?limit=1')).json();
  const [{ slug, title, ownerUsername: owner }] = posts;
  return { slug, title, owner };
}

/** The paths of public pages, with the heading of each. */
async function publicPages(request: APIRequestContext): Promise<[path: string, heading: string | RegExp][]> {
  const { slug, title, owner } = await anyProject(request);
  return [
    ['/', /^Collaborate Smarter/],
    ['/Discover', 'Discover Projects'],
    ['/Discover?status=open&order=asc', 'Discover Projects'],
    ['/Discover?show=people', 'Discover People'],
    [`/project/${slug}`, title],
    [`/u/${encodeURIComponent(owner)}`, owner],
    ['/search?searchTerm=react', /react/],
    ['/search?searchTerm=react&show=people', /react/],
    ['/about', 'About Teamwright'],
    ['/about/matching', matchingReportCopy.title],
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ];
}

/** Collects the calls of a page to the API. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

test('public pages are readable without scripts', async ({ browser, request }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const [path, heading] of await publicPages(request)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await page.goto('/Discover');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
  for (const path of ['/sign-up', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  }
});

test('a public page of a guest is hydrated without warnings, and fetches nothing again', async ({
  page,
  request,
}) => {
  const problems = watchProblems(page);
  const calls = watchCalls(page);
  for (const [path] of await publicPages(request)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Works only after the hydration.
    await page.getByRole('button', { name: /Switch to (dark|light) theme/ }).click();
    expect(calls, path).toEqual([]);
    expect(problems, path).toEqual([]);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  }
});

test('a search that the server rejects shows the reason, without warnings', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto(`/search?searchTerm=${'a'.repeat(300)}`, { waitUntil: 'networkidle' });
  await expect(page.getByText(/At most 200 characters/)).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
});

test('a project that was opened within the app is hydrated without warnings after a reload', async ({
  browser,
  page,
}) => {
  const problems = watchProblems(page);
  await page.goto('/Discover', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  const back = page.getByRole('button', { name: projectsCopy.page.back, exact: true });
  await expect(back).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(back).toBeVisible();
  expect(problems).toEqual([]);

  const owner = await openBrowser(browser, 'reloading');
  await arrive(owner);
  const { slug } = await postProject(owner.context);
  const problemsOfOwner = watchProblems(owner.page);
  await owner.page.goto(`/project/${slug}`);
  const usr = JSON.stringify(justPosted);
  await owner.page.evaluate(`history.replaceState({ ...history.state, usr: ${usr} }, '')`);
  await owner.page.reload({ waitUntil: 'networkidle' });
  await expect(owner.page.getByRole('region', { name: postedCopy.label })).toBeVisible();
  expect(problemsOfOwner).toEqual([]);
});

test('the HTML of a signed-in user contains the shell of that user', async ({ context, page, request }) => {
  const { slug, title } = await anyProject(request);
  await signInAs(context, 'developer');
  const answer = await context.request.get(`/project/${slug}`);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toContain('account menu');
  expect(html).not.toContain('href="/sign-in"');
  const problems = watchProblems(page);
  await page.goto(`/project/${slug}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const path of ['/', '/Discover', '/about']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(problems).toEqual([]);
});

test('home of a signed-in user contains the day, and the browser does not fetch it again', async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, 'owner');
  const readable = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const plain = await readable.newPage();
  await plain.goto('/');
  const today = plain.getByRole('region', { name: homeCopy.today });
  await expect(today.getByRole('region', { name: homeCopy.best.title }).getByRole('link')).toHaveCount(4);
  await expect(today.getByRole('region', { name: 'Your teams' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(plain.getByRole('article')).toHaveCount(12);

  const problems = watchProblems(page);
  const calls = watchCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /Switch to (dark|light) theme/ }).click();
  // The live connection repeats these once if other tests have just changed something for this user.
  const followed = /^\/api\/(auth\/refresh|notifications|chat|user\/me)/;
  expect(calls.filter((call) => !followed.test(call))).toEqual([]);
  expect(problems).toEqual([]);
});

test('the live connection repeats no call for data that has not changed since the document', async ({
  browser,
}) => {
  const { owner, mate, room, project } = await team(browser);
  const { page } = owner;
  const calls = watchCalls(page);
  await sayElsewhere(mate, project.id, 'The pier is wet.');
  // The join of a room reads what only members in the room are told of.
  const ofTheJoin = /^\/api\/chat\/(members|pins)\/|[?&]after=/;
  for (const path of ['/', '/dashboard', room]) {
    // What was sent shortly before the document counts as a change, so the first visits may repeat calls.
    await expect(async () => {
      calls.length = 0;
      const connected = page.waitForEvent('websocket');
      await page.goto(path);
      await (await connected).waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('"sent"'),
      );
      await page.waitForLoadState('networkidle');
      const repeated = calls.filter((call) => /^\/api\/(notifications|chat)/.test(call));
      expect(
        repeated.filter((call) => !ofTheJoin.test(call)),
        path,
      ).toEqual([]);
    }).toPass();
  }
});

test('what changes between the document and the live connection is shown', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  const { page } = owner;
  const hold = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await hold.promise;
    socket.connectToServer();
  });
  const calls = watchCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const row = page
    .getByRole('region', { name: 'Your teams' })
    .getByRole('listitem')
    .filter({ hasText: project.title });
  await expect(row).not.toContainText('1 unread');
  await sayElsewhere(mate, project.id, 'The pier is wet.');
  expect(calls.filter((call) => /^\/api\/(notifications|chat)/.test(call))).toEqual([]);
  hold.resolve();
  await expect.poll(() => calls.filter((call) => /^\/api\/chat/.test(call))).not.toEqual([]);
  await expect(row).toContainText('1 unread');
});

test('the dashboard and a room of a signed-in user are shown with the data of their documents', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner');
  await page.goto('/chat');
  const main = page.getByRole('main');
  const room = (await main.getByRole('listitem').getByRole('link').first().getAttribute('href')) ?? '';
  const answer = await context.request.get(room);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(room);
  await expect(page.getByRole('log').getByRole('article')).not.toHaveCount(0);
  await page.goto('/dashboard');
  await expect(main.getByRole('region', { name: 'Your projects' }).getByRole('listitem')).not.toHaveCount(0);
});

test('documents of the dashboard and of rooms have no data for guests', async ({ request }) => {
  for (const path of ['/dashboard', '/chat', '/chat/0195bd7d-8e25-7392-a1cc-b5b5fbcac985']) {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    const html = await answer.text();
    expect(html).toContain('"user":null');
    expect(html).toContain('"found":[]');
  }
});

test('going back after a reload, before the page is hydrated, returns to the page and its scroll position', async ({
  page,
}) => {
  const scrollY = () => page.evaluate<number>('scrollY');
  await page.goto('/Discover', { waitUntil: 'networkidle' });
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(8).scrollIntoViewIfNeeded();
  const before = await scrollY();
  expect(before).toBeGreaterThan(0);
  await cards.nth(8).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/project\//);
  const hold = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-/, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate('history.back()');
  await expect(page).toHaveURL(/\/Discover$/);
  hold.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Projects');
  await expect.poll(scrollY).toBe(before);
});

test('the page of a project tells a user without skills what to do, and fetches the match once they have one', async ({
  browser,
  request,
}) => {
  const { slug } = await anyProject(request);
  const visitor = await openBrowser(browser, 'skill-less');
  const id = await arrive(visitor);
  const { page } = visitor;
  const calls = watchCalls(page);
  await page.goto(`/project/${slug}`, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: matchingCopy.yourMatch })).toBeVisible();
  expect(calls.filter((call) => call.includes('/match'))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.05);
  const answer = await visitor.context.request.put(`/api/user/${id}/skills/React`, {
    data: { status: 'confirmed' },
  });
  expect(answer.status()).toBe(200);
  const why = new RegExp(`${matchingCopy.whyFits}|${matchingCopy.howFits}`);
  await expect(main.getByRole('heading', { name: why })).toBeVisible();
});

test('unknown subjects respond with 404 and their own page, and search engines do not list them', async ({
  page,
}) => {
  const problems = watchProblems(page);
  for (const [path, heading] of [
    ['/project/no-such-project', 'Page not found'],
    ['/u/no-such-user', 'Profile not found'],
    ['/project/%00', 'Page not found'],
    ['/u/%00', 'Profile not found'],
    ['/events/%00', 'Event not found'],
    ['/certificates/no-such-code', afterCopy.certificate.notFound],
  ] as const) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect(problems).toEqual([]);
});
