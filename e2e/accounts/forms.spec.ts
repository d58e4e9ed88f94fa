import { expect, test } from '@playwright/test';
import { accountsCopy } from '../../apps/web/src/copy/accounts/accounts.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { change, intercept } from '../support/calls.ts';
import { arrive, openBrowser, password } from '../support/people.ts';

test('the sign-in form shows missing fields, wrong credentials and progress, then opens the home page', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'signer');
  await arrive(visitor);
  const { page, context, email } = visitor;
  await context.clearCookies();
  await page.goto('/sign-in');
  await expect(page).toHaveTitle(/^Sign in · /);
  const submit = page.getByRole('button', { name: texts.signIn.submit, exact: true });
  const alert = page.getByRole('alert');
  await submit.click();
  await expect(alert.filter({ hasText: texts.signIn.fillAll })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(accountsCopy.missing.email);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('   ');
  await submit.click();
  await expect(alert.filter({ hasText: texts.signIn.fillAll })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await submit.click();
  await expect(alert.filter({ hasText: 'Invalid email or password' })).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Invalid email or password');
  const [error, button] = [await alert.boundingBox(), await submit.boundingBox()];
  expect(error?.y).toBeLessThan(button?.y ?? 0);

  await page.getByLabel('Email').fill(`  ${email}  `);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await intercept(page, 'accounts.signIn', async (route) => {
    await released;
    await route.continue();
  });
  await submit.click();
  await expect(page.getByRole('button', { name: texts.signIn.busy })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/');
});

test('the fields can show the password, warn about Caps Lock and support autofill', async ({ page }) => {
  await page.goto('/sign-in');
  const field = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: uiCopy.showPassword }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText(uiCopy.capsLock)).toBeVisible();
  await page.goto('/sign-up');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
});

test('the GitHub button lists the requested permissions if GitHub is configured', async ({ page }) => {
  await change(page, 'system.config', (config) => ({ ...config, github: true }));
  await page.goto('/sign-in?returnTo=%2Fchat');
  const link = page.getByRole('link', { name: texts.signIn.withGitHub });
  await expect(link).toHaveAttribute('href', paths.githubAuthorize('full', '/chat'));
  await page.getByText(accountsCopy.scopeQuestion).click();
  await expect(page.getByText(accountsCopy.scopeText)).toBeVisible();
  const narrow = page.getByRole('link', { name: accountsCopy.publicOnly });
  await expect(narrow).toHaveAttribute('href', paths.githubAuthorize('public', '/chat'));
});

test('the sign-up form shows missing fields and taken names, then opens the sign-in page', async ({
  browser,
}) => {
  const [known, visitor] = [await openBrowser(browser, 'known'), await openBrowser(browser, 'new')];
  await arrive(known);
  const { page } = visitor;
  await page.goto('/sign-up');
  await page.getByRole('link', { name: accountsCopy.toSignIn }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.getByRole('link', { name: accountsCopy.toSignUp }).click();
  const submit = page.getByRole('button', { name: accountsCopy.signUpSubmit });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: texts.signUp.fillAll })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  for (const [label, text] of [
    ['Username', accountsCopy.missing.username],
    ['Email', accountsCopy.missing.email],
    ['Password', accountsCopy.missing.password],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);
  await page.getByLabel('Username').fill(visitor.username);
  await page.getByLabel('Email').fill(known.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('This email address is already in use');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Username').fill(known.username.toUpperCase());
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('This username is already taken');
  await page.getByLabel('Username').fill(visitor.username);
  await submit.click();
  await expect(page).toHaveURL(/\/sign-in$/);
  // One press of Enter is left.
  await expect(page.getByText(accountsCopy.signedUpFilled)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.signIn.submit, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('signing in opens the protected page that was requested, also after signing up', async ({ browser }) => {
  const { page, username, email } = await openBrowser(browser, 'guarded');
  await page.goto('/dashboard?tab=profile#skills');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdashboard%3Ftab%3Dprofile%23skills$/);
  await page.getByRole('link', { name: accountsCopy.toSignUp }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: accountsCopy.signUpSubmit }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=profile#skills$/);
});
