import { expect, type Page, test } from '@playwright/test';
import { accountsCopy } from '../../apps/web/src/copy/accounts/accounts.ts';
import { availabilityCopy } from '../../apps/web/src/copy/availability.ts';
import { homeCopy } from '../../apps/web/src/copy/home.ts';
import { unsavedCopy } from '../../apps/web/src/copy/unsaved.ts';
import { welcomeCopy as copy } from '../../apps/web/src/copy/welcome.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { refuse } from '../support/calls.ts';
import { arrive, openBrowser, password } from '../support/people.ts';

/** More would not be two minutes. */
const maxTaps = 12;

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

test('a new user reaches a match that is Good with at most 12 taps, on a phone', async ({ browser }) => {
  const { page, username, email } = await openBrowser(browser, 'taps');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.signUp());
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, accountsCopy.signUpSubmit).click();
  await expect(page).toHaveURL(/sign-in/);
  await expect(page.getByText(accountsCopy.signedUpFilled)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await button(page, texts.signIn.submit).click();

  let taps = 0;
  const tap = async (locator: ReturnType<typeof button>) => {
    await locator.click();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: copy.card.start, exact: true }));
  await heading(page, copy.skills.title);
  for (const skill of ['React', 'TypeScript', 'Node.js', 'PostgreSQL']) await tap(button(page, skill));
  await tap(button(page, copy.continue));
  await heading(page, copy.hours.title);
  await tap(button(page, availabilityCopy.presets.evenings));
  await tap(button(page, copy.continue));
  await heading(page, copy.goals.title);
  await tap(button(page, copy.goals.names.build));
  await tap(button(page, copy.continue));
  await heading(page, copy.matches.title);
  await expect(page.getByRole('link', { name: copy.matches.view })).toHaveCount(3);
  await expect(
    page
      .getByText(/^Match score: \d+.*(Good|Strong|Excellent)/)
      .or(page.getByText(/^(Good|Strong|Excellent)$/))
      .first(),
  ).toBeAttached();
  expect(taps).toBeLessThanOrEqual(maxTaps);

  const { user } = await (await page.request.get('/api/user/me')).json();
  expect(user).toMatchObject({ timeZone: 'UTC', goals: ['build'] });
  expect(user.availability).not.toBeNull();
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBe(0);
  await button(page, copy.matches.finish).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: copy.card.title })).toHaveCount(0);
});

test('all steps are answered by keyboard alone', async ({ browser }) => {
  const person = await openBrowser(browser, 'keys');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.welcome());
  await heading(page, copy.skills.title);
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await press('React');
  await expect(button(page, 'React')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel(copy.skills.yours).focus();
  await page.keyboard.type('Docker');
  await page.keyboard.press('Enter');
  await press(copy.continue);
  await heading(page, copy.hours.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(availabilityCopy.presets.weekends);
  await press(copy.continue);
  await heading(page, copy.goals.title);
  await press(copy.goals.names.hackathon);
  await press('Climate');
  await press(copy.continue);
  await heading(page, copy.matches.title);
  await page.keyboard.press('Tab');
  await press(copy.matches.finish);
  await expect(page).toHaveURL('/');
  const { user } = await (await page.request.get('/api/user/me')).json();
  expect(user).toMatchObject({ goals: ['hackathon'], interests: ['Climate'] });
});

test('each step can be skipped and resumed; without a skill no score is shown', async ({ browser }) => {
  const person = await openBrowser(browser, 'skips');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.welcome());
  await button(page, copy.skip).click();
  await heading(page, copy.hours.title);
  await page.goto(paths.home());
  await page.getByRole('link', { name: copy.card.continue, exact: true }).click();
  await heading(page, copy.hours.title);
  await button(page, copy.skip).click();
  await heading(page, copy.goals.title);
  await button(page, copy.skip).click();
  await heading(page, copy.matches.title);
  await expect(page.getByText(copy.matches.noSkills)).toBeVisible();
  await expect(page.getByText(/\b(Possible|Good|Strong|Excellent)\b/)).toHaveCount(0);
  await page.getByRole('link', { name: copy.matches.addSkills }).click();
  await heading(page, copy.skills.title);
  await button(page, 'Git').click();
  await button(page, copy.continue).click();
  await heading(page, copy.hours.title);
  await expect(page.getByRole('link', { name: /^Skills \(done\)/ })).toBeVisible();
});

test('skills are found in a pasted CV of 100 kB, which is cut, and a CV without skills says so', async ({
  browser,
}) => {
  const person = await openBrowser(browser, 'paste');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.welcome());
  await button(page, copy.skills.paste).click();
  const field = page.getByLabel(copy.skills.pasteLabel);
  await field.fill('I sing in a choir and walk by the sea.');
  await expect(page.getByText(copy.skills.nothing)).toBeVisible();
  await button(page, copy.continue).click();
  await expect(page.getByRole('alert')).toHaveText(copy.skills.missing);
  await field.fill(`Five years of Kotlin and PostgreSQL. ${'Many walks by the sea. '.repeat(4500)}`);
  await expect(page.getByText('We read the first 20,000 characters.')).toBeVisible();
  await expect(page.getByText('2 skills found and added.')).toBeVisible();
  await button(page, copy.continue).click();
  await heading(page, copy.hours.title);
  const { user } = await (await page.request.get('/api/user/me')).json();
  const skills: { label: string }[] = await (await page.request.get(`/api/user/${user.id}/skills`)).json();
  expect(skills.map(({ label }) => label).sort()).toEqual(['Kotlin', 'PostgreSQL']);
});

