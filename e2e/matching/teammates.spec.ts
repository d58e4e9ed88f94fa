import { expect, type Page, test } from '@playwright/test';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { seatsCopy } from '../../apps/web/src/copy/projects/seats.ts';
import { unsavedCopy } from '../../apps/web/src/copy/unsaved.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { answer, change, hold, refuse } from '../support/calls.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { type PostedProject, postProject } from '../support/projects.ts';

const tab = '/dashboard?tab=Posts-recommendations';

let owner: Visitor;
let page: Page;

test.beforeEach(async ({ browser }) => {
  owner = await openBrowser(browser, 'seeker');
  await arrive(owner);
  page = owner.page;
});

function panel({ title }: PostedProject) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });
}

test('shows that there are no projects, and links to posting the first', async () => {
  await page.goto(tab);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teammate Recommendations');
  await expect(page.getByText("You don't have any projects yet.")).toBeVisible();
  await page.getByRole('link', { name: 'Post a project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a New Project Posting');
});

test('each project opens and closes; the first is open', async () => {
  const older = await postProject(owner.context);
  const newer = await postProject(owner.context, { technologies: ['React'], skills: ['Frontend'] });
  await page.goto(tab);
  await expect(panel(newer).getByRole('heading', { name: /^Recommended Teammates \(\d+\)$/ })).toBeVisible();
  await expect(panel(newer).getByText('React', { exact: true }).first()).toBeVisible();
  const toggle = panel(older).getByRole('button', { name: `Show recommendations for ${older.title}` });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(panel(older).getByRole('heading', { name: /^Recommended Teammates \(\d+\)$/ })).toBeVisible();
  await panel(older)
    .getByRole('button', { name: `Hide recommendations for ${older.title}` })
    .click();
  await expect(panel(older).getByText(/Recommended Teammates/)).toHaveCount(0);
});

test('the first two good matches are top matches; emails are masked; missing skills are stated', async () => {
  await postProject(owner.context, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
  await change(page, 'matching.recommendUsers', (people) =>
    people.map((user, index) => (index === 2 ? { ...user, skills: [], covers: [] } : user)),
  );
  await page.goto(tab);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText('Top match')).toHaveCount(2);
  await expect(cards.nth(0)).toContainText('Top match');
  await expect(cards.nth(1)).toContainText('Top match');
  await expect(cards.nth(0)).toContainText(/.•••@/);
  await expect(cards.nth(2)).toContainText('No skills listed');
});

test('tags show what the team covers, and four people are shown until the user asks for all', async () => {
  const project = await postProject(owner.context, {
    technologies: ['React', 'PostgreSQL'],
    skills: ['Zig'],
  });
  await page.goto(tab);
  const missing = fill(matchingCopy.covered.missing, { skills: 'React, PostgreSQL and Zig' });
  await expect(panel(project).getByText(missing)).toBeVisible();
  const people = panel(project).getByRole('heading', { level: 4 });
  await expect(people).toHaveCount(4);
  await panel(project)
    .getByRole('button', { name: /^Show all \d+$/ })
    .press('Enter');
  expect(await people.count()).toBeGreaterThan(4);
});

test('an invitation contains its note, shows a toast, and is still shown after a reload', async ({
  browser,
}) => {
  // Skills of no other test, so that users of those do not fill the list.
  const project = await postProject(owner.context, { technologies: ['OCaml', 'Zig'], skills: ['Nim'] });
  const miller = await openBrowser(browser, 'noted-miller');
  await arrive(miller, ['OCaml', 'Zig', 'Nim']);
  await page.goto(tab);
  const card = page.getByRole('listitem').filter({ hasText: miller.username }).first();
  await card.getByRole('button', { name: `Add a note for ${miller.username}` }).click();
  await card.getByLabel(`Note to ${miller.username} (optional)`).fill('Your mill is the best.');
  await page.getByRole('link', { name: 'Discover Projects' }).first().press('Enter');
  const question = page.getByRole('dialog', { name: unsavedCopy.title });
  await question.getByRole('button', { name: unsavedCopy.stay }).press('Enter');
  await expect(question).toHaveCount(0);
  await card.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await expect(page.getByText(`Invitation sent to ${miller.username}`).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Invited' })).toBeDisabled();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Invited' })).toBeDisabled();
  await miller.page.goto('/notifications');
  await expect(
    miller.page.getByText(`${owner.username} invited you to join ${project.title}`).first(),
  ).toBeVisible();
  await expect(
    miller.page.getByText('Your mill is the best.').filter({ visible: true }).first(),
  ).toBeVisible();
});

