import { expect, type Page, test } from '@playwright/test';
import { dashboardCopy } from '../../apps/web/src/copy/dashboard.ts';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { skillsCopy as copy } from '../../apps/web/src/copy/skills.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { forgetUserOf, signInOver } from '../support/codehost.ts';

const found = (page: Page) => page.getByRole('region', { name: copy.found });
const answerTo = (page: Page, text: string, name: string) =>
  page.getByRole('button', { name: fill(text, { name }), exact: true });

async function upload(page: Page, repository: string): Promise<void> {
  await page.goto(paths.dashboard('posts'));
  await page.getByRole('combobox', { name: dashboardCopy.upload.repository }).click();
  await page.getByRole('combobox', { name: uiCopy.narrowChoices }).fill(repository);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: texts.upload.submit }).click();
  await expect(page.getByText(texts.upload.done).first()).toBeVisible();
}

/** Waits until the repository's card shows that the analysis is done. */
async function waitForAnalysis(page: Page, repository: string): Promise<void> {
  await page.goto(paths.dashboard());
  const card = page.getByRole('listitem').filter({ hasText: repository });
  await expect(card.getByText(dashboardCopy.repository.analysing)).toHaveCount(0, { timeout: 30_000 });
  await expect(card.getByRole('definition').last()).not.toHaveText(dashboardCopy.repository.noneFound);
}

test('an uploaded repository suggests skills with evidence; a hidden skill is not suggested again', async ({
  browser,
  page,
}) => {
  await forgetUserOf(browser, 'low-orchard');
  await signInOver(page, 'low-orchard', '/dashboard');
  await upload(page, 'frost-bell');
  await waitForAnalysis(page, 'frost-bell');

  await page.goto(paths.notifications());
  await page
    .getByRole('button', { name: /frost-bell/ })
    .first()
    .click();
  await page.getByRole('link', { name: notificationsCopy.seeSkills }).first().click();
  await expect(page.getByRole('heading', { name: copy.title, exact: true })).toBeFocused();

  const rows = found(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(rows.nth(1)).toBeVisible();
  const names = await found(page)
    .getByRole('button', { name: /^Confirm / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(8) ?? ''));
  const [kept = '?', dropped = '?'] = names.filter((name) => name !== '' && name !== 'all');

  await found(page).getByText(copy.whatShows, { exact: true }).first().click();
  const evidence = found(page)
    .getByRole('link', { name: /low-orchard\/frost-bell/ })
    .first();
  await expect(evidence).toHaveAttribute('href', /\/low-orchard\/frost-bell/);

  await answerTo(page, copy.confirmOne, kept).click();
  await expect(page.getByRole('region', { name: copy.yours }).getByText(kept).first()).toBeVisible();
  await answerTo(page, copy.hideOne, dropped).click();
  await expect(page.getByText(fill(copy.hidden, { name: dropped })).first()).toBeVisible();
  await expect(answerTo(page, copy.confirmOne, dropped)).toHaveCount(0);

  await upload(page, 'frost-bell');
  await waitForAnalysis(page, 'frost-bell');
  await page.goto(paths.skills());
  await expect(page.getByRole('region', { name: copy.yours }).getByText(kept).first()).toBeVisible();
  await expect(answerTo(page, copy.confirmOne, dropped)).toHaveCount(0);
  await page.getByText(/^Hidden \(\d+\)$/).click();
  await expect(answerTo(page, copy.restoreOne, dropped)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(paths.person('low-orchard'));
  await expect(page.getByRole('heading', { name: copy.shownBy })).toBeVisible();
});

test('evidence from a project posting and a team links to the projects', async ({ page }) => {
  for (const words of [copy.ofProject.posting, copy.ofProject.outcome]) {
    await page.goto(paths.person('quiet-heron'));
    const [before = '', after = ''] = words.split('{title}');
    const pieces = page.getByRole('link', { name: new RegExp(`^${before}.+${after}$`), includeHidden: true });
    const skill = page
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .filter({ has: pieces });
    await skill.first().getByText(copy.whatShows, { exact: true }).click();
    const piece = skill
      .first()
      .getByRole('link', { name: new RegExp(`^${before}.+${after}$`) })
      .first();
    const title = ((await piece.textContent()) ?? '').slice(before.length).replace(after, '');
    await piece.click();
    await expect(page).toHaveURL(/\/project\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
