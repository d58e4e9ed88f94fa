import { expect, test } from '@playwright/test';
import { accountEmailCopy as copy } from '../../apps/web/src/copy/accounts/account-email.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { intercept } from '../support/calls.ts';
import { linkTo } from '../support/mail.ts';
import { arrive, openBrowser } from '../support/people.ts';

const verification = 'Confirm your email address';

test('the reminder about an unconfirmed address stays until the link is opened', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'unconfirmed');
  await arrive(visitor);
  const { page, email } = visitor;
  const reminder = page.getByRole('region', { name: copy.reminder.label });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.landing.welcomeBack);
  await page.goto('/dashboard');
  await expect(reminder).toContainText(fill(copy.reminder.unverified, { email }));
  await reminder.getByRole('button', { name: copy.sendAgain }).click();
  await expect(page.getByText(copy.sentAgain).first()).toBeVisible();
  await page.goto('/dashboard?tab=profile');
  await expect(reminder).toBeVisible();

  const link = await linkTo(email, verification);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.doneTitle })).toBeFocused();
  await page.getByRole('link', { name: copy.verify.toDashboard }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.dashboard.dashboard })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  // For a signed-in user, opening the link a second time also counts as success.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.doneTitle })).toBeVisible();
});

test('an invalid link offers a new one, and lets guests enter any address', async ({ page }) => {
  await page.goto('/verify-email#nonsense');
  await page.getByRole('button', { name: copy.verify.guestConfirm }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.voidTitle })).toBeFocused();
  await page.getByRole('button', { name: copy.sendAgain }).click();
  await expect(page.getByRole('alert').filter({ hasText: copy.emailMissing })).toBeVisible();
  await page.getByLabel(copy.email).fill('nobody-at-all@example.org');
  await page.getByRole('button', { name: copy.sendAgain }).click();
  await expect(page.getByText(copy.verify.resentText)).toBeVisible();
});

test('a confirmation shows its progress, and can be retried after the site was unavailable', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, 'accounts.verifyEmail', async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto('/verify-email#nonsense');
  await page.getByRole('button', { name: copy.verify.guestConfirm }).click();
  await expect(page.getByRole('status').filter({ hasText: copy.verify.working })).toBeVisible();
  resolve();
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.failedTitle })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: copy.verify.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.voidTitle })).toBeVisible();
});

test('a new address is shown as pending until its link is opened, and can be cancelled', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'mover');
  await arrive(visitor);
  const { page, username, email } = visitor;
  await page.goto(await linkTo(email, verification));
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.doneTitle })).toBeVisible();
  const reminder = page.getByRole('region', { name: copy.reminder.label });
  const ask = async (wanted: string) => {
    await page.goto('/dashboard?tab=profile');
    await page.getByLabel('Email', { exact: true }).fill(wanted);
    await page.getByRole('button', { name: texts.profile.update }).click();
    await expect(page.getByText(texts.profile.updated).first()).toBeVisible();
    await expect(reminder).toContainText(fill(copy.reminder.pending, { email: wanted }));
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  };
  await ask(`${username}-first@example.org`);
  await reminder.getByRole('button', { name: copy.reminder.callOff }).click();
  await expect(reminder).toHaveCount(0);
  const wanted = `${username}-second@example.org`;
  await ask(wanted);
  await page.goto(await linkTo(wanted, 'Confirm your new email address'));
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.doneTitle })).toBeVisible();
  await page.goto('/dashboard?tab=profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(wanted);
});
