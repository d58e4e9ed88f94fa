import { expect, type Page, test } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';
import { refuse } from '../support/calls.ts';

/** Signed in as one of the stand-in's people, at the tab. */
async function atTheTab(page: Page, login: string): Promise<void> {
  await page.goto('/sign-in?returnTo=%2Fdashboard%3Ftab%3Dposts');
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await page.getByRole('button', { name: `Continue as ${login}` }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=posts$/);
}

test.describe.configure({ mode: 'serial' });

const select = (page: Page) => page.getByLabel('Repository', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: texts.upload.submit });

test('a repository is chosen, previewed, uploaded and shown; a failure keeps the choice', async ({
  page,
}) => {
  await atTheTab(page, 'north-ember');
  await expect(select(page)).toHaveValue('');
  await expect(select(page)).toContainText(texts.upload.selectRepository);
  await expect(button(page)).toBeDisabled();

  const name = await select(page).locator('option').nth(1).textContent();
  await select(page).selectOption(name);
  await expect(page.getByRole('region', { name: 'Chosen repository' })).toContainText(name ?? '?');
  await refuse(page, 'repositories.upload', 'unavailable', 'GitHub cannot be reached right now.');
  await button(page).click();
  await expect(
    page.getByText(`${texts.upload.failed}: GitHub cannot be reached right now.`).first(),
  ).toBeVisible();
  await expect(select(page)).toHaveValue(name ?? '?');

  await page.unrouteAll();
  await button(page).click();
  await expect(page.getByText(texts.upload.done).first()).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await page.goto('/dashboard');
  const [, short = '?'] = (name ?? '').split('/');
  await expect(page.getByRole('heading', { name: short })).toBeVisible();
});

test('while the repositories load the list says so; when they fail it can be asked again', async ({
  page,
}) => {
  await page.route('**/user/repos?*', () => undefined);
  await atTheTab(page, 'north-ember');
  await expect(select(page)).toContainText(texts.upload.loading);
  await expect(select(page)).toBeDisabled();

  await page.unrouteAll();
  const json = { success: false, message: 'Too many calls', code: 'rate_limited', requestId: 'here' };
  await page.route('**/user/repos?*', (route) => route.fulfill({ status: 429, json }));
  await page.reload();
  await expect(page.getByText('Too many calls')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(select(page)).toBeEnabled();
});

test('who has linked an account without repositories is told so', async ({ page }) => {
  await page.route('**/user/repos?*', (route) => route.fulfill({ json: [] }));
  await atTheTab(page, 'north-ember');
  await expect(page.getByText('Your GitHub account shows us no repositories.')).toBeVisible();
  await expect(button(page)).toBeDisabled();
});
