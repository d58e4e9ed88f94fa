import { expect, type Locator, type Page, test } from '@playwright/test';
import { preferencesCopy } from '../../apps/web/src/copy/accounts/preferences.ts';
import { errorCopy } from '../../apps/web/src/copy/errors.ts';
import { explanationCopy } from '../../apps/web/src/copy/explanation.ts';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { sentenceOf } from '../../apps/web/src/ui/match/explanation/explanation-text.ts';
import { spokenScore } from '../../apps/web/src/ui/match/score-text.ts';
import type { Match } from '../../packages/contracts/src/matching/matching.ts';
import { answer, change, hold, intercept, refuse } from '../support/calls.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

let page: Page;

test.beforeEach(async ({ browser }) => {
  const reader = await openBrowser(browser, 'browser');
  await arrive(reader, ['Elm', 'Prometheus', 'Frontend']);
  page = reader.page;
});

/** A match as the server returns it. */
async function matchOf({ context }: Visitor, postId: string, userId: string): Promise<Match> {
  const answered = await context.request.get(`/api/match/${postId}/${userId}`);
  expect(answered.ok()).toBe(true);
  return await answered.json();
}

/** The sum of the points and maxima of a column, from the texts for screen readers. */
async function sharesOf(table: Locator, column: number): Promise<{ points: number; max: number }> {
  const shares = await table.locator('tbody tr').evaluateAll((rows, column) => {
    const texts = rows.map((row) => row.children[column]?.querySelector('.sr-only')?.textContent ?? '');
    return texts
      .filter((text) => text.endsWith(' points'))
      .map((text) => text.split(' of ').map((part: string) => Number.parseInt(part, 10)));
  }, column);
  return shares.reduce(
    (sum, [points = Number.NaN, max = Number.NaN]) => ({ points: sum.points + points, max: sum.max + max }),
    { points: 0, max: 0 },
  );
}

function section() {
  return page.getByRole('region', { name: 'Recommended Projects' });
}

