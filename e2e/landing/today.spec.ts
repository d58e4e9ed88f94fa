import { expect, test } from '@playwright/test';
import { accountEmailCopy } from '../../apps/web/src/copy/accounts/account-email.ts';
import { profilesCopy } from '../../apps/web/src/copy/accounts/profiles.ts';
import { dashboardHomeCopy } from '../../apps/web/src/copy/dashboard-home.ts';
import { agendaCopy } from '../../apps/web/src/copy/events/agenda.ts';
import { homeCopy } from '../../apps/web/src/copy/home.ts';
import { projectsCopy } from '../../apps/web/src/copy/projects/projects.ts';
import { skillsCopy } from '../../apps/web/src/copy/skills.ts';
import { welcomeCopy } from '../../apps/web/src/copy/welcome.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { answer } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';
import { layoutShift } from '../support/scrolling.ts';
import { newcomer, sayElsewhere, team } from '../support/teams.ts';

test('without a known skill, home asks for three and shows no score', async ({ browser }) => {
  const { page } = await newcomer(browser, 'today-new');
  await page.goto('/');
  const today = page.getByRole('region', { name: homeCopy.today });
  const card = today.getByRole('region', { name: homeCopy.start.title });
  await expect(card.getByRole('status')).toHaveText('0 of 3');
  await expect(page.getByText(/Match \d+ of 100/)).toHaveCount(0);
  // GitHub needs a confirmed address, so the button says that first.
  await card.getByRole('button', { name: welcomeCopy.skills.github }).click();
  await expect(card.getByRole('alert')).toContainText(profilesCopy.github.confirmFirst);
  await card.getByRole('alert').getByRole('button', { name: accountEmailCopy.sendAgain }).click();
  await expect(page.getByText(accountEmailCopy.sentAgain).first()).toBeVisible();
  for (const count of [1, 2, 3]) {
    await card.getByRole('listitem').getByRole('button', { pressed: false }).first().press('Enter');
    if (count < 3) await expect(card.getByRole('status')).toHaveText(`${count} of 3`);
  }
  const best = today.getByRole('region', { name: homeCopy.best.title });
  await expect(best.locator('ul').first().locator('> li')).toHaveCount(3);
  // The cards of the projects below show scores without a reload.
  const projects = page.getByRole('region', { name: projectsCopy.browser });
  await expect(projects.getByText(/^Match \d+ of 100/).first()).toBeAttached();
});

/** Clicks the first skill as soon as React handles it, before it has hydrated the later parts of the page. */
const clickWhileHydrating = `
  const timer = setInterval(() => {
    const skill = document.querySelector('main button[aria-pressed=false]');
    if (!skill || !Object.keys(skill).some((key) => key.startsWith('__reactProps$'))) return;
    clearInterval(timer);
    skill.click();
  });
`;

test('a skill that is tapped before the later parts of home are hydrated is added without an error', async ({
  browser,
}) => {
  const { context, page } = await newcomer(browser, 'today-fast');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.addInitScript({ content: clickWhileHydrating });
  await page.goto('/');
  const card = page.getByRole('region', { name: homeCopy.start.title });
  await expect(card.getByRole('status')).toHaveText('1 of 3');
  await page.waitForLoadState('networkidle');
});

test('a skill that was tapped by mistake is taken away by a second tap', async ({ browser }) => {
  const { page } = await newcomer(browser, 'today-again');
  await page.goto('/');
  const card = page.getByRole('region', { name: homeCopy.start.title });
  const skill = card.getByRole('listitem').getByRole('button', { pressed: false }).first();
  const name = ((await skill.textContent()) ?? '').trim();
  await skill.click();
  const added = card.getByRole('button', { name: fill(homeCopy.start.added, { skill: name }) });
  await expect(added).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('status')).toHaveText('1 of 3');
  await added.click();
  await expect(card.getByRole('status')).toHaveText('0 of 3');
  // Shown when the server has removed it.
  await expect(page.getByText(fill(skillsCopy.removed, { name })).first()).toBeVisible();
  await page.reload();
  await expect(card.getByRole('status')).toHaveText('0 of 3');
});

