import { expect, type Page } from '@playwright/test';
import { onboardingCopy } from '../../apps/web/src/copy/onboarding.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { texts } from '../../apps/web/src/texts.ts';

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
