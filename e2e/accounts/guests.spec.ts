import { expect, test } from '@playwright/test';
import { arrive, openBrowser, password } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

test('a guest who asks to join is sent to the sign-in page, and returns after signing in', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'guest-host');
  await arrive(owner);
  const project = await postProject(owner.context);
  const guest = await openBrowser(browser, 'guest');
  await arrive(guest);
  await guest.context.clearCookies();
  const { page } = guest;

  await page.goto(`/project/${project.slug}`);
  await page
    .getByRole('button', { name: 'Join Request' })
    .or(page.getByRole('link', { name: 'Join Request' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${project.slug}`));
});

test('protected pages redirect guests to the sign-in page; empty forms show missing fields', async ({
  page,
}) => {
  for (const path of ['/dashboard', '/chat', '/notifications']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in/);
  }
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please fill all the fields')).toBeVisible();
  await page.goto('/sign-up');
  await page.getByLabel('Username').fill('half-filled');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please fill out all fields.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('half-filled');
});

test('an unknown address keeps the header and responds with 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Discover Projects' }).first()).toBeVisible();
});
