import { expect, test } from '@playwright/test';
import { accountEmailCopy as copy } from '../../apps/web/src/copy/accounts/account-email.ts';
import { linkTo } from '../support/mail.ts';
import { arrive, openBrowser, password } from '../support/people.ts';

const verification = 'Confirm your email address';
const newPassword = 'eleven quiet herons';

test('a forgotten password is reset with an emailed link, which works once', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'forgetful');
  await arrive(visitor);
  const { page, context, email } = visitor;
  await page.goto(await linkTo(email, verification));
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.doneTitle })).toBeVisible();
  await context.clearCookies();

  await page.goto('/sign-in');
  await page.getByRole('link', { name: copy.forgot.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.forgot.title })).toBeFocused();
  await page.getByRole('button', { name: copy.forgot.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: copy.emailMissing })).toBeVisible();
  await page.getByLabel(copy.email).fill('not an address');
  await page.getByRole('button', { name: copy.forgot.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This is not an email address' })).toBeVisible();
  await page.getByLabel(copy.email).fill(email);
  await page.getByRole('button', { name: copy.forgot.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.forgot.sentTitle })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const link = await linkTo(email, 'Choose a new password');
  await page.goto(link);
  await page.getByRole('button', { name: copy.reset.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: copy.reset.passwordMissing })).toBeVisible();
  await page.getByLabel(copy.reset.password, { exact: true }).fill('Password123');
  await page.getByRole('button', { name: copy.reset.submit }).click();
  await expect(page.getByText('This password is too common').first()).toBeVisible();
  await page.getByLabel(copy.reset.password, { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: copy.reset.submit }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText('Your password is changed. Please sign in.').first()).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel(copy.reset.password, { exact: true }).fill('twelve quiet herons');
  await page.getByRole('button', { name: copy.reset.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.reset.voidTitle })).toBeFocused();
  await page.getByRole('link', { name: copy.reset.askAgain }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a guest who confirms an address chooses a new password', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'newcomer');
  await arrive(visitor);
  const { page, context, email } = visitor;
  const link = await linkTo(email, verification);
  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByText(copy.verify.guestText)).toBeVisible();
  await expect(page.getByRole('link', { name: copy.verify.signInFirst })).toBeVisible();
  await page.getByRole('button', { name: copy.verify.guestConfirm }).click();
  await expect(page.getByText(copy.verify.choosePasswordText)).toBeVisible();
  await page.getByRole('link', { name: copy.verify.choosePassword }).click();
  await page.getByLabel(copy.reset.password, { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: copy.reset.submit }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the response is the same for an unknown and a known address', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel(copy.email).fill('nobody-at-all@example.org');
  await page.getByRole('button', { name: copy.forgot.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.forgot.sentTitle })).toBeVisible();
  await page.getByRole('button', { name: copy.forgot.other }).click();
  await expect(page.getByLabel(copy.email)).toBeVisible();
});

test('a reset link without a token shows an error immediately', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1, name: copy.reset.voidTitle })).toBeVisible();
});
