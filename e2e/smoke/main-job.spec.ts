import { expect, type Page, test } from '@playwright/test';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { sendRequest } from '../support/join.ts';
import { closeContext, openBrowser, signUpAndIn, uniqueName, type Visitor } from '../support/people.ts';

const title = uniqueName('Ferry board');
const description = 'Departures that survive a dead uplink, for piers without a network.';

// Two users, from signing up to chatting in a team. Each test continues where the one before has ended.
test.describe.configure({ mode: 'serial' });

let owner: Visitor;
let developer: Visitor;
let room: string;

test.beforeAll(async ({ browser }) => {
  owner = await openBrowser(browser, 'slow-ferry');
  developer = await openBrowser(browser, 'quick-gull');
  for (const { page } of [owner, developer])
    page.on('pageerror', (error) => expect.soft(error, 'what a page threw').toBeUndefined());
});
test.afterAll(async () => {
  await closeContext(owner.context);
  await closeContext(developer.context);
});

test('a new owner signs up, signs in and fills in the profile', async () => {
  await signUpAndIn(owner);
  await fillProfile(owner.page, { area: 'Bergen', school: 'Sea School', hours: '8', skill: 'Go' });
});

test('the owner posts a project', async () => {
  await post(owner.page);
});

test('a developer with matching skills signs up', async () => {
  await signUpAndIn(developer);
  await fillProfile(developer.page, { area: 'Bergen', school: 'Sea School', hours: '6', skill: 'Elixir' });
  // Rare skills, so that no user of the demo community with repositories ranks higher.
  for (const skill of ['Phoenix', 'Erlang', 'Distributed systems']) await addSkill(developer.page, skill);
});

test('the owner gets the developer recommended, with score, tier and reasons', async () => {
  const { page } = owner;
  await page.goto('/dashboard?tab=Posts-recommendations');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText(developer.username, { exact: true }) });
  await expect(card.first()).toBeVisible();
  await expect(card.first()).toContainText(/Excellent|Strong|Good|Possible/);
  await expect(card.first()).toContainText(/Covers|Knows/);
  await expect(card.first()).toContainText('Same school');
  await expect(card.first().getByRole('button', { name: 'Invite to Collaborate' })).toBeEnabled();
  await expect(card.first()).not.toContainText(developer.email);
});

test('the developer finds the project in the recommendations, by search and by filter', async () => {
  const { page } = developer;
  await page.goto('/');
  const recommended = page.getByRole('region', { name: 'Recommended Projects' });
  const row = recommended.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(`Owner: ${owner.username}`);
  await expect(row).toContainText(/You cover (\d of|all) \d/);
  await page.getByPlaceholder('Search projects...').fill(title);
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
  await expect(page).toHaveURL(/searchTerm=/);
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the developer asks to join; a second request shows that one is pending', async () => {
  const { page } = developer;
  await page.getByRole('button', { name: 'Join Request' }).first().click();
  await sendRequest(page);
  await expect(page.getByText('Join request sent successfully!').first()).toBeVisible();
  const again = await developer.context.request.post('/api/notifications/send', {
    data: { postId: await projectId(page) },
  });
  expect(again.status()).toBe(409);
  expect((await again.json()).message).toBe('You have already sent a request for this project');
});

test('the owner is notified live and accepts', async () => {
  const { page } = owner;
  await expect(page.getByRole('link', { name: /Notifications.*1/ }).first()).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(`${developer.username} requested to join`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).first().click();
  await expect(page.getByText(`${developer.username} has been added to the project!`).first()).toBeVisible();
});