test('two tabs that are at different steps lose none of them', async ({ browser }) => {
  const person = await openBrowser(browser, 'tabs');
  await arrive(person);
  const { page, context } = person;
  const other = await context.newPage();
  await page.goto(paths.welcome('skills'));
  await other.goto(paths.welcome('goals'));
  await button(other, copy.goals.names.learn).click();
  await button(other, copy.continue).click();
  await heading(other, copy.matches.title);
  await button(page, copy.skip).click();
  await heading(page, copy.hours.title);
  await expect(page.getByRole('link', { name: /^Goals \(done\)/ })).toBeVisible();
});

test('Continue keeps the goals and hours that another tab has saved in the meantime', async ({ browser }) => {
  const person = await openBrowser(browser, 'tabs');
  await arrive(person);
  const { page, context } = person;
  const { user } = await (await page.request.get('/api/user/me')).json();
  const save = async (data: object) =>
    expect((await page.request.post(`/api/user/update/${user.id}`, { data })).ok()).toBe(true);
  await save({ goals: ['learn'], interests: ['Boats'] });
  await page.goto(paths.welcome('goals'));
  await button(page, copy.goals.names.build).click();
  await page.getByLabel(copy.goals.otherInterests).fill('Tides');
  await page.keyboard.press('Enter');
  const other = await context.newPage();
  await other.goto(paths.welcome('goals'));
  await button(other, copy.goals.names.learn).click();
  await button(other, copy.goals.names.hackathon).click();
  await button(other, 'Climate').click();
  await button(other, copy.continue).click();
  await heading(other, copy.matches.title);
  await button(page, copy.continue).click();
  await heading(page, copy.matches.title);
  const after = await (await page.request.get('/api/user/me')).json();
  expect(after.user.goals.toSorted()).toEqual(['build', 'hackathon']);
  expect(after.user.interests.toSorted()).toEqual(['Boats', 'Climate', 'Tides']);

  await page.goto(paths.welcome('hours'));
  await expect(page.getByLabel(copy.hours.perWeek)).toHaveValue('');
  await button(page, availabilityCopy.presets.evenings).click();
  await save({ hoursPerWeek: 12 });
  await button(page, copy.continue).click();
  await heading(page, copy.goals.title);
  const last = await (await page.request.get('/api/user/me')).json();
  expect(last.user.hoursPerWeek).toBe(12);
  expect(last.user.availability).not.toBeNull();
});

/** Adds a skill and continues. The skill is saved, but not that the step is done. */
async function addWhileTheStepFails(page: Page, skill: string): Promise<void> {
  await page.getByLabel(copy.skills.yours).fill(skill);
  await page.keyboard.press('Enter');
  await refuse(page, 'onboarding.putStep');
  await button(page, copy.continue).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

test('a skill that is saved by another name than the typed one is not unsaved if its step fails', async ({
  browser,
}) => {
  const person = await openBrowser(browser, 'alias');
  await arrive(person, ['React']);
  const { page } = person;
  await page.goto(paths.welcome('skills'));
  await button(page, 'React').click();
  await addWhileTheStepFails(page, 'js');
  const chosen = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove / }) });
  await expect(chosen).toHaveText(['JavaScript']);
  await page.getByRole('link', { name: copy.steps.hours }).click();
  await heading(page, copy.hours.title);
});

test('a skill that is taken away and added again by another name stays', async ({ browser }) => {
  const person = await openBrowser(browser, 'again');
  const userId = await arrive(person, ['JavaScript']);
  const { page } = person;
  await page.goto(paths.welcome('skills'));
  await button(page, 'Remove JavaScript').click();
  await addWhileTheStepFails(page, 'js');
  await expect(button(page, 'Remove JavaScript')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, copy.continue).click();
  await heading(page, copy.hours.title);
  const skills = await (await page.request.get(`/api/user/${userId}/skills`)).json();
  expect(skills).toMatchObject([{ label: 'JavaScript', status: 'confirmed' }]);
});

test('a time zone alone is kept, but does not answer the step about time', async ({ browser }) => {
  const person = await openBrowser(browser, 'zone');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.welcome('hours'));
  await button(page, copy.continue).click();
  await heading(page, copy.goals.title);
  await expect(page.getByRole('link', { name: /^Time \(skipped\)/i })).toBeVisible();
  const { user } = await (await page.request.get('/api/user/me')).json();
  expect(user).toMatchObject({ timeZone: 'UTC', hoursPerWeek: null, availability: null });
});

