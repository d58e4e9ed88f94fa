import { expect, test } from '@playwright/test';
import { matchingReportCopy as copy } from '../../apps/web/src/copy/legal/matching-report.ts';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { measured } from '../../apps/web/src/features/legal/matching/measured.ts';
import { limits } from '../../packages/contracts/src/core/limits.ts';
import { termLabels, termNames, weights } from '../../packages/matching/src/score/weights.ts';
import { change, refuse } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';

const address = '/about/matching';

test('the report has the shipped points and the stored figures as tables, without scripts', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(address);
  const terms = page.getByRole('table', { name: copy.reads.caption });
  for (const term of termNames) {
    const row = terms
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: termLabels[term] }) });
    await expect(row.getByRole('cell')).toHaveText([
      String(weights.youToProject[term]),
      String(weights.projectToYou[term]),
    ]);
  }
  const figures = page.getByRole('table', { name: copy.figures.caption });
  await expect(figures.locator('th[scope=row]')).toHaveCount(measured.figures.length);
  await expect(page.getByText(`with version ${measured.version}`)).toBeVisible();
});

test('a visitor reaches the report from the footer with the keyboard and reads its contents', async ({
  page,
}) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: shellCopy.aboutMatching });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about\/matching$/);
  await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
  const contents = page.getByRole('navigation', { name: copy.contents });
  await contents.getByRole('link', { name: copy.exposure.title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: copy.exposure.title })).toBeInViewport();
});

test('the figures of the site come from its server, with its version', async ({ context, page }) => {
  const exposure = {
    people: 4200,
    shown: 700,
    slots: 9000,
    gini: 0.5,
    distinctPerSlot: 0.078,
    topShare: 0.04,
  };
  await change(page, 'learning.publicExposure', (report) => ({ ...report, exposure }));
  await signInAs(context, 'developer');
  await page.goto(address);
  const table = page.getByRole('table', { name: copy.exposure.caption });
  await expect(table.getByRole('cell')).toHaveText(['0.500', '0.078', '4.0\u00a0%']);
  await expect(page.getByText('700 of 4,200 people filled the 9,000 places.')).toBeVisible();
  await expect(page.getByText(copy.version.same)).toBeVisible();
});

test('a site with few recommendations says so, and a failed call can be repeated', async ({ page }) => {
  await refuse(page, 'learning.publicExposure');
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText(copy.exposure.failed);
  await page.unrouteAll();
  await change(page, 'learning.publicExposure', (report) => ({ ...report, exposure: null }));
  await page.getByRole('button', { name: copy.exposure.retry }).click();
  await expect(page.getByText(copy.exposure.none)).toBeVisible();
  const { minPeople, minSlots } = limits.publicExposure;
  await expect(page.getByText(`from ${minPeople} people and ${minSlots} places on`)).toBeVisible();
});

test('a printed report is light and has no navigation', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: shellCopy.toDark }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: copy.contents })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(27, 35, 48)');
});