test('the developer is notified live and becomes a member', async () => {
  const { page } = developer;
  await expect(page.getByRole('link', { name: 'Enter Chat Room' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Enter Chat Room' }).first().click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  room = new URL(page.url()).pathname;
});

test('both chat live; messages arrive in order and once', async () => {
  await owner.page.goto(room);
  await expect(owner.page.getByText('Start the conversation!')).toBeVisible();
  const typing = owner.page.getByText(`${developer.username} is typing...`);
  // Typing is received only once the other user's socket is connected, so this is retried.
  await expect(async () => {
    await type(developer.page, 'Is anybody');
    await expect(typing).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(typing).toBeHidden();
  await developer.page.getByPlaceholder('Type a message...').fill('');
  const said = ['The pier is wet today.', 'So is the router.', 'I will bring a dry one.', 'Bring two.'];
  for (const [turn, line] of said.entries()) await say(turn % 2 ? owner.page : developer.page, line);
  for (const { page } of [owner, developer]) await expectLog(page, said);
  await developer.page.reload();
  await expectLog(developer.page, said);
});

test('messages in another room are counted as unread', async () => {
  await developer.page.goto('/chat');
  await say(owner.page, 'See you at the pier.');
  const row = developer.page.getByRole('link').filter({ hasText: title });
  await expect(row).toContainText('See you at the pier.');
  await expect(row).toContainText('1');
  await row.click();
  await expect(developer.page.getByRole('log')).toContainText('See you at the pier.');
  await developer.page.goto('/chat');
  await expect(row).not.toContainText(/unread/i);
});

test('members are listed with You and Owner', async () => {
  await owner.page.goto(room);
  const panel = owner.page.getByRole('complementary', { name: 'Members' });
  await expect(panel).toContainText(developer.email);
  await expect(panel).toContainText('You');
});

async function fillProfile(
  page: Page,
  profile: { area: string; school: string; hours: string; skill: string },
): Promise<void> {
  await page.goto('/dashboard?tab=profile');
  await page.getByLabel('Bio').fill('Builds things for small harbours.');
  await page.getByPlaceholder('Institute').fill('Harbour office');
  await page.getByLabel('Area').fill(profile.area);
  await page.getByLabel('School', { exact: true }).fill(profile.school);
  const work = page.getByRole('region', { name: 'Availability' });
  await work.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('combobox', { name: uiCopy.narrowChoices }).fill('oslo');
  await page.getByRole('option', { name: /^Oslo/ }).click();
  await work.getByLabel('Hours a week').fill(profile.hours);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText("User's profile updated successfully.").first()).toBeVisible();
  await addSkill(page, profile.skill);
}

async function addSkill(page: Page, skill: string): Promise<void> {
  await page.getByLabel('Add a skill').fill(skill);
  await page.getByRole('option', { name: skill, exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: skill }).first()).toBeVisible();
}

async function post(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=project-posts');
  await expect(page.getByRole('heading', { name: 'Create a New Project Posting' })).toBeVisible();
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(page.getByText('Please fill in all fields.').first()).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  for (const tag of ['Elixir', 'Phoenix', 'Erlang']) await addTag(page, 'Technologies Needed', tag);
  await addTag(page, 'Skills Required', 'Distributed systems');
  await page.getByLabel('Team Size').selectOption('3');
  await page.getByLabel('Responsibilities').fill('Own the board.\nKeep it readable in rain.');
  await page.getByLabel('Project Timeline Start').fill('2027-03-01');
  await page.getByLabel('Project Timeline End').fill('2027-02-01');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(page.getByText('End date must be after the start date.').first()).toBeVisible();
  await page.getByLabel('Project Timeline End').fill('2027-06-30');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(page.getByText('Project posted successfully!').first()).toBeVisible();
}

async function addTag(page: Page, label: string, tag: string): Promise<void> {
  await page.getByLabel(label).fill(tag);
  await page.getByLabel(label).press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
}

async function projectId(page: Page): Promise<string> {
  const slug = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/post/slug/${slug}`);
  return (await answer.json()).id;
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').pressSequentially(text, { delay: 40 });
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
}

/** Expects every line once, in this order. */
async function expectLog(page: Page, lines: readonly string[]): Promise<void> {
  const log = page.getByRole('log');
  for (const line of lines) await expect(log.getByText(line, { exact: true })).toHaveCount(1);
  const text = (await log.textContent()) ?? '';
  const places = lines.map((line) => text.indexOf(line));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}