test('hours of 0 and more than 80 are rejected with a message, and the step stays', async ({ browser }) => {
  const person = await openBrowser(browser, 'zero');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.welcome('hours'));
  for (const hours of ['0', '81']) {
    await page.getByLabel(copy.hours.perWeek).fill(hours);
    await button(page, copy.continue).click();
    await expect(page.getByText('Enter a whole number of hours from 1 to 80.')).toBeVisible();
  }
  await page.getByLabel(copy.hours.perWeek).fill('8');
  await button(page, copy.continue).click();
  await heading(page, copy.goals.title);
});

test('known skills are chosen in the first step, and can be taken away there', async ({ browser }) => {
  const person = await openBrowser(browser, 'known');
  const id = await arrive(person, ['React', 'Docker']);
  const { page } = person;
  await page.goto(paths.welcome('skills'));
  await expect(button(page, 'React')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'React').click();
  await button(page, 'CSS').click();
  await button(page, copy.continue).click();
  await heading(page, copy.hours.title);
  const skills: { label: string }[] = await (await page.request.get(`/api/user/${id}/skills`)).json();
  expect(skills.map(({ label }) => label).sort()).toEqual(['CSS', 'Docker']);
});

test('wrong hours get the focus, and typed ones are not lost without a question', async ({ browser }) => {
  const person = await openBrowser(browser, 'hours');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.welcome('hours'));
  const hours = page.getByLabel(copy.hours.perWeek);
  await hours.fill('200');
  await button(page, copy.continue).click();
  await expect(hours).toBeFocused();
  await page.getByRole('link', { name: copy.back, exact: true }).click();
  const question = page.getByRole('dialog', { name: unsavedCopy.title });
  await question.getByRole('button', { name: unsavedCopy.stay }).press('Enter');
  await hours.fill('20');
  await button(page, copy.continue).click();
  await heading(page, copy.goals.title);
});

for (const [step, choice] of [
  ['skills', 'React'],
  ['goals', copy.goals.names.build],
] as const)
  test(`the step ${step} asks before the user leaves without saving its choices`, async ({ browser }) => {
    const person = await openBrowser(browser, 'leaves');
    await arrive(person);
    const { page } = person;
    await page.goto(step === 'skills' ? paths.welcome() : paths.welcome(step));
    await button(page, choice).click();
    await page.getByRole('link', { name: copy.steps[step] }).click();
    const question = page.getByRole('dialog', { name: unsavedCopy.title });
    for (const way of [page.getByRole('link', { name: copy.steps.hours }), button(page, copy.skip)]) {
      await way.click();
      await question.getByRole('button', { name: unsavedCopy.stay }).press('Enter');
      await expect(button(page, choice)).toHaveAttribute('aria-pressed', 'true');
    }
    await button(page, copy.continue).click();
    await heading(page, step === 'skills' ? copy.hours.title : copy.matches.title);
  });

test('a step is skipped after the question, and its choices are given up', async ({ browser }) => {
  const person = await openBrowser(browser, 'gives-up');
  await arrive(person);
  const { page } = person;
  await page.goto(paths.welcome('goals'));
  await button(page, copy.goals.names.build).click();
  await button(page, copy.skip).click();
  const question = page.getByRole('dialog', { name: unsavedCopy.title });
  await question.getByRole('button', { name: unsavedCopy.leave }).press('Enter');
  await heading(page, copy.matches.title);
  await expect(page.getByRole('link', { name: /^Goals \(skipped\)/ })).toBeVisible();
});

test('with three skills home shows matches and asks only for what improves them', async ({ browser }) => {
  const person = await openBrowser(browser, 'better');
  await arrive(person, ['React', 'TypeScript', 'PostgreSQL']);
  const { page } = person;
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { name: copy.card.title })).toHaveCount(0);
  const card = page.getByRole('region', { name: copy.card.better.title });
  await card.getByRole('link', { name: copy.card.better.action.hours }).click();
  await heading(page, copy.hours.title);
  await expect(page.getByRole('table')).toHaveCount(0);
  await button(page, availabilityCopy.single).click();
  await expect(button(page, availabilityCopy.single)).toHaveAttribute('aria-expanded', 'true');

  // Reading the matches finishes their step.
  await page.goto(paths.welcome('matches'));
  await expect(page.getByRole('link', { name: copy.matches.view })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Matches \(done\)/ })).toBeVisible();
  // What would raise the scores.
  const lift = page.getByRole('region', { name: copy.matches.lift.title });
  await expect(lift.getByRole('button', { name: copy.matches.lift.link })).toBeVisible();
  await lift.getByRole('link', { name: copy.card.better.action.hours }).click();

  // A skipped step still makes matches better; one that is answered on the profile does not.
  await heading(page, copy.hours.title);
  await button(page, copy.skip).click();
  await heading(page, copy.goals.title);
  await button(page, copy.skip).click();
  await heading(page, copy.matches.title);
  await page.goto(paths.home());
  await expect(card.getByRole('link', { name: copy.card.better.action.hours })).toBeVisible();
  const { user } = await (await page.request.get('/api/user/me')).json();
  const data = { hoursPerWeek: 6, goals: ['build'] };
  expect((await page.request.post(`/api/user/update/${user.id}`, { data })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: homeCopy.best.title })).toBeVisible();
  await expect(card).toHaveCount(0);
});
