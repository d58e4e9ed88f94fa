import { expect, type Page, test } from '@playwright/test';
import { landingCopy } from '../../apps/web/src/copy/landing.ts';
import { sectionsCopy } from '../../apps/web/src/copy/landing-sections.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { signInAs } from '../support/demo.ts';

async function expectLinks(page: Page, links: readonly (readonly [string, string])[]): Promise<void> {
  for (const [name, href] of links)
    await expect(
      page.getByRole('main').or(page.getByRole('contentinfo')).getByRole('link', { name }),
    ).toHaveAttribute('href', href);
}

test('the landing page describes the product and links to sign-up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.landing.title);
  for (const part of [sectionsCopy.features, sectionsCopy.benefits])
    for (const { title, text } of Object.values(part)) {
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
  await expect(page.getByRole('heading', { name: sectionsCopy.ai.title })).toBeVisible();
  await expect(page.getByText(landingCopy.tagline)).toContainText('enhances collaboration through AI');
  await expectLinks(page, [
    [texts.landing.getStarted, '/sign-up'],
    [texts.landing.learnMore, '/about'],
    [texts.landing.createAccount, '/sign-up'],
    [texts.landing.termsOfService, '/terms'],
    [texts.landing.privacyPolicy, '/privacy'],
  ]);
  await expect(page.getByRole('contentinfo')).toContainText(texts.landing.copyrightYear);
});

test('a signed-in user is greeted by name, above one to four columns of projects', async ({
  context,
  page,
}) => {
  await signInAs(context, 'developer');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back to Teamwright');
  await expect(page.getByRole('main')).toContainText('plain-otter');
  await expectLinks(page, [
    [texts.landing.discoverProjects, '/Discover'],
    [texts.landing.myDashboard, '/dashboard'],
  ]);
  await expect(page.getByRole('link', { name: texts.landing.createAccount })).toHaveCount(0);
  const grid = page.getByRole('list').filter({ has: page.getByRole('article') });
  await expect(grid.getByRole('article')).toHaveCount(12);
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+ ?){${columns}}$`));
  }
});
