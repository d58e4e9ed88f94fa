import { expect, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';
import { walk } from '../support/keyboard.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

for (const [path, width] of [
  ['/', 1440],
  ['/', 360],
  ['/about', 1440],
  ['/Discover', 768],
  ['/no-such-page', 360],
] as const) {
  test(`a visitor walks through ${path} at ${width} px by Tab alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await walk(page, 40);
    expect(seen[0]).toBe('Skip to content');
    expect(seen.length).toBeGreaterThan(8);
  });
}

for (const width of [1440, 360]) {
  test(`a signed-in user walks through the dashboard at ${width} px by Tab alone`, async ({
    context,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(context, 'developer');
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'View Repository' }).first()).toBeVisible();
    const seen = await walk(page, 40);
    expect(seen).toContain('Requirememt Post');
  });
}

test('the bars of buttons at the bottom of a phone cover no focused element', async ({ browser }) => {
  const owner = await newcomer(browser, 'bars-owner');
  const { slug } = await postProject(owner.context);
  const { page } = await newcomer(browser, 'bars');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/welcome?step=skills',
    '/welcome?step=hours',
    '/welcome?step=goals',
    `/project/${slug}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await walk(page, 60)).length).toBeGreaterThan(8);
  }
  await page.goto('/dashboard?tab=profile#account');
  await page.getByLabel('Username').fill('another name');
  expect(await walk(page, 80)).toContain('Update');
});

test('the skip link moves the focus past the header', async ({ page }) => {
  await page.goto('/Discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
