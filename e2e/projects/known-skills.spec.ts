import { expect, test } from '@playwright/test';
import { explanationCopy } from '../../apps/web/src/copy/explanation.ts';
import { matchStartCopy as copy } from '../../apps/web/src/copy/projects/match-start.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

test('a user without skills taps those of the project and sees the match', async ({ browser }) => {
  const owner = await newcomer(browser, 'asker');
  const project = await postProject(owner.context, { technologies: ['Elm', 'React'], skills: ['Frontend'] });
  const { page } = await newcomer(browser, 'tapper');
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

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Why this fits you' })).toBeVisible();
  await expect(skills).toHaveCount(0);
});
