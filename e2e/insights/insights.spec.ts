import { expect, test } from '@playwright/test';
import { demoSignIns } from '../../apps/server/src/db/demo/sign-ins.ts';
import { testSecret } from '../support/demo.ts';
import { freePort, type RunningServer, startServer, temporaryDataDir } from '../support/server.ts';

let server: RunningServer;
let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const port = await freePort();
  const env = {
    INSIGHTS: 'on',
    SEED_DEMO: 'true',
    SECRET_KEY: testSecret,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  server = await startServer({ port, dataDir: dataDir.path, env });
});

test.afterAll(async () => {
  await server.stop();
  await dataDir.remove();
});

test('page views are counted on loads and on navigation, and administrators see the totals', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL(/\/terms/);
  await page.goto('/discover');
  await page.getByRole('listitem').getByRole('link').filter({ visible: true }).first().click();
  await expect(page).not.toHaveURL(/discover/);
  expect(await context.cookies()).toEqual([]);

  const admin = demoSignIns(testSecret).find(({ role }) => role === 'admin');
  const data = { email: admin?.email, password: admin?.password };
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200);
  await page.goto('/dashboard?tab=users&view=insights');
  await expect(page.getByRole('heading', { name: 'Views by day' })).toBeVisible();
  const byPage = page.getByRole('table', { name: 'Views by page' });
  for (const route of ['/', '/terms', '/Discover', '/project/:slug'])
    await expect(
      byPage.getByRole('row').filter({ has: page.getByText(route, { exact: true }) }),
    ).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Day' })).toBeVisible();
  await page.getByLabel('Period').selectOption('7');
  await expect(page).toHaveURL(/days=7/);
  await context.close();
});

test('a browser with a privacy signal sends no page views', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: { 'sec-gpc': '1' } });
  await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  const page = await context.newPage();
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') beacons.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(beacons).toEqual([]);
  await context.close();
});

test('no page loads the script if counting is off', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/discover', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.includes('insights'))).toEqual([]);
  expect((await page.request.get('/insights/script.js')).status()).toBe(404);
});
