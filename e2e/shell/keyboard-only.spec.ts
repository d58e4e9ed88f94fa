import { expect, test } from '@playwright/test';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { tabTo } from '../support/keyboard.ts';
import { openBrowser, password, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

test('sign up, then sign in', async ({ browser }) => {
  const { page, username, email } = await openBrowser(browser, 'keys');
  const { keyboard } = page;
  await page.goto('/sign-up');
  for (const [label, typed] of [
    ['Username', username],
    ['Email', email],
    ['Password', password],
  ] as const) {
    await tabTo(page, label);
    await keyboard.type(typed);
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
  // The new account is filled in, so one key is enough.
  await expect(page.getByRole('button', { name: texts.signIn.submit, exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.landing.welcomeBack);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('filter the projects and ask to join one', async ({ browser }) => {
  const owner = await newcomer(browser, 'keys-owner');
  const project = await postProject(owner.context, { title: uniqueName('Keyed') });
  const { page } = await newcomer(browser, 'keys-asker');
  const { keyboard } = page;
  await page.goto('/Discover');
  await expect(page.getByRole('article')).toHaveCount(12);
  await tabTo(page, 'Search projects');
  await keyboard.type(project.title);
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, 'Skill');
  await keyboard.type('Frontend');
  await expect(page).toHaveURL(/skill=Frontend/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, texts.projects.joinRequest);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, requestsCopy.join.send);
  await keyboard.press('Enter');
  await expect(page.getByText(texts.joinRequest.sent).first()).toBeVisible();
});

test('post a project with tags', async ({ browser }) => {
  const { page } = await newcomer(browser, 'keys-poster');
  const { keyboard } = page;
  const title = uniqueName('Typed');
  await page.goto('/dashboard?tab=project-posts');
  await expect(page.getByLabel(texts.posting.titleLabel)).toBeVisible();
  // Dates that are equal in day-month and month-day order.
  for (const [label, typed] of [
    [texts.posting.titleLabel, title],
    [texts.posting.description, 'Departures that survive a dead uplink.'],
    [texts.posting.technologies, 'Elm\nGo\n'],
    [texts.posting.skills, 'Frontend\n'],
    [texts.posting.responsibilities, 'Own the departures screen.'],
    [texts.posting.teamSize, '3'],
    [texts.posting.timelineStart, '10102027'],
    [texts.posting.timelineEnd, '11112027'],
  ] as const) {
    await tabTo(page, label);
    await keyboard.type(typed);
  }
  await tabTo(page, texts.posting.submit);
  await keyboard.press('Enter');
  await expect(page.getByText(texts.posting.done).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto(`/search?searchTerm=${title}`);
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Go');
});

test('accept a request', async ({ browser }) => {
  const owner = await newcomer(browser, 'keys-host');
  const asker = await newcomer(browser, 'keys-guest');
  const { id, title } = await postProject(owner.context);
  expect((await asker.context.request.post('/api/notifications/send', { data: { postId: id } })).ok()).toBe(
    true,
  );
  const { page } = owner;
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item).toBeVisible();
  await tabTo(page, texts.notifications.accept);
  await page.keyboard.press('Enter');
  await expect(item.getByText(texts.notifications.accepted).first()).toBeVisible();
  await expect(item).toBeFocused();
});