test('a note stays while another seat is shown or the project is collapsed, on a phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seats = [
    { name: 'Interface of the harbour', skills: ['React'], level: 'any', hoursPerWeek: null },
    { name: 'Storage of the harbour', skills: ['PostgreSQL'], level: 'any', hoursPerWeek: null },
    { name: 'Both of the harbour', skills: ['React', 'PostgreSQL'], level: 'any', hoursPerWeek: null },
  ];
  const project = await postProject(owner.context, {
    technologies: ['React', 'PostgreSQL'],
    seats,
    teamSize: 4,
  });
  await page.goto(tab);
  const section = panel(project);
  await section
    .getByRole('button', { name: /^Add a note for / })
    .first()
    .click();
  const note = section.getByLabel(/^Note to .* \(optional\)$/);
  await note.fill('Join us at the harbour.');
  expect(
    await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    ),
  ).toBe(0);
  await section.getByRole('tab', { name: 'Storage of the harbour' }).click();
  await section.getByRole('tab', { name: seatsCopy.all }).press('Enter');
  await expect(note).toHaveValue('Join us at the harbour.');
  await expect(note).not.toBeFocused();
  await section.getByRole('button', { name: `Hide recommendations for ${project.title}` }).click();
  await section.getByRole('button', { name: `Show recommendations for ${project.title}` }).click();
  await expect(note).toHaveValue('Join us at the harbour.');
});

test('a person is invited from Why this?, and the pressed button keeps the focus', async () => {
  await postProject(owner.context, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
  await page.goto(tab);
  await page.getByRole('button', { name: matchingCopy.why }).first().click();
  const dialog = page.getByRole('dialog', { name: matchingCopy.whyTitle });
  await dialog.getByRole('button', { name: /^Invite to Collaborate/ }).press('Enter');
  const invited = dialog.getByRole('button', { name: 'Invited' });
  await expect(invited).toBeDisabled();
  await expect(invited).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'Invited' })).toHaveCount(1);
});

test('a failed invitation shows an error and can be retried', async () => {
  await postProject(owner.context);
  await refuse(page, 'requests.invite', 'conflict', 'This user is already invited');
  await page.goto(tab);
  const invite = page.getByRole('button', { name: /^Invite to Collaborate/ }).first();
  await invite.click();
  await expect(page.getByText('This user is already invited').first()).toBeVisible();
  await expect(invite).toBeEnabled();
});

test('a full team gets no recommendations', async () => {
  await postProject(owner.context, { teamSize: 1 });
  await page.goto(tab);
  await expect(page.getByText(matchingCopy.full.title)).toBeVisible();
  await expect(page.getByRole('link', { name: matchingCopy.full.edit })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Invite to Collaborate/ })).toHaveCount(0);
});

test('two users are compared side by side', async () => {
  await postProject(owner.context, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
  await page.goto(tab);
  await page.getByRole('button', { name: 'Compare two' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare two people' });
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await expect(dialog.getByText(/^The same for both: /)).toBeVisible();
  const first = await dialog.getByRole('columnheader').first().textContent();
  await dialog.getByLabel('First person').selectOption({ index: 1 });
  await expect(dialog.getByRole('columnheader').first()).not.toHaveText(first ?? '');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Compare two' })).toBeFocused();
});

test('loading, failures and invalid responses have their texts', async () => {
  await postProject(owner.context);
  await hold(page, 'matching.recommendUsers');
  await page.goto(tab);
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await page.unrouteAll();

  await refuse(page, 'matching.recommendUsers', 'internal', 'The engine is away');
  await page.goto(tab);
  await expect(page.getByText('No recommendations available for this project.')).toBeVisible();
  await page.unrouteAll();

  await answer(page, 'projects.listOwn', { posts: [] });
  await page.goto(tab);
  await expect(page.getByRole('alert')).toContainText('Received invalid data format');
});
