import { expect, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';

const tabs = ['Dashboard', 'Profile', 'Upload projects', 'Requirememt Post', 'Posts', 'Skill charts'];

test('the sidebar has its labels at each width', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  for (const [width, expected] of [
    [1440, 240],
    [768, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await sidebar.boundingBox())?.width).toBe(expected);
    for (const label of tabs) await expect(sidebar.getByRole('link', { name: label })).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sidebar.getByRole('link', { name: 'Profile' })).toContainText('User');
  await expect(sidebar.getByRole('link', { name: 'Users' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?tab=Posts-recommendations');
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  const strip = await sidebar.evaluate((node) => [node.scrollWidth > node.clientWidth, node.scrollLeft > 0]);
  expect(strip).toEqual([true, true]);
});

test('an administrator has the label Admin', async ({ context, page }) => {
  await signInAs(context, 'admin');
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(sidebar.getByRole('link', { name: 'Profile' })).toContainText('Admin');
});

test('the tab is in the address, case-insensitive; unknown tabs open the dashboard', async ({
  context,
  page,
}) => {
  await signInAs(context, 'developer');
  const current = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]');
  for (const [address, label] of [
    ['/dashboard?tab=POSTS', 'Upload projects'],
    ['/dashboard?tab=posts-recommendations', 'Posts'],
    ['/dashboard?tab=nothing', 'Dashboard'],
    ['/dashboard?tab=users', 'Dashboard'],
    ['/dashboard?tab=', 'Dashboard'],
    ['/Dashboard', 'Dashboard'],
  ] as const) {
    await page.goto(address);
    await expect(current).toHaveText(label);
  }
});

test('without a linked GitHub account, the upload tab explains that linking is required', async ({
  context,
  page,
}) => {
  await signInAs(context, 'developer');
  await page.goto('/dashboard?tab=posts');
  await expect(page.getByText(/not connected to GitHub|No GitHub account is linked/)).toBeVisible();
  // Controls that cannot work are not shown.
  await expect(page.getByLabel('Repository')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upload Project' })).toHaveCount(0);
  const shown = page.getByRole('region', { name: 'Skills your repositories show' });
  await expect(shown.getByRole('listitem').filter({ hasText: 'PostgreSQL' })).toContainText(
    /Strong · \d repositories.*Last used/,
  );
});

test('signing out from the sidebar opens the landing page', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/dashboard?tab=posts');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Collaborate Smarter/);
});
