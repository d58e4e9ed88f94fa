import { expect, type Page, test } from '@playwright/test';
import { codeAt } from '../../apps/server/src/testing/actors/authenticator-app.ts';
import { accountsCopy } from '../../apps/web/src/copy/accounts/accounts.ts';
import { securityCopy as copy } from '../../apps/web/src/copy/accounts/security.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import { arrive, openBrowser, password } from '../support/people.ts';
import { keepEditing } from '../support/unsaved.ts';

function panel(page: Page) {
  return page.getByRole('region', { name: copy.title });
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto(paths.signIn());
  await page.getByLabel(accountsCopy.email).fill(email);
  await page.getByLabel(accountsCopy.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.signIn.submit, exact: true }).click();
}

/** Returns the next code (30 s ahead), because the current one may be used up. The server accepts both. */
function nextCode(secret: string): string {
  return codeAt(secret, new Date(Date.now() + 30_000));
}

test('a passkey is added, signs in without a password, and is renamed and removed', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'passkey');
  const { page, context } = visitor;
  await addAuthenticator(page);
  await arrive(visitor);

  await page.goto(paths.settings('security'));
  await panel(page).getByRole('button', { name: copy.passkeys.add }).click();
  await page.getByRole('dialog').getByLabel(copy.passkeys.name).fill('Laptop');
  await page.getByRole('dialog').getByRole('button', { name: copy.passkeys.continue }).click();
  await expect(panel(page).getByText('Laptop')).toBeVisible();
  await expect(panel(page)).toContainText(copy.passkeys.neverUsed);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(paths.signIn(paths.settings('security')));
  await page.getByRole('button', { name: copy.signIn.passkey }).click();
  await expect(panel(page).getByText('Laptop')).toBeVisible();
  await expect(panel(page)).not.toContainText(copy.passkeys.neverUsed);

  await panel(page).getByRole('button', { name: 'Rename the passkey Laptop' }).click();
  await page.getByRole('dialog').getByLabel(copy.passkeys.name).fill('Work laptop');
  await keepEditing(page);
  await page.getByRole('dialog').getByRole('button', { name: copy.passkeys.save }).click();
  await panel(page).getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.passkeys.remove }).click();
  await expect(panel(page).getByText(copy.passkeys.none)).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(paths.signIn());
  await page.getByRole('button', { name: copy.signIn.passkey }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This passkey does not work here' })).toBeVisible();
});

test('two-step sign-in is set up, asks for codes, takes a recovery code, and is turned off', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'two-step');
  const { page, context, email } = visitor;
  await arrive(visitor);
  const dialog = page.getByRole('dialog');

  await page.goto(paths.settings('security'));
  await panel(page).getByRole('button', { name: copy.authenticator.begin }).click();
  await dialog.getByRole('button', { name: copy.authenticator.continue }).click();
  await expect(dialog.getByRole('img', { name: copy.authenticator.qr })).toBeVisible();
  const link = await dialog.getByRole('link', { name: copy.authenticator.openApp }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await dialog.getByLabel(copy.authenticator.code, { exact: true }).fill('12');
  await dialog.getByRole('button', { name: copy.authenticator.confirm }).click();
  await expect(dialog.getByText('This code is wrong, or was used already')).toBeVisible();
  await dialog.getByLabel(copy.authenticator.code, { exact: true }).fill(codeAt(secret, new Date()));
  await dialog.getByRole('button', { name: copy.authenticator.confirm }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: copy.authenticator.saved }).click();
  await expect(panel(page).getByText('10 recovery codes left.')).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await typePassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: copy.signIn.title })).toBeVisible();
  await page.getByRole('button', { name: copy.signIn.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: copy.signIn.codeMissing })).toBeVisible();
  await expect(page.getByLabel(copy.signIn.code, { exact: true })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
  await page.getByLabel(copy.signIn.code, { exact: true }).fill(nextCode(secret));
  await page.getByRole('button', { name: copy.signIn.submit }).click();
  await expect(page).toHaveURL('/');

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await typePassword(page, email);
  await page.getByRole('button', { name: copy.signIn.useRecovery }).click();
  await page.getByLabel(copy.signIn.recoveryCode).fill(first);
  await page.getByRole('button', { name: copy.signIn.submit }).click();
  await expect(page).toHaveURL('/');

  await page.goto(paths.settings('security'));
  await expect(panel(page).getByText('9 recovery codes left.')).toBeVisible();
  await panel(page).getByRole('button', { name: copy.authenticator.turnOff }).click();
  await dialog.getByLabel(copy.authenticator.code, { exact: true }).fill(second);
  await dialog.getByRole('button', { name: copy.authenticator.turnOff }).click();
  await expect(panel(page).getByText(copy.authenticator.off)).toBeVisible();
});

test('the second step redirects to the sign-in page if there was no first step', async ({ page }) => {
  await page.goto(paths.secondStep('/'));
  await page.getByLabel(copy.signIn.code, { exact: true }).fill('123456');
  await page.getByRole('button', { name: copy.signIn.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.signIn.voidTitle })).toBeVisible();
  await page.getByRole('link', { name: copy.signIn.toSignIn }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
