import { expect, type Page, test } from '@playwright/test';
import { onboardingCopy as copy } from '../../apps/web/src/copy/onboarding.ts';
import { welcomeCopy } from '../../apps/web/src/copy/welcome.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { answer, hold, refuse } from '../support/calls.ts';
import { forgetUserOf } from '../support/codehost.ts';
import { arrive, openBrowser } from '../support/people.ts';

const question = /^We found \d+ skills in 2 repositories\. Keep them\?$/;

async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: texts.signIn.withGitHub }).click();
  await page.getByRole('button', { name: `Continue as ${login}` }).click();
}

async function skillsOf(page: Page): Promise<Record<string, string>> {
  const { user } = await (await page.request.get('/api/user/me')).json();
  const skills: { label: string; status: string }[] = await (
    await page.request.get(`/api/user/${user.id}/skills`)
  ).json();
  return Object.fromEntries(skills.map(({ label, status }) => [label, status]));
}

test('the first sign-in asks once which skills to keep, can be postponed, and then shows matches', async ({
  browser,
  page,
}) => {
  await forgetUserOf(browser, 'grey-heron');
  await signIn(page, 'grey-heron');
  await expect(page).toHaveURL(paths.welcome());
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible({ timeout: 30_000 });
  expect(await skillsOf(page)).toEqual({});

  await page.getByRole('button', { name: copy.later }).click();
  await expect(page).toHaveURL('/');
  await page.goto(paths.dashboard());
  await page.getByRole('link', { name: copy.card.action }).click();
  const kotlin = page.getByRole('checkbox', { name: /^Kotlin/ });
  await kotlin.focus();
  await page.keyboard.press('Space');
  await expect(kotlin).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Workplace/ }).uncheck();
  await page.getByRole('button', { name: /^Keep \d+ skills$/ }).click();
  for (const step of [welcomeCopy.hours, welcomeCopy.goals]) {
    await expect(page.getByRole('heading', { level: 1, name: step.title })).toBeVisible();
    await page.getByRole('button', { name: welcomeCopy.skip }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: welcomeCopy.matches.title })).toBeVisible();
  await expect(page.getByRole('link', { name: welcomeCopy.matches.view })).toHaveCount(3);
  expect(await skillsOf(page)).toMatchObject({ Svelte: 'confirmed', Kotlin: 'hidden' });
  const { user } = await (await page.request.get('/api/user/me')).json();
  expect(user).toMatchObject({ area: 'Stavanger', workplace: '' });
  expect(user.bio).toContain('Maps for people who row.');

  await page.request.post('/api/user/signout');
  // Until the page knows, its sign-in page leads a signed-in user home.
  await expect(page.getByRole('banner').getByRole('link', { name: texts.header.login })).toBeVisible();
  await signIn(page, 'grey-heron');
  await expect(page).toHaveURL('/');
  await page.goto(paths.welcome());
  await expect(page.getByRole('heading', { name: welcomeCopy.matches.title })).toBeVisible();
});

const found = {
  status: 'ready',
  reason: null,
  retryAt: null,
  skipped: false,
  repositories: { total: 2, chosen: 2, read: 2, withSkills: 1 },
  skills: [{ skillId: 'svelte', label: 'Svelte', repositories: ['slack-chart'] }],
  profile: { bio: '', workplace: '', area: '' },
};

test('each state of the reading says what happens next', async ({ browser }) => {
  const person = await openBrowser(browser, 'heron');
  await arrive(person);
  const { page } = person;
  const show = async (changes: object) => {
    await answer(page, 'onboarding.get', { onboarding: { ...found, skills: [], ...changes }, welcome: null });
    await page.goto(paths.welcome());
  };
  await show({ status: 'reading', repositories: { total: 9, chosen: 5, read: 2, withSkills: 0 } });
  await expect(page.getByText(fill(copy.progress, { read: 2, chosen: 5 }))).toBeVisible();
  await show({ status: 'reading', reason: 'unavailable' });
  await expect(page.getByText(copy.unavailable)).toBeVisible();
  await show({ status: 'reading', reason: 'rate_limited' });
  await expect(page.getByText(copy.rateLimited)).toBeVisible();
  await show({ status: 'stopped', reason: 'access_lost' });
  await expect(page.getByRole('link', { name: copy.lost.action })).toBeVisible();
  await show({ repositories: { total: 0, chosen: 0, read: 0, withSkills: 0 } });
  await expect(page.getByRole('heading', { name: copy.nothing })).toBeVisible();
  await show({ repositories: { total: 300, chosen: 20, read: 20, withSkills: 0 } });
  await expect(page.getByText(fill(copy.some, { read: 20, total: 300 }))).toBeVisible();
  await refuse(page, 'onboarding.get');
  await page.goto(paths.welcome());
  await expect(page.getByRole('alert')).toBeVisible();
  await hold(page, 'onboarding.get');
  await page.goto(paths.welcome());
  await expect(page.getByText(copy.loading)).toBeVisible();
});

test('a failed confirmation keeps the choices, at 360 px', async ({ browser }) => {
  const person = await openBrowser(browser, 'heron');
  await arrive(person);
  const { page } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  const names = ['Svelte', 'PostgreSQL'];
  const skills = names.map((label) => ({
    skillId: label,
    label,
    repositories: ['a'.repeat(60), 'b', 'c', 'd'],
  }));
  await answer(page, 'onboarding.get', { onboarding: { ...found, skills }, welcome: null });
  await refuse(page, 'onboarding.confirm', 'conflict', 'A profile can have at most 200 skills');
  await page.goto(paths.welcome());
  await page.getByRole('checkbox', { name: /^Svelte/ }).uncheck();
  await page.getByRole('button', { name: fill(copy.keep, { skills: copy.oneSkill }) }).click();
  await expect(page.getByRole('alert')).toContainText('at most 200 skills');
  await expect(page.getByRole('checkbox', { name: /^Svelte/ })).not.toBeChecked();
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBe(0);
});
