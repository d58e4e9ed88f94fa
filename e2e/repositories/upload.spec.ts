import { expect, type Page, test } from '@playwright/test';
import { dashboardCopy } from '../../apps/web/src/copy/dashboard.ts';
import { repositoryDraftCopy as draft } from '../../apps/web/src/copy/projects/repository-draft.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { change, intercept, refuse } from '../support/calls.ts';
import { signInOver } from '../support/codehost.ts';
import { signInAs } from '../support/demo.ts';
import { layoutShift } from '../support/scrolling.ts';

const { upload: copy, repository: removal } = dashboardCopy;

const atTheTab = (page: Page, login: string) => signInOver(page, login, '/dashboard?tab=posts');

test.describe.configure({ mode: 'serial' });

const field = (page: Page) => page.getByRole('combobox', { name: copy.repository });
const search = (page: Page) => page.getByRole('combobox', { name: uiCopy.narrowChoices });
const option = (page: Page) => page.getByRole('option');
const button = (page: Page) => page.getByRole('button', { name: texts.upload.submit });

test('an uploaded repository becomes a draft of a posting, and a draft is not replaced without asking', async ({
  page,
}) => {
  await atTheTab(page, 'north-ember');
  const start = async () => {
    await expect(field(page)).toHaveText(texts.upload.selectRepository);
    await field(page).press('Enter');
    await option(page).first().click();
    await button(page).click();
    await page.getByRole('region', { name: draft.label }).getByRole('link').press('Enter');
  };
  const heading = page.getByLabel(texts.posting.titleLabel, { exact: true });
  await start();
  await expect(heading).not.toHaveValue('');
  await expect(page).toHaveURL(/tab=project-posts$/);
  const title = await heading.inputValue();
  await heading.fill('My own title');
  await page.goto('/dashboard?tab=posts');
  await start();
  const question = page.getByRole('dialog', { name: draft.replaceTitle });
  await question.getByRole('button', { name: draft.keep }).press('Enter');
  await expect(heading).toHaveValue('My own title');
  await page.goto('/dashboard?tab=posts');
  await start();
  await question.getByRole('button', { name: draft.replace }).press('Enter');
  await expect(heading).toHaveValue(title);
});

test('a repository is found, previewed, uploaded, shown and removed; after a failure it stays selected', async ({
  page,
}) => {
  await atTheTab(page, 'north-ember');
  await expect(field(page)).toHaveText(texts.upload.selectRepository);
  await expect(button(page)).toBeDisabled();

  await field(page).press('Enter');
  await expect(search(page)).toBeFocused();
  const name = (await option(page).first().locator('bdi').textContent()) ?? '?';
  const [, short = '?'] = name.split('/');
  await search(page).fill('no repository has this name');
  await expect(page.getByText(copy.noMatch)).toBeVisible();
  await search(page).fill(short.slice(0, 6));
  await expect(option(page)).toHaveCount(1);
  await search(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveText(name);
  await expect(page.getByRole('region', { name: copy.preview })).toContainText(name);

  await refuse(page, 'repositories.upload', 'unavailable', 'GitHub cannot be reached right now.');
  await button(page).click();
  await expect(
    page.getByText(`${texts.upload.failed}: GitHub cannot be reached right now.`).first(),
  ).toBeVisible();
  await expect(field(page)).toHaveText(name);

  await page.unrouteAll();
  await button(page).click();
  await expect(page.getByText(texts.upload.done).first()).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await page.getByRole('button', { name: copy.view }).first().click();
  await expect(page.getByRole('heading', { name: short })).toBeVisible();

  const remove = page.getByRole('button', { name: `Remove ${short}` });
  await remove.click();
  await expect(page.getByRole('button', { name: removal.no })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: removal.yes, exact: true }).click();
  await expect(page.getByRole('heading', { name: short })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: texts.dashboard.myGitHubProjects })).toBeFocused();
});

test('the field shows that repositories load; after a failure they can be requested again after a pause', async ({
  page,
}) => {
  await page.route('**/user/repos?*', () => undefined);
  await atTheTab(page, 'north-ember');
  await expect(field(page)).toHaveText(texts.upload.loading);
  await expect(field(page)).toBeDisabled();

  await page.unrouteAll();
  const json = { success: false, message: 'Too many calls', code: 'rate_limited', requestId: 'here' };
  const headers = { 'retry-after': '2' };
  await page.route('**/user/repos?*', (route) => route.fulfill({ status: 429, json, headers }));
  await page.reload();
  await expect(page.getByText('Too many calls')).toBeVisible();
  const again = page.getByRole('button', { name: copy.again });
  await expect(again).toBeDisabled();
  await expect(page.getByText(/^You can try again in/)).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(field(page)).toBeEnabled();
});

test('nothing moves on the tab while the repositories and their skills arrive', async ({ context, page }) => {
  await signInAs(context, 'owner');
  for (const [endpoint, delay] of [
    ['repositories.listOwn', 400],
    ['skills.listOfUser', 800],
  ] as const)
    await intercept(page, endpoint, async (route) => {
      await page.waitForTimeout(delay);
      await route.continue();
    });
  const link = page.getByRole('link', { name: texts.dashboard.viewRepository });
  const cards = page.getByRole('listitem').filter({ has: link });
  await page.goto('/dashboard?tab=posts');
  await expect(cards.first()).toContainText('Docker');
  expect(await layoutShift(page)).toBeLessThan(0.001);
  // Without a document, every response is late.
  await page.goto('/dashboard?tab=project-posts');
  await page.getByRole('link', { name: texts.dashboard.uploadProjects }).click();
  await expect(cards.first()).toContainText('Docker');
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('the tab shows that there are no repositories; without access it links to GitHub', async ({ page }) => {
  await page.route('**/user/repos?*', (route) => route.fulfill({ json: [] }));
  await atTheTab(page, 'north-ember');
  await expect(page.getByText(copy.none)).toBeVisible();
  await expect(button(page)).toBeDisabled();

  await page.unrouteAll();
  const json = { success: false, message: 'No access', code: 'forbidden', requestId: 'here' };
  let asked = false;
  await change(page, 'accounts.me', ({ user }) => ({
    user: user && { ...user, githubAccess: asked ? 'lost' : 'full' },
  }));
  await page.route('**/user/repos?*', (route) => {
    asked = true;
    return route.fulfill({ status: 403, json });
  });
  await page.reload();
  await expect(page.getByText(copy.lost)).toBeVisible();
  await expect(page.getByRole('link', { name: copy.relink })).toHaveAttribute(
    'href',
    '/api/github/authorize?scope=full&returnTo=%2Fdashboard%3Ftab%3Dposts',
  );
});

test('a repository whose reading ends before the page is connected is shown', async ({ page }) => {
  await atTheTab(page, 'north-ember');
  const { user } = await (await page.request.get('/api/user/me')).json();
  const own = async () =>
    await (await page.request.get('/api/projects/user', { params: { email: user.email } })).json();
  for (const { repoId } of await own()) await page.request.delete(`/api/projects/user/${repoId}`);
  const connected = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await connected.promise;
    socket.connectToServer();
  });
  await page.reload();
  await expect(field(page)).toHaveText(texts.upload.selectRepository);
  const data = { email: user.email, repository: 'north-ember/drill' };
  expect((await page.request.post('/api/auth/upload-project', { data })).status()).toBe(201);
  await expect.poll(async () => (await own())[0]?.analysis.status).toBe('analysed');
  await expect(page.getByRole('heading', { name: 'drill' })).toHaveCount(0);
  connected.resolve();
  await expect(page.getByRole('heading', { name: 'drill' })).toBeVisible();
});
