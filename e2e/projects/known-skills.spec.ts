import { expect, type Page, test } from '@playwright/test';
import { explanationCopy } from '../../apps/web/src/copy/explanation.ts';
import { matchStartCopy as copy } from '../../apps/web/src/copy/projects/match-start.ts';
import { skillsCopy } from '../../apps/web/src/copy/skills.ts';
import { hold, refuse } from '../support/calls.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

/** Reads the statuses of the user's skills by label. */
function skillsOf(page: Page, userId: string) {
  return async () => {
    const list: { label: string; status: string }[] = await (
      await page.request.get(`/api/user/${userId}/skills`)
    ).json();
    return Object.fromEntries(list.map(({ label, status }) => [label, status]));
  };
}

test('a user without skills taps those of the project and sees the match', async ({ browser }) => {
  const owner = await newcomer(browser, 'asker');
  const project = await postProject(owner.context, { technologies: ['Elm', 'React'], skills: ['Frontend'] });
  const { page, id } = await newcomer(browser, 'tapper');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/project/${project.slug}`);
  const skills = page.getByRole('group', { name: copy.title });
  const elm = skills.getByRole('button', { name: 'Elm' });
  await expect(page.getByText(explanationCopy.noScore.user)).toBeVisible();
  await expect(skills.getByRole('button')).toHaveText(['Elm', 'React', 'Frontend']);
  await elm.focus();
  await page.keyboard.press('Enter');
  await expect(elm).toHaveAttribute('aria-pressed', 'true');
  await expect(elm).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Why this fits you' })).toBeVisible();
  await expect(page.getByText(explanationCopy.noScore.user)).toHaveCount(0);
  // The others stay, so that the user can go on.
  await skills.getByRole('button', { name: 'React' }).click();
  await expect(skills.getByRole('button', { pressed: true })).toHaveText(['Elm', 'React']);
  await elm.click();
  await expect(elm).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(skillsOf(page, id)).toEqual({ React: 'confirmed' });

  await page.reload();
  await expect(page.getByRole('heading', { name: /^(Why|How) this fits you$/ })).toBeVisible();
  await expect(skills).toHaveCount(0);
});

test('the score disappears after the last known skill is untapped', async ({ browser }) => {
  const owner = await newcomer(browser, 'asker');
  const project = await postProject(owner.context, { technologies: ['Elm'], skills: ['Frontend'] });
  const { page } = await newcomer(browser, 'untapper');
  await page.goto(`/project/${project.slug}`);
  const elm = page.getByRole('group', { name: copy.title }).getByRole('button', { name: 'Elm' });
  await elm.click();
  await expect(page.getByRole('heading', { name: 'Why this fits you' })).toBeVisible();
  await elm.click();
  await expect(page.getByText(explanationCopy.noScore.user)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why this fits you' })).toHaveCount(0);
  await expect(page.getByText(explanationCopy.toProject.user)).toHaveCount(0);
});

test('a chip of an alias shows the known skill, and untapping restores a hidden one', async ({ browser }) => {
  const owner = await newcomer(browser, 'asker');
  const project = await postProject(owner.context, {
    technologies: ['Postgres', 'Elm'],
    skills: ['Frontend'],
  });
  const { page, id } = await newcomer(browser, 'hider');
  await page.request.put(`/api/user/${id}/skills/elm`, { data: { status: 'hidden' } });
  await page.goto(`/project/${project.slug}`);
  const skills = page.getByRole('group', { name: copy.title });
  const postgres = skills.getByRole('button', { name: /^Postgres/ });
  await postgres.click();
  await skills.getByRole('button', { name: 'Elm' }).click();
  await expect(skills.getByRole('button', { pressed: true })).toHaveCount(2);
  await expect.poll(skillsOf(page, id)).toEqual({ PostgreSQL: 'confirmed', Elm: 'confirmed' });
  await page.getByRole('heading', { name: 'Why this fits you' }).waitFor();
  await expect(postgres).toHaveAttribute('aria-pressed', 'true');
  await skills.getByRole('button', { name: 'Elm' }).click();
  await expect.poll(skillsOf(page, id)).toEqual({ PostgreSQL: 'confirmed', Elm: 'hidden' });
});

test('a tapped skill is shown before the server responds, and taken back after an error', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'asker');
  const project = await postProject(owner.context, { technologies: ['Elm'], skills: ['Frontend'] });
  const { page } = await newcomer(browser, 'early');
  await refuse(page, 'skills.putAll');
  await page.goto(`/project/${project.slug}`);
  const elm = page.getByRole('group', { name: copy.title }).getByRole('button', { name: 'Elm' });
  await elm.click();
  await expect(page.getByText(new RegExp(skillsCopy.saveFailed)).first()).toBeVisible();
  await expect(elm).toHaveAttribute('aria-pressed', 'false');
  await hold(page, 'skills.putAll');
  await elm.click();
  await expect(elm).toHaveAttribute('aria-pressed', 'true');
});
