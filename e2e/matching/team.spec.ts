import { expect, test } from '@playwright/test';
import { teamCopy } from '../../apps/web/src/copy/projects/team.ts';
import { unsavedCopy } from '../../apps/web/src/copy/unsaved.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { arrive, openBrowser } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

test('an owner builds a team, resolves an impossible wish with one click, and invites with a note', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'wright');
  await arrive(owner);
  const miller = await openBrowser(browser, 'miller');
  const millerId = await arrive(miller, ['Elm', 'Prometheus']);
  const project = await postProject(owner.context, {
    technologies: ['Elm', 'Prometheus'],
    skills: ['Idris'],
  });
  const { page } = owner;
  await page.goto(`/project/${project.slug}`);
  await page.getByRole('link', { name: 'Build my team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build my team');
  const first = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Team 1' }) });
  await expect(first.getByRole('table', { name: 'Skills of team 1 by member' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Idris' }).click();
  await expect(page.getByText('No team covers all your must-haves')).toBeVisible();
  await page.getByRole('button', { name: /^Remove Idris from the must-haves/ }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Idris' })).not.toBeChecked();
  await expect(page.getByText('No team covers all your must-haves')).toHaveCount(0);

  await page.goto(`/project/${project.slug}/team?size=2&keep=${millerId}`);
  await expect(first.getByRole('link', { name: miller.username })).toBeVisible();
  await first.getByRole('button', { name: 'Add a note' }).click();
  await first.getByRole('textbox', { name: /^Note to everyone/ }).fill('The mill needs you.');
  await first.getByRole('button', { name: 'Invite all 1' }).press('Enter');
  await expect(first.getByText(/^Invited/)).toBeVisible();
  await expect(first.getByText(/^All invited/)).toBeFocused();
  await page.reload();
  await expect(page.getByText('1 already invited')).toBeVisible();
  await miller.page.goto('/notifications');
  await expect(miller.page.getByText('The mill needs you.').filter({ visible: true }).first()).toBeVisible();
});

test('after a person is left out, the focus stays at the new people of the team', async ({ browser }) => {
  const owner = await openBrowser(browser, 'leaver');
  await arrive(owner);
  const project = await postProject(owner.context, {
    technologies: ['React', 'PostgreSQL'],
    skills: ['Frontend'],
  });
  const { page } = owner;
  await page.goto(`/project/${project.slug}/team`);
  const first = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Team 1' }) });
  await first
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .press('Enter');
  await expect(first.getByRole('heading', { name: teamCopy.team.newPeople })).toBeFocused();
});

test('the note of a team stays with other wishes, and is not lost without a question', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'wright');
  await arrive(owner);
  const sailor = await openBrowser(browser, 'sailor');
  const sailorId = await arrive(sailor, ['Elm', 'Prometheus']);
  const project = await postProject(owner.context, { technologies: ['Elm', 'Prometheus'], skills: ['Elm'] });
  const { page } = owner;
  await page.goto(`/project/${project.slug}/team?size=2&keep=${sailorId}`);
  const first = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Team 1' }) });
  const note = first.getByRole('textbox', { name: /^Note to everyone/ });
  await first.getByRole('button', { name: 'Add a note' }).click();
  await note.fill('The ship needs you.');

  await page.getByRole('checkbox', { name: 'Prometheus' }).click();
  await expect(page).toHaveURL(/must=/);
  await expect(note).toHaveValue('The ship needs you.');
  await page.goBack();
  await expect(page).not.toHaveURL(/must=/);
  await expect(note).toHaveValue('The ship needs you.');

  const question = page.getByRole('dialog', { name: unsavedCopy.title });
  const discover = page.getByRole('banner').getByRole('link', { name: texts.header.discoverProjects });
  await discover.click();
  await question.getByRole('button', { name: unsavedCopy.stay }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(note).toHaveValue('The ship needs you.');

  await first.getByRole('button', { name: 'Invite all 1' }).press('Enter');
  await expect(first.getByText(/^All invited/)).toBeFocused();
  await discover.click();
  await expect(page).toHaveURL(/Discover/);
});

test('on a phone the teams come first, and the wishes unfold', async ({ browser }) => {
  const owner = await openBrowser(browser, 'wright');
  await arrive(owner);
  const project = await postProject(owner.context, { technologies: ['React'], skills: ['Frontend'] });
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/project/${project.slug}/team`);
  await expect(page.getByRole('heading', { name: 'Team 1', exact: true })).toBeVisible();
  const wishes = page.getByRole('button', { name: teamCopy.wishes.title, exact: true });
  await expect(wishes).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel(teamCopy.wishes.size)).toBeHidden();
  await wishes.press('Enter');
  await expect(page.getByLabel(teamCopy.wishes.size)).toBeVisible();
  await expect(wishes).toBeFocused();
});

test('a user who does not manage a project reads who can build its team, and no request fails', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'wright');
  await arrive(owner);
  const project = await postProject(owner.context);
  const visitor = await openBrowser(browser, 'visitor');
  await arrive(visitor);
  const refused: number[] = [];
  visitor.page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.status());
  });
  await visitor.page.goto(`/project/${project.slug}/team`);
  await expect(visitor.page.getByText(teamCopy.notYours)).toBeVisible();
  await expect(visitor.page.getByText(teamCopy.wishes.title, { exact: true })).toHaveCount(0);
  await visitor.page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});
