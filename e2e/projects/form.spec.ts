import { expect, type Page, test } from '@playwright/test';
import { limitCopy } from '../../apps/web/src/copy/limit.ts';
import { postedCopy } from '../../apps/web/src/copy/projects/posted.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { limits } from '../../packages/contracts/src/core/limits.ts';
import { intercept, refuse } from '../support/calls.ts';
import { arrive, openBrowser, uniqueName, type Visitor } from '../support/people.ts';

let user: Visitor;
let page: Page;

test.beforeEach(async ({ browser }) => {
  user = await openBrowser(browser, 'poster');
  await arrive(user);
  page = user.page;
  await page.goto('/dashboard?tab=project-posts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a New Project Posting');
});

async function addTag(label: string, ...tags: string[]): Promise<void> {
  for (const tag of tags) {
    await page.getByLabel(label).fill(tag);
    await page.getByLabel(label).press('Enter');
  }
}

/** Fills in all fields except those that a test leaves out. */
async function fillAll(title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Departures that survive a dead uplink.');
  await addTag('Technologies Needed', 'React', 'Go');
  await addTag('Skills Required', 'Frontend');
  await page.getByLabel('Team Size').selectOption('3');
  await page.getByLabel('Responsibilities').fill('Own the departures screen.');
  await page.getByLabel('Project Timeline Start').fill('2027-01-10');
  await page.getByLabel('Project Timeline End').fill('2027-03-31');
}

const submit = () => page.getByRole('button', { name: 'Post Project' });
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

async function expectEmpty(): Promise<void> {
  for (const label of [
    'Title',
    'Description',
    'Responsibilities',
    'Project Timeline Start',
    'Project Timeline End',
  ])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Team Size')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
}

test('a project is posted once, reported by a toast and opened at the top; the form is emptied', async () => {
  const title = uniqueName('Ferry board');
  await fillAll(title);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/post/create')) sent.push(request.postData() ?? '');
  });
  await submit().dblclick();
  await expect(page.getByText('Project posted successfully!').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(sent).toHaveLength(1);
  expect(await page.evaluate<number>('scrollY')).toBe(0);
  await expect(page.getByText('Your Project', { exact: true })).toBeVisible();
  await expect(page.getByText('10 Jan 2027')).toBeVisible();
  await page.goto('/dashboard?tab=project-posts');
  await expectEmpty();
});

test('after posting, the page shows how many people fit and where to invite them', async () => {
  const person = { tier: 'Excellent' };
  let people = [person, { tier: 'Strong' }, { tier: 'Good' }, { tier: 'Possible' }];
  let failing = true;
  await intercept(page, 'matching.recommendUsers', (route) => {
    if (failing) return route.fulfill({ status: 400, json: { code: 'invalid' } });
    // The page's own suggestions have a limit.
    return route.fulfill({ json: route.request().url().includes('limit=') ? [] : people });
  });
  await fillAll(uniqueName('Lantern walk'));
  await submit().click();
  const panel = page.getByRole('region', { name: postedCopy.label });
  await expect(panel).toContainText(postedCopy.failedHint);
  failing = false;
  await panel.getByRole('button', { name: uiCopy.reload }).press('Enter');
  await expect(panel.getByRole('heading')).toHaveText('3 people fit, 1 excellent');
  people = new Array(limits.recommendations.max).fill({ tier: 'Good' });
  await page.reload();
  await expect(panel.getByRole('heading')).toHaveText('At least 12 people fit');
  await expect(panel.getByRole('link', { name: postedCopy.invite })).toHaveAttribute(
    'href',
    '/dashboard?tab=Posts-recommendations',
  );
  await page.reload();
  await panel.getByRole('button', { name: uiCopy.dismiss }).press('Enter');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your Project', { exact: true })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('after posting, the page says when no one fits', async () => {
  await intercept(page, 'matching.recommendUsers', (route) => route.fulfill({ json: [] }));
  await fillAll(uniqueName('Lantern walk'));
  await submit().click();
  const panel = page.getByRole('region', { name: postedCopy.label });
  await expect(panel.getByRole('heading')).toHaveText(postedCopy.none);
});