test('home starts with the three best matches, teams with unread messages, and links to answer', async ({
  browser,
}) => {
  const { owner, mate, project } = await team(browser);
  await sayElsewhere(mate, project.id, 'Hello pier');
  const asker = await newcomer(browser, 'today-asker');
  const data = { postId: project.id };
  expect((await asker.context.request.post('/api/notifications/send', { data })).status()).toBe(201);
  const { page } = owner;
  await page.goto('/');
  const today = page.getByRole('region', { name: homeCopy.today });
  const row = today.getByRole('region', { name: 'Your teams' }).getByRole('listitem');
  await expect(row).toContainText('1 open seat');
  await expect(row.getByRole('link', { name: /Chat room of .*1 unread/ })).toBeVisible();
  const waiting = today.getByRole('region', { name: 'Waiting for your answer' });
  await waiting.getByRole('link', { name: asker.username }).click();
  await expect(page.getByRole('tab', { name: /To answer/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await waiting.getByRole('link', { name: 'Answer' }).click();
  await expect(page.getByRole('tab', { name: /To answer/ })).toHaveAttribute('aria-selected', 'true');
});

test('on phones, home shows teams, news and events as one row each, and six of the projects', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const today = page.getByRole('region', { name: homeCopy.today });
  const room = today.getByRole('link', { name: /^Chat room of / }).first();
  const teams = today.getByRole('button', { name: /^Your teams: \d+ teams/ });
  await expect(teams).toHaveAttribute('aria-expanded', 'false');
  await expect(today.getByRole('button', { name: /^Events: / })).toBeVisible();
  await expect(room).toBeHidden();
  await teams.press('Enter');
  await expect(room).toBeVisible();
  await expect(teams).toBeFocused();

  const projects = page.getByRole('list').filter({ has: page.getByRole('article') });
  const shown = projects.getByRole('article').filter({ visible: true });
  await expect(shown).toHaveCount(6);
  await page.getByRole('button', { name: fill(projectsCopy.showMore, { count: 6 }) }).press('Enter');
  await expect(shown).toHaveCount(12);
  await expect(projects.locator('> li').nth(6)).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(shown).toHaveCount(6);
});

test('Back shows all projects of the page again, at the same place', async ({ context, page }) => {
  await signInAs(context, 'owner');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const shown = page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .getByRole('article')
    .filter({ visible: true });
  await page.getByRole('button', { name: fill(projectsCopy.showMore, { count: 6 }) }).click();
  await expect(shown).toHaveCount(12);
  const card = shown.nth(10);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate('scrollY');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/project\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(shown).toHaveCount(12);
  await expect(card).toBeInViewport();
  expect(Math.abs(Number(await page.evaluate('scrollY')) - Number(before))).toBeLessThan(40);
});

test('home does not jump while its parts load, and fits 320 px', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const best = page.getByRole('region', { name: homeCopy.best.title });
  await expect(best.locator('ul').first().locator('> li')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Recommended Projects' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.05);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});

test('news are notifications and new teammates since the last visit', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  const { page } = mate;
  const day = 24 * 60 * 60 * 1000;
  const moment = (days: number) => new Date(Date.now() + days * day).toISOString();
  const joined = { slug: project.slug, title: project.title };
  const teammate = { id: owner.id, username: owner.username, profilePicture: null, joinedAt: moment(-2) };
  const since = (days: number) => ({
    since: moment(days),
    teammates: [{ ...teammate, project: joined }],
    projects: [],
  });
  await answer(page, 'news.get', since(-3));
  await page.goto('/');
  const news = page.getByRole('region', { name: homeCopy.news.title, exact: true });
  await expect(news).toContainText('Since your last visit, 3d ago');
  await expect(news).toContainText('invited you');
  const teammateLink = news.getByRole('link', { name: `${owner.username} joined ${project.title}` });
  await teammateLink.press('Enter');
  await expect(page).toHaveURL(`/project/${project.slug}`);
  // Notifications from before the last visit are not news.
  await answer(page, 'news.get', since(1));
  await page.goto('/');
  await expect(teammateLink).toBeVisible();
  await expect(news).not.toContainText('invited you');
});

test('a user of the demo gets the news since their last visit', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await page.goto('/');
  const news = page.getByRole('region', { name: homeCopy.news.title, exact: true });
  await expect(news).toContainText(/Since your last visit, \d+d ago/);
});

test('new projects that fit are marked among the best matches, and are the news without other news', async ({
  context,
  page,
}) => {
  const id = await signInAs(context, 'developer');
  const recommended = await context.request.get(`/flask/projects/recommendations/${id}`);
  const [best] = await recommended.json();
  const since = new Date(Date.now() + 60_000).toISOString();
  await answer(page, 'news.get', { since, teammates: [], projects: [best] });
  await page.goto('/');
  const row = page.getByRole('region', { name: homeCopy.best.title }).getByRole('listitem').first();
  await expect(row).toContainText(best.title);
  await expect(row).toContainText(homeCopy.best.isNew);
  const news = page.getByRole('region', { name: homeCopy.news.title, exact: true });
  await news.getByRole('link', { name: homeCopy.news.oneProject }).click();
  await expect(page).toHaveURL(/\/Discover\?order=match$/);
});

test('the next event is in a line below teams, matches and news on all screens', async ({
  page,
  context,
}) => {
  await signInAs(context, 'developer');
  await page.goto('/');
  const today = page.getByRole('region', { name: homeCopy.today });
  const boxOf = async (name: string) => {
    const part = today.getByRole('region', { name, exact: true });
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    if (!box) throw new Error(`${name} has no box`);
    return box;
  };
  const [teams, events] = [await boxOf(dashboardHomeCopy.teams.title), await boxOf(agendaCopy.title)];
  expect(events.y).toBeGreaterThan(teams.y);
  expect(events.y).toBeGreaterThan((await boxOf(homeCopy.best.title)).y);
  await page.setViewportSize({ width: 360, height: 740 });
  const best = await boxOf(homeCopy.best.title);
  expect((await boxOf(dashboardHomeCopy.teams.title)).y).toBeLessThan(best.y);
  expect((await boxOf(agendaCopy.title)).y).toBeGreaterThan((await boxOf(homeCopy.news.title)).y);
});
