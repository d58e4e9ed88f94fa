import { expect, type Page, test } from '@playwright/test';
import { accountEmailCopy } from '../../apps/web/src/copy/accounts/account-email.ts';
import { accountsCopy } from '../../apps/web/src/copy/accounts/accounts.ts';
import { profilesCopy } from '../../apps/web/src/copy/accounts/profiles.ts';
import { onboardingCopy } from '../../apps/web/src/copy/onboarding.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { change, hold, refuse } from '../support/calls.ts';
import { linkTo } from '../support/mail.ts';
import { arrive, openBrowser, password } from '../support/people.ts';

const { callback } = accountsCopy;
const { github } = profilesCopy;

/** Chooses a user on the sign-in page of the fake code host. */
async function continueAs(page: Page, login: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Authorize Teamwright' })).toBeVisible();
  await page.getByRole('button', { name: `Continue as ${login}` }).click();
}

async function me(page: Page) {
  return (await (await page.request.get('/api/user/me')).json()).user;
}

test('signing in with GitHub returns to the previous page', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await expect(page.getByText('repo user')).toBeVisible();
  await continueAs(page, 'tidal-wren');
  await expect(page).toHaveURL(/\/(welcome|notifications)$/);
  await page.request.put('/api/onboarding/skipped', { data: { skipped: true } });
  await page.request.post('/api/user/signout');
  await page.goto('/sign-in?returnTo=/notifications');
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await continueAs(page, 'tidal-wren');
  await expect(page).toHaveURL(/\/notifications$/);
  expect(await me(page)).toMatchObject({
    githubLogin: 'tidal-wren',
    githubAccess: 'full',
    emailVerified: true,
  });
  // The site copies the picture in the background and then serves it itself.
  await expect.poll(async () => (await me(page)).profilePicture).toMatch(/^\/media\//);
});

test('signing up with GitHub requests fewer permissions, and works without an email address', async ({
  page,
}) => {
  await page.goto('/sign-up');
  await page.getByRole('link', { name: accountsCopy.publicOnly }).click();
  await expect(page.getByText('read:user user:email')).toBeVisible();
  await continueAs(page, 'mute-sparrow');
  await page.getByRole('button', { name: onboardingCopy.later }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back to');
  expect(await me(page)).toMatchObject({ email: '', githubAccess: 'public' });
  await page.goto('/dashboard');
  await expect(page.getByText('You have not added an email address yet.')).toBeVisible();
});

test('a denied permission changes nothing, and the user can try again', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('heading', { name: callback.refused.title })).toBeVisible();
  expect(await me(page)).toBeNull();
  await page.getByRole('link', { name: callback.retry }).click();
  await expect(page.getByRole('heading', { name: 'Authorize Teamwright' })).toBeVisible();
});

test('a failed sign-in shows the reason', async ({ page }) => {
  const away = 'GitHub cannot be reached right now. Please try again in a moment.';
  await refuse(page, 'github.authenticate', 'unavailable', away);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await continueAs(page, 'dune-lark');
  await expect(page.getByRole('heading', { name: callback.failed })).toBeVisible();
  await expect(page.getByText(away)).toBeVisible();
});

test('a GitHub account is linked and unlinked in the settings', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'linker');
  await arrive(visitor);
  const { page } = visitor;
  const panel = page.getByRole('region', { name: github.title, exact: true });
  await page.goto(paths.settings('security'));
  await expect(panel.getByText(github.confirmFirst)).toBeVisible();
  await expect(panel.getByRole('button')).toHaveText([accountEmailCopy.sendAgain]);
  await page.goto(await linkTo(visitor.email, 'Confirm your email address'));
  await page.getByRole('link', { name: accountEmailCopy.verify.toDashboard }).click();
  await page.goto(paths.settings('security'));
  await panel.getByRole('button', { name: github.link }).click();
  await continueAs(page, 'copper-vole');
  await expect(page).toHaveURL(/\/settings\/security/);
  await expect(panel.getByText('Linked as copper-vole.')).toBeVisible();
  await expect(page.getByText(callback.linked).first()).toBeVisible();
  expect(await me(page)).toMatchObject({ username: visitor.username, email: visitor.email });
  await panel.getByRole('button', { name: github.unlink }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: github.yes })
    .click();
  await expect(page.getByText(github.unlinked).first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: github.title })).toBeFocused();
  await expect(panel.getByRole('button', { name: github.link })).toBeVisible();
  expect(await me(page)).toMatchObject({ githubLogin: null });
});

test('linking GitHub and deleting the account require the password if the sign-in is old', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'careful');
  await arrive(visitor);
  const { page } = visitor;
  await page.goto(await linkTo(visitor.email, 'Confirm your email address'));
  await expect(
    page.getByRole('heading', { level: 1, name: accountEmailCopy.verify.doneTitle }),
  ).toBeVisible();
  await change(page, 'security.get', (answer) => ({ ...answer, confirmation: 'password' }));
  // Other pages redirect a user here if the sign-in is too old.
  await page.goto(`${paths.dashboard('profile')}&link=full`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong password');
  await dialog.getByRole('button', { name: github.continue }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: github.continue }).click();
  await continueAs(page, 'dune-lark');
  await expect(page.getByText('Linked as dune-lark.')).toBeVisible();

  await page.goto(paths.dashboard('profile'));
  await page.getByRole('button', { name: texts.profile.deleteAccount }).click();
  await expect(dialog.getByText(texts.profile.deleteQuestion)).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong password');
  await dialog.getByRole('button', { name: texts.profile.deleteYes }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account-deleted#done');
  expect(await me(page)).toBeNull();
});

test('a corrected password is sent by Enter while the security settings still load', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'hasty');
  await arrive(visitor);
  const { page } = visitor;
  await change(page, 'security.get', (answer) => ({ ...answer, confirmation: 'password' }));
  await page.goto(paths.dashboard('profile'));
  await page.getByRole('button', { name: texts.profile.deleteAccount }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Current password', { exact: true });
  await expect(field).toBeVisible();
  await hold(page, 'security.get');
  await field.fill('wrong password');
  await field.press('Enter');
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await field.fill(password);
  await field.press('Enter');
  await expect(page).toHaveURL('/account-deleted#done');
});
