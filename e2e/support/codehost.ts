import { expect, type Page } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';

/** Signs in as a user of the bundled code host, then opens a path. */
export async function signInOver(page: Page, login: string, path: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await page.getByRole('button', { name: `Continue as ${login}` }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole('main')).toBeVisible();
}
