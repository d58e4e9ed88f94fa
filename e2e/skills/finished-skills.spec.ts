import { type Browser, expect, type Page, test } from '@playwright/test';
import { skillProposalsCopy } from '../../apps/web/src/copy/skill-proposals.ts';
import { skillsCopy } from '../../apps/web/src/copy/skills.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { answer, intercept, refuse } from '../support/calls.ts';
import { postProject } from '../support/projects.ts';
import { join, type Member, newcomer } from '../support/teams.ts';

const { finished: copy, own: answers } = skillProposalsCopy;

/** A user with one skill of a finished project in their profile. */
async function finisher(browser: Browser): Promise<{ user: Member; note: string }> {
  const owner = await newcomer(browser, 'lead');
  const user = await newcomer(browser, 'finisher', ['Docker']);
  const required = { technologies: ['Elm', 'Docker'], skills: ['Lighthouse Keeping'] };
  const { id, title } = await postProject(owner.context, required);
  await join(owner, user, id);
  expect((await owner.context.request.post(`/api/post/${id}/close`)).status()).toBe(200);
  return { user, note: fill(copy.inOne, { title }) };
}

const suggested = (page: Page) => page.getByRole('group', { name: copy.title });
const heading = (page: Page) => page.getByRole('heading', { name: skillsCopy.title, exact: true });
const ownSkills = (page: Page) => page.getByRole('region', { name: skillsCopy.yours });

test('skills of finished projects are declared or hidden by one key', async ({ browser }) => {
  const { user, note } = await finisher(browser);
  const { page, id } = user;
  const add = (name: string) =>
    page.getByRole('button', { name: `${fill(skillProposalsCopy.add, { name })} ${note}`, exact: true });
  await page.goto(paths.profile('skills'));
  await expect(suggested(page).getByRole('listitem')).toHaveCount(2);

  await add('Elm').focus();
  await page.keyboard.press('Delete');
  await expect(add('Lighthouse Keeping')).toBeFocused();
  await expect(page.getByText(fill(answers.dismissed, { name: 'Elm' }))).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(fill(answers.added, { name: 'Lighthouse Keeping' }))).toBeAttached();
  await expect(page.getByRole('heading', { name: copy.title })).toHaveCount(0);
  await expect(ownSkills(page).getByText('Lighthouse Keeping')).toBeVisible();

  const statuses = async () => {
    const skills: { label: string; status: string; declaredLevel: string | null }[] = await (
      await page.request.get(`/api/user/${id}/skills`)
    ).json();
    return skills.map(({ label, status, declaredLevel }) => `${label} ${status} ${declaredLevel}`).sort();
  };
  await expect
    .poll(statuses)
    .toEqual(['Docker confirmed solid', 'Elm hidden null', 'Lighthouse Keeping confirmed solid']);
  await page.reload();
  await expect(ownSkills(page).getByText('Lighthouse Keeping')).toBeVisible();
  await expect(suggested(page)).toHaveCount(0);
  await expect(page.getByText(fill(skillsCopy.hiddenOnes, { count: 1 }))).toBeVisible();
});

test('an answer that cannot be saved suggests the skill again', async ({ browser }) => {
  const { user } = await finisher(browser);
  const { page } = user;
  await page.goto(paths.profile('skills'));
  await expect(suggested(page).getByRole('listitem')).toHaveCount(2);
  await refuse(page, 'skills.putAll');
  await suggested(page)
    .getByRole('button', { name: /^Add Elm/ })
    .click();
  await expect(page.getByText(skillsCopy.saveFailed).first()).toBeVisible();
  await expect(suggested(page).getByRole('listitem')).toHaveCount(2);
});

test('suggestions that arrive late do not move the skills', async ({ browser }) => {
  const { page } = await newcomer(browser, 'finisher', ['Docker']);
  const arrival = Promise.withResolvers<void>();
  await intercept(page, 'skills.listUndeclared', async (route) => {
    await arrival.promise;
    await route.fulfill({ json: [{ skillId: 'elm', label: 'Elm', projects: 2, lastProject: 'Tide mill' }] });
  });
  await page.goto(paths.profile('skills'));
  await expect(page.getByText(skillsCopy.loading)).toBeVisible();
  await expect(ownSkills(page)).toBeHidden();
  arrival.resolve();
  await expect(suggested(page)).toBeVisible();
  await expect(ownSkills(page).getByText('Docker')).toBeVisible();
});

test('the skills work without the suggestions', async ({ browser }) => {
  const { page } = await newcomer(browser, 'finisher', ['Docker']);
  await refuse(page, 'skills.listUndeclared');
  await page.goto(paths.profile('skills'));
  await expect(ownSkills(page).getByText('Docker')).toBeVisible();
  await expect(suggested(page)).toHaveCount(0);
  await page.getByLabel(skillsCopy.add).fill('Prolog');
  await page.getByRole('option', { name: 'Prolog', exact: true }).click();
  await page.getByRole('button', { name: skillsCopy.addSubmit, exact: true }).click();
  await expect(ownSkills(page).getByText('Prolog')).toBeVisible();
});

test('the folded section of a phone says how many skills are suggested', async ({ browser }) => {
  const { page } = await newcomer(browser, 'finisher', ['Docker']);
  await page.setViewportSize({ width: 360, height: 740 });
  await answer(page, 'skills.listUndeclared', [
    { skillId: 'elm', label: 'Elm', projects: 2, lastProject: 'Tide mill' },
  ]);
  await page.goto(paths.dashboard('profile'));
  const summary = fill(skillsCopy.suggested, { count: 1 });
  await page.getByRole('button', { name: `${skillsCopy.title}: ${summary}` }).click();
  const add = fill(skillProposalsCopy.add, { name: 'Elm' });
  const note = fill(copy.inSeveral, { title: 'Tide mill', count: 2 });
  await expect(page.getByRole('button', { name: `${add} ${note}`, exact: true })).toBeVisible();
});