const blanks: [string, () => Promise<unknown>][] = [
  ['Title', () => page.getByLabel('Title').fill('   ')],
  ['Description', () => page.getByLabel('Description').fill('')],
  ['Technologies Needed', () => removeTags('React', 'Go')],
  ['Skills Required', () => removeTags('Frontend')],
  ['Team Size', () => page.getByLabel('Team Size').selectOption('')],
  ['Number of people', () => page.getByLabel('Team Size').selectOption('custom')],
  ['Responsibilities', () => page.getByLabel('Responsibilities').fill('')],
  ['Project Timeline Start', () => page.getByLabel('Project Timeline Start').fill('')],
  ['Project Timeline End', () => page.getByLabel('Project Timeline End').fill('')],
];

async function removeTags(...tags: string[]): Promise<void> {
  for (const tag of tags) await page.getByRole('button', { name: `Remove ${tag}` }).click();
}

test('each field is required, and the first missing one gets the focus', async () => {
  await submit().click();
  await expect(alert('Please fill in all fields.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByText('This field is required.')).toHaveCount(8);
  for (const [label, empty] of blanks) {
    await page.getByRole('button', { name: 'Reset' }).click();
    await fillAll('Ferry board');
    await empty();
    await submit().click();
    await expect(alert('Please fill in all fields.')).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByText('This field is required.')).toHaveCount(1);
  }
});

test('the end date may equal the start date but not precede it', async () => {
  const title = uniqueName('One day');
  await fillAll(title);
  await page.getByLabel('Project Timeline End').fill('2027-01-09');
  await submit().click();
  await expect(alert('End date must be after the start date.')).toBeVisible();
  await expect(page.getByLabel('Project Timeline End')).toBeFocused();
  await page.getByLabel('Project Timeline End').fill('2027-01-10');
  await submit().click();
  await expect(page.getByText('Project posted successfully!').first()).toBeVisible();
});

test('a custom team size is a whole number from 1 to 50', async () => {
  await fillAll(uniqueName('Large crew'));
  await page.getByLabel('Team Size').selectOption('Custom');
  for (const size of ['0', '51', '2.5']) {
    await page.getByLabel('Number of people').fill(size);
    await submit().click();
    await expect(alert('Enter a whole number from 1 to 50.')).toBeVisible();
  }
  await page.getByLabel('Number of people').fill('12');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('11 seats');
  await submit().click();
  await expect(page.getByText('Project posted successfully!').first()).toBeVisible();
});

test('a failure shows an error, and the typed text stays', async () => {
  await fillAll('Ferry board');
  await refuse(page, 'projects.create', 'conflict', 'The pier is closed.');
  await submit().click();
  await expect(alert('The pier is closed.')).toBeVisible();
  await page.unrouteAll();
  await refuse(page, 'projects.create', 'internal');
  await submit().click();
  await expect(alert('Failed to create the project posting.')).toBeVisible();
  await page.unrouteAll();
  await intercept(page, 'projects.create', (route) => route.abort());
  await submit().click();
  await expect(alert('Something went wrong while posting the project.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Ferry board');
  await expect(page.getByRole('button', { name: 'Remove React' })).toBeVisible();
});

test('a title that reaches the limit says so, instead of being cut without a word', async () => {
  const { max } = limits.title;
  const title = page.getByLabel('Title');
  await title.fill('Tide tables');
  await expect(page.getByText(new RegExp(`of ${max} characters`))).toHaveCount(0);
  await title.fill('x'.repeat(max - 5));
  await expect(page.getByText(fill(limitCopy.near, { count: max - 5, max }))).toBeVisible();
  await page.keyboard.insertText('y'.repeat(200));
  await expect(page.getByText(fill(limitCopy.reached, { max }))).toBeVisible();
  await expect(title).toHaveValue('x'.repeat(max - 5) + 'y'.repeat(5));
});
