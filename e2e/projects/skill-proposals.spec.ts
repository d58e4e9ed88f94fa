import { expect, type Page, test } from '@playwright/test';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { skillProposalsCopy as copy } from '../../apps/web/src/copy/skill-proposals.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { hold, holdCall, intercept, refuse } from '../support/calls.ts';
import { arrive, openBrowser } from '../support/people.ts';

let page: Page;

test.beforeEach(async ({ browser }) => {
  const user = await openBrowser(browser, 'suggested');
  await arrive(user);
  page = user.page;
  await page.goto(paths.dashboard('project-posts'));
});

const { posting } = texts;
const description = () => page.getByLabel(posting.description);
const add = (name: string) => page.getByRole('button', { name: fill(copy.add, { name }), exact: true });
const dismiss = (name: string) =>
  page.getByRole('button', { name: fill(copy.dismiss, { name }), exact: true });
const listed = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
const marked = (word: string) =>
  page.getByRole('list', { name: copy.places }).locator('mark', { hasText: word });

test('skills of the text are marked, and each is added or dismissed by one key', async () => {
  await page.getByLabel(posting.titleLabel).fill('A React board');
  await description().fill(
    'Departures from PostgreSQL, shipped with Docker. Machine learning guesses delays.',
  );
  await expect(add('React')).toBeVisible();
  await expect(marked('PostgreSQL')).toBeVisible();
  await add('React').focus();
  await page.keyboard.press('Enter');
  await expect(listed('React')).toBeVisible();
  await expect(add('React')).toHaveCount(0);
  await expect(marked('React')).toHaveCount(0);
  await expect(add('PostgreSQL')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(add('PostgreSQL')).toHaveCount(0);
  await expect(add('Docker')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(listed('Docker')).toBeVisible();
  await expect(page.getByLabel(posting.technologies)).toBeFocused();
  await page.getByRole('group', { name: copy.groups.skills }).getByRole('button').first().press('Enter');
  await expect(listed('Machine learning')).toBeVisible();
  await expect(page.getByText(copy.settled)).toBeVisible();
});

test('the focused field stays on the screen while skills are proposed above it', async () => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const released = Promise.withResolvers<void>();
  await intercept(page, 'skills.extract', async (route) => {
    await released.promise;
    await route.continue();
  });
  await description().fill(
    'React, PostgreSQL, Docker, Redis, Kubernetes, GraphQL, Rust, Kotlin, Swift, Django, Terraform, Kafka. Testing.',
  );
  const start = page.getByLabel(posting.timelineStart);
  await start.focus();
  // At the lower edge, so that anything above that grows moves it off the screen.
  await start.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  released.resolve();
  await expect(add('Kafka')).toBeAttached();
  await expect(start).toBeFocused();
  await expect(start).toBeInViewport({ ratio: 1 });
});

test('a dismissed skill does not return for this form, also after a reload, until the form is reset', async () => {
  await description().fill('Shipped with Docker.');
  await dismiss('Docker').click();
  await expect(add('Docker')).toHaveCount(0);
  await description().fill('Docker and Redis.');
  await expect(add('Redis')).toBeVisible();
  await expect(add('Docker')).toHaveCount(0);
  await page.reload();
  await expect(add('Redis')).toBeVisible();
  await expect(add('Docker')).toHaveCount(0);
  await page.getByRole('button', { name: posting.reset }).click();
  await description().fill('Docker and Redis.');
  await expect(add('Docker')).toBeVisible();
});

test('an advertisement that is too long is cut, and the form says so', async () => {
  const max = limits.skillText.advertisement;
  await page.getByText(copy.advertisement.title).click();
  const field = page.getByLabel(copy.advertisement.label);
  await field.fill(`Requirements\nKnowledge of Docker\n${'x'.repeat(max)}`);
  const tooLong = page.getByText(fill(copy.advertisement.tooLong, { max: max.toLocaleString('en') }));
  await expect(tooLong).toBeVisible();
  expect(await field.inputValue()).toHaveLength(max);
  await expect(add('Docker')).toBeVisible();
  await field.fill('Requirements\nKnowledge of Docker');
  await expect(tooLong).toHaveCount(0);
});

test('a pasted advertisement suggests only what it requires, and is not posted', async () => {
  await page.getByText(copy.advertisement.title).click();
  await page
    .getByLabel(copy.advertisement.label)
    .fill(
      'Backend Engineer\nRequirements\nKnowledge of Docker\nCompany description\nA leader in machine learning',
    );
  await expect(add('Docker')).toBeVisible();
  await expect(page.getByRole('group', { name: copy.groups.skills })).toHaveCount(0);
  await add('Docker').click();
  await page.getByLabel(posting.titleLabel).fill('Ferry board');
  await description().fill('Departures.');
  await page.getByLabel(posting.skills).fill('Frontend');
  await page.getByLabel(posting.skills).press('Enter');
  await page.getByLabel(posting.teamSize).selectOption('3');
  await page.getByLabel(posting.responsibilities).fill('Own the board.');
  await page.getByLabel(posting.timelineStart).fill('2027-01-10');
  await page.getByLabel(posting.timelineEnd).fill('2027-03-31');
  const posted = page.waitForRequest('**/api/post/create');
  await page.getByRole('button', { name: posting.submit }).click();
  expect(Object.keys((await posted).postDataJSON()).toSorted()).toEqual(
    [
      'title',
      'description',
      'technologies',
      'skills',
      'teamSize',
      'responsibilities',
      'startDate',
      'endDate',
    ].toSorted(),
  );
  await expect(page.getByText(posting.done).first()).toBeVisible();
});

test('a newer text cancels the search in the former one, and typing never waits', async () => {
  let calls = 0;
  await intercept(page, 'skills.extract', async (route) => {
    calls += 1;
    if (calls === 1) holdCall(route);
    else await route.continue();
  });
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/skills/extract'),
  );
  await description().fill('Docker');
  await expect(page.getByText(copy.reading)).toBeVisible();
  await expect.poll(() => calls).toBe(1);
  await description().pressSequentially(' and Redis');
  await expect(description()).toHaveValue('Docker and Redis');
  await cancelled;
  await expect(add('Redis')).toBeVisible();
});