test('each recommended project shows title, description and owner, and links to its page', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'mill-host');
  await arrive(owner);
  // Unique skills, because other tests post projects at the same time.
  const reader = await openBrowser(browser, 'rare-reader');
  await arrive(reader, ['COBOL', 'Fortran']);
  const project = await postProject(owner.context, { technologies: ['COBOL'], skills: ['Fortran'] });
  page = reader.page;
  await page.goto('/');
  const row = section().getByRole('listitem').filter({ hasText: project.title });
  await expect(row).toContainText('Turns a tide table into a milling plan.');
  await expect(row).toContainText(`Owner: ${owner.username}`);
  await row.getByRole('link', { name: 'View Project' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${project.slug}$`));
});

test('Why this? explains both directions in words, with points of a maximum that add up', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'sum-host');
  await arrive(owner);
  const reader = await openBrowser(browser, 'sum-reader');
  const readerId = await arrive(reader, ['Forth', 'Smalltalk']);
  const project = await postProject(owner.context, { technologies: ['Forth', 'Ada'], skills: ['Smalltalk'] });
  page = reader.page;
  await page.goto('/');
  const row = section().getByRole('listitem').filter({ hasText: project.title });
  const match = await matchOf(reader, project.id, readerId);
  const { score, tier, fit } = match;
  await expect(row.getByText(spokenScore({ score, tier }), { exact: true })).toBeAttached();
  await expect(row.getByText(sentenceOf(match, { kind: 'user' }))).toBeVisible();
  await row.getByRole('button', { name: `${matchingCopy.why} ${project.title}` }).click();
  const dialog = page.getByRole('dialog', { name: matchingCopy.whyTitle, exact: true });
  await expect(dialog).toHaveAccessibleDescription(project.title);
  await expect(dialog.getByText(sentenceOf(match, { kind: 'user' }))).toBeVisible();
  await expect(dialog.getByRole('link', { name: texts.recommendedProjects.view })).toBeVisible();
  const table = dialog.getByRole('table', { name: explanationCopy.table });
  await expect(table).toBeHidden();
  await dialog.getByText(explanationCopy.sum).press('Enter');
  const total = table.getByRole('row').filter({ hasText: explanationCopy.total });
  for (const [index, [heading, value]] of [
    [explanationCopy.toProject.user, fit.youToProject] as const,
    [explanationCopy.toUser.user, fit.projectToYou] as const,
  ].entries()) {
    await expect(table.getByRole('columnheader').nth(index + 1)).toHaveText(heading);
    await expect(total.getByRole('cell').nth(index)).toContainText(`${value} of 100 points`);
    expect(await sharesOf(table, index + 1)).toEqual({ points: value, max: 100 });
  }
  const { help } = match;
  if (!help) throw new Error('A missing skill would help');
  const { label: skill, from, to } = help;
  await expect(dialog.getByText(fill(explanationCopy.help, { skill, from, to }))).toBeVisible();
  // Neither user has set their hours, so the score uses a middle value.
  await expect(dialog.getByText(explanationCopy.assumed).first()).toBeVisible();
});

test('a declared skill is called declared and never shown', async ({ browser }) => {
  const owner = await openBrowser(browser, 'honest-host');
  await arrive(owner);
  const reader = await openBrowser(browser, 'honest-reader');
  await arrive(reader, ['Eiffel']);
  const project = await postProject(owner.context, { technologies: ['Eiffel'], skills: ['Oberon'] });
  page = reader.page;
  await page.goto(`/project/${project.slug}`);
  const skillLine = (label: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: label });
  await expect(skillLine('Eiffel').filter({ hasText: explanationCopy.evidence.declared })).toHaveCount(1);
  await expect(skillLine('Oberon').filter({ hasText: explanationCopy.evidence.none })).toHaveCount(1);
  await expect(page.getByText(explanationCopy.how.shown, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: explanationCopy.how.declared })).toBeVisible();
});

test('an explanation that fails to load says why and can be retried', async ({ browser }) => {
  const owner = await openBrowser(browser, 'fail-host');
  await arrive(owner);
  const project = await postProject(owner.context);
  await refuse(page, 'matching.explain', 'rate_limited', 'Too many questions');
  await page.goto(`/project/${project.slug}`);
  const problem = page.getByRole('alert').filter({ hasText: explanationCopy.failed });
  await expect(problem).toBeVisible();
  await page.unrouteAll();
  await problem.getByRole('button', { name: explanationCopy.retry }).press('Enter');
  await expect(page.getByRole('heading', { name: explanationCopy.reasons })).toBeVisible();
});

test('an explanation that is opened offline says so, and loads when the connection is back', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'dark-host');
  await arrive(owner);
  // Unique skills, so that projects of other tests do not fill the list.
  const reader = await openBrowser(browser, 'dark-reader');
  await arrive(reader, ['Crystal', 'Nim']);
  page = reader.page;
  const project = await postProject(owner.context, { technologies: ['Crystal'], skills: ['Nim'] });
  await page.goto('/');
  const row = page
    .getByRole('region', { name: texts.recommendedProjects.title })
    .getByRole('listitem')
    .filter({ hasText: project.title });
  const why = row.getByRole('button', { name: matchingCopy.why });
  await why.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: explanationCopy.reasons })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(why).toBeVisible();
  await intercept(page, 'matching.explain', (route) => route.abort('internetdisconnected'));
  await why.click();
  const problem = dialog.getByRole('alert').filter({ hasText: explanationCopy.failed });
  await expect(problem).toContainText(errorCopy.network);
  await page.unrouteAll();
  await problem.getByRole('button', { name: explanationCopy.retry }).press('Enter');
  await expect(dialog.getByRole('heading', { name: explanationCopy.reasons })).toBeVisible();
});

test('projects hidden by must-haves are counted, and can be shown', async ({ browser }) => {
  const owner = await openBrowser(browser, 'must-host');
  await arrive(owner);
  const fitting = await postProject(owner.context, { technologies: ['Racket'], skills: ['Lisp'] });
  const lacking = await postProject(owner.context, { technologies: ['Erlang'], skills: ['Prolog'] });
  const reader = await openBrowser(browser, 'must-reader');
  const readerId = await arrive(reader, ['Racket', 'Lisp']);
  const wishes = { skills: 'must', hours: 'flexible', timeZone: 'flexible', interests: 'flexible' };
  page = reader.page;
  const saved = await reader.context.request.post(`/api/user/update/${readerId}`, {
    data: { preferences: wishes },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/');
  await expect(section().getByRole('heading', { name: fitting.title })).toBeVisible();
  await expect(section().getByRole('heading', { name: lacking.title })).toHaveCount(0);
  // Other tests post projects at the same time, so the number changes between two reads.
  const said = (words: string) =>
    section().getByText(new RegExp(`^${fill(words, { count: '[1-9][0-9]*' })}$`));
  await expect(said(preferencesCopy.hidden)).toBeVisible();
  const rows = section()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const before = await rows.count();
  await section().getByRole('button', { name: preferencesCopy.show }).click();
  await expect(said(preferencesCopy.shown)).toBeVisible();
  await expect(section().getByRole('button', { name: preferencesCopy.hide })).toBeVisible();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
});

test('shows a loading state', async () => {
  await hold(page, 'matching.recommendProjects');
  await page.goto('/');
  await expect(section().getByText('Loading...')).toBeVisible();
});

test('shows the message of a failed request', async () => {
  await refuse(page, 'matching.recommendProjects', 'forbidden', 'You don’t have access to this');
  await page.goto('/');
  await expect(section().getByRole('alert')).toContainText('Error: You don’t have access to this');
});

test('shows the general error for a failure without a message', async () => {
  await intercept(page, 'matching.recommendProjects', (route) => route.fulfill({ body: 'not JSON' }));
  await page.goto('/');
  await expect(section().getByRole('alert')).toContainText('An unexpected error occurred.');
});

test('shows a separate error for a response that is not a list', async () => {
  await answer(page, 'matching.recommendProjects', { projects: [] });
  await page.goto('/');
  await expect(section().getByRole('alert')).toContainText('No recommendations found or an error occurred.');
});

test('links to the profile if the list is empty', async () => {
  await answer(page, 'matching.recommendProjects', []);
  await page.goto('/');
  await expect(section().getByText('No recommendations yet')).toBeVisible();
  await expect(section().getByRole('link', { name: 'Edit profile' })).toBeVisible();
});

test('shows no scores but what to do next if no project asks for a skill that the user has', async () => {
  await change(page, 'matching.recommendProjects', (projects) =>
    // Projects of other tests may ask for no skills at all.
    projects
      .filter(({ summary }) => summary.skills.length > 0)
      .map((project) => ({
        ...project,
        summary: {
          ...project.summary,
          skills: project.summary.skills.map((skill) => ({ ...skill, how: 'none' as const })),
        },
      })),
  );
  await page.goto('/');
  await expect(section().getByText(matchingCopy.noRecommendationsHint)).toBeVisible();
  await expect(section().getByRole('button', { name: matchingCopy.why })).toHaveCount(0);
});

test('links to the must-haves if they hide every project', async () => {
  await answer(page, 'matching.recommendProjects', []);
  await answer(page, 'matching.countHidden', { hidden: 3 });
  await page.goto('/');
  await expect(section().getByText(preferencesCopy.allHidden)).toBeVisible();
  await expect(section().getByRole('button', { name: preferencesCopy.show })).toBeVisible();
  await expect(section().getByRole('link', { name: preferencesCopy.edit })).toBeVisible();
  await expect(section().getByText(matchingCopy.noRecommendations)).toHaveCount(0);
});
