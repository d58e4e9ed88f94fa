import { expect, test } from '@playwright/test';
import { arrive, openBrowser } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

test('everyone can open the public page of a user, which shows no email address', async ({
  browser,
  page,
}) => {
  const visitor = await openBrowser(browser, 'dotted');
  const user = { ...visitor, username: `Dot. ${visitor.username}` };
  const id = await arrive(user, ['React', 'Elm']);
  const profile = { bio: 'Builds tide tables.', workplace: 'Harbour Office', area: 'Porto' };
  expect((await user.context.request.post(`/api/user/update/${id}`, { data: profile })).status()).toBe(200);
  const project = await postProject(user.context);

  const answer = await page.goto(`/u/${encodeURIComponent(user.username)}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(user.username));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.username);
  for (const text of [profile.bio, profile.workplace, profile.area])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(/^Joined \d/)).toBeVisible();
  for (const skill of ['React', 'Elm'])
    await expect(page.getByRole('region', { name: /^Skills/ })).toContainText(skill);
  await expect(page.locator('body')).not.toContainText('@example.org');
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);

  await page.getByRole('link', { name: project.title }).click();
  await expect(page).toHaveURL(`/project/${project.slug}`);
  await page.getByRole('link', { name: user.username }).first().click();
  await expect(page).toHaveURL(/\/u\/Dot\.%20dotted/);

  await user.page.goto(`/u/${encodeURIComponent(user.username)}`);
  await user.page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(user.page).toHaveURL(/\/dashboard\?tab=profile/);
});

test('an unknown username responds with 404 and offers a next step', async ({ page }) => {
  const answer = await page.goto('/u/nobody%20of%20this%20name');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile not found');
  await page.getByRole('link', { name: 'Search people' }).click();
  await expect(page).toHaveURL(/\/search\?searchTerm=nobody.*&show=people$/);
});