test('the form works while the search is slow, fails or is offline, and keeps its text', async ({
  browserName,
}) => {
  expect(browserName).toBe('chromium');
  await hold(page, 'skills.extract');
  await description().fill('Docker and Redis');
  await expect(page.getByText(copy.reading)).toBeVisible();
  await page.getByLabel(posting.technologies).fill('Elm');
  await page.getByLabel(posting.technologies).press('Enter');
  await expect(listed('Elm')).toBeVisible();
  await refuse(page, 'skills.extract');
  await description().fill('Docker and Redis!');
  await expect(page.getByText(copy.failed)).toBeVisible();
  await expect(description()).toHaveValue('Docker and Redis!');
  await intercept(page, 'skills.extract', (route) => route.continue());
  await page.getByRole('button', { name: copy.retry }).click();
  await expect(add('Docker')).toBeVisible();
  await page.context().setOffline(true);
  await description().fill('Docker, Redis and Kotlin');
  await expect(page.getByText(copy.offline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(add('Kotlin')).toBeVisible();
  await expect(description()).toHaveValue('Docker, Redis and Kotlin');
});

test('suggestions fit into 360 px and are answered by a tap', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await description().fill(
    'React, PostgreSQL, Docker, Redis, Kubernetes, TypeScript and Amazon Web Services.',
  );
  await add('React').click();
  await expect(listed('React')).toBeVisible();
  await dismiss('Docker').click();
  await expect(add('Docker')).toHaveCount(0);
  const box = await dismiss('Redis').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBe(0);
});
