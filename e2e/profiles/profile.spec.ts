import { type Browser, expect, test } from '@playwright/test';
import { skillsCopy } from '../../apps/web/src/copy/skills.ts';
import { unsavedCopy } from '../../apps/web/src/copy/unsaved.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { refuse } from '../support/calls.ts';
import { arrive, openBrowser, password, type Visitor } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

async function openProfile(browser: Browser): Promise<Visitor> {
  const visitor = await openBrowser(browser, 'profile');
  await arrive(visitor);
  await visitor.page.goto('/');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText('Welcome Back to');
  await visitor.page.goto('/dashboard?tab=profile');
  await expect(visitor.page.getByRole('button', { name: 'Update' })).toBeVisible();
  return visitor;
}

test('the form has its fields, reports that nothing changed, and keeps typed text', async ({ browser }) => {
  const { page, username, email } = await openProfile(browser);
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByPlaceholder('Institute')).toHaveAttribute('name', 'workplace');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No changes made' })).toBeVisible();
  await expect(page.getByText('Profile 0% complete')).toBeVisible();

  await page.getByLabel('Bio', { exact: true }).fill('Prints tide tables.');
  await page.getByLabel('Workplace').fill('Harbour office');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  await expect(page.getByText('No changes made')).toHaveCount(0);
  await expect(page.getByText('Profile 25% complete')).toBeVisible();
  await expect(page.getByText(/^Still missing: a picture, an area or a school/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Prints tide tables.');
  await expect(page.getByLabel('Workplace')).toHaveValue('Harbour office');
});

test('a phone shows the first five skills and the others on demand, and nothing is wider than it', async ({
  browser,
}) => {
  const { page } = await newcomer(browser, 'profile', ['React', 'Elm', 'Go', 'Rust', 'Python', 'Docker']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?tab=profile#skills');
  const skills = page.getByRole('region', { name: skillsCopy.yours });
  await expect(skills.getByRole('listitem').filter({ visible: true })).toHaveCount(5);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await skills.getByRole('button', { name: fill(skillsCopy.showAll, { count: 6 }) }).press('Enter');
  await expect(skills.getByRole('listitem').filter({ visible: true })).toHaveCount(6);
  await expect(skills.getByRole('listitem').nth(5)).toBeFocused();
});

test('a new password requires the current one; a wrong one is rejected', async ({ browser }) => {
  const { page, context, email } = await openProfile(browser);
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await page.getByLabel('New password').fill('eleven green kites');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('This is not your current password').first()).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  const data = { email, password: 'eleven green kites' };
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200);
});

test('an account is deleted only after the specified confirmation', async ({ browser }) => {
  const { page, context, email } = await openProfile(browser);
  await postProject(context, { title: 'Harbour bus?' });
  const button = page.getByRole('button', { name: 'Delete Account' });
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
  const signsIn = async () =>
    (await context.request.post('/api/auth/login', { data: { email, password } })).status();

  for (const leave of ['Escape', 'Enter']) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'No, cancel' })).toBeFocused();
    await page.keyboard.press(leave);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  expect(await signsIn()).toBe(200);

  await button.click();
  await expect(dialog.getByText('Harbour bus? will be archived. It has no other members.')).toBeVisible();
  await expect(dialog.getByText('Your messages stay under the name “Deleted user”.')).toBeVisible();
  await dialog.getByRole('button', { name: "Yes, I'm sure" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeFocused();
  await expect(page).toHaveURL('/account-deleted#done');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await (await context.request.get('/api/user/me')).json()).toEqual({ user: null });
  expect(await signsIn()).toBe(401);
});

test('Sign Out ends the session on the server', async ({ browser }) => {
  const { page, context } = await openProfile(browser);
  const cookies = await context.cookies();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).last().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await context.addCookies(cookies);
  expect(await (await context.request.get('/api/user/me')).json()).toEqual({ user: null });
});

test('a bar shows unsaved changes until they are saved or discarded', async ({ browser }) => {
  const { page } = await openProfile(browser);
  const unsaved = page.getByText('Unsaved changes');
  await expect(unsaved).toHaveCount(0);
  await page.getByLabel('Workplace').fill('Harbour office');
  await expect(unsaved).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeInViewport();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(unsaved).toHaveCount(0);
  await expect(page.getByLabel('Workplace')).toHaveValue('');
  await page.getByLabel('Workplace').fill('Harbour office');
  await page.keyboard.press('Enter');
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  await expect(unsaved).toHaveCount(0);
});

test('a failed update shows its error in the bar', async ({ browser }) => {
  const { page } = await openProfile(browser);
  await refuse(page, 'profiles.update', 'internal');
  await page.getByLabel('Bio').fill('I repair lock gates.');
  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(page.locator('[data-action-bar]').getByRole('alert')).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await update.click();
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
});

test('leaving with unsaved changes asks first: by link, by Back and by Sign Out', async ({ browser }) => {
  const { page, context } = await openProfile(browser);
  const workplace = page.getByLabel('Workplace');
  const dialog = page.getByRole('dialog', { name: unsavedCopy.title });
  const charts = page.getByRole('link', { name: 'Skill charts' });
  await charts.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your skills in charts');
  await page.getByRole('main').locator('a[href="/dashboard?tab=profile"]').press('Enter');
  await workplace.fill('Harbour office');

  await charts.press('Enter');
  await expect(dialog.getByRole('button', { name: unsavedCopy.stay })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(charts).toBeFocused();
  await expect(page).toHaveURL('/dashboard?tab=profile');
  await expect(workplace).toHaveValue('Harbour office');

  await workplace.focus();
  await page.goBack();
  await dialog.getByRole('button', { name: unsavedCopy.stay }).click();
  await expect(workplace).toBeFocused();
  await expect(page).toHaveURL('/dashboard?tab=profile');

  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign Out' }).last();
  await signOut.press('Enter');
  await dialog.getByRole('button', { name: unsavedCopy.stay }).press('Enter');
  await expect(signOut).toBeFocused();
  expect(await (await context.request.get('/api/user/me')).json()).not.toEqual({ user: null });

  // A section of the same page and a saved form need no question.
  await page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link').last().press('Enter');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused();
  await charts.press('Enter');
  await dialog.getByRole('button', { name: unsavedCopy.leave }).press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=charts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(workplace).toHaveValue('');
  await workplace.fill('Harbour office');
  await page.keyboard.press('Enter');
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  await charts.press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=charts');
});

test('on a phone, the sections are folded, and a link or an error opens its section', async ({ browser }) => {
  const { page } = await openProfile(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?tab=profile#account');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Delete Account' })).toBeVisible();
  await page.reload();

  const hours = page.getByLabel('Hours a week');
  await expect(hours).toBeHidden();
  await page.getByRole('button', { name: /^Availability: / }).press('Enter');
  await expect(page.getByRole('button', { name: /^Availability: / })).toBeFocused();
  await hours.fill('1000');
  await expect(page.getByRole('button', { name: 'Update' })).toBeInViewport();
  await page.getByRole('button', { name: /^Availability: / }).press('Enter');
  await expect(hours).toBeHidden();
  await page.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(hours).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

test('closing the tab with unsaved changes asks first', async ({ browser }) => {
  const { page } = await openProfile(browser);
  await page.getByLabel('Workplace').fill('Harbour office');
  const question = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await closed;
});

test('the index leads to each section', async ({ browser }) => {
  const { page } = await openProfile(browser);
  const index = page.getByRole('navigation', { name: 'Profile sections' });
  for (const name of ['Account', 'About you', 'Availability', 'Skills']) {
    await index.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});
