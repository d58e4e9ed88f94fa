import { type Browser, expect, type Page } from '@playwright/test';
import { onboardingCopy } from '../../apps/web/src/copy/onboarding.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { closeContext } from './people.ts';

/** Signs in as a user of the bundled code host, then opens a path. */
export async function signInOver(page: Page, login: string, path: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await page.getByRole('button', { name: `Continue as ${login}` }).click();
  await page.waitForURL((url) => url.pathname === paths.welcome() || url.pathname + url.search === path);
  // The first sign-in of this user on this server shows what was found first.
  if (new URL(page.url()).pathname === paths.welcome()) {
    await page.getByRole('button', { name: onboardingCopy.later }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(path);
  }
  await expect(page.getByRole('main')).toBeVisible();
}

/**
 * Deletes the account that an earlier run has created for a user of the bundled code host. Its users are fixed, so a
 * test cannot use a new one.
 */
export async function forgetUserOf(browser: Browser, login: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInOver(page, login, paths.dashboard());
  const { user } = await (await context.request.get('/api/user/me')).json();
  const deleted = await context.request.delete(`/api/user/delete/${user.id}`);
  expect(deleted.status(), await deleted.text()).toBe(200);
  await closeContext(context);
}
