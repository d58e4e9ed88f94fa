import { expect, type Locator, type Page, test } from '@playwright/test';
import { intercept, refuse } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';
import { arrive, openBrowser } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { layoutShift } from '../support/scrolling.ts';

async function openDashboard(page: Page): Promise<void> {
  await signInAs(page.context(), 'developer');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
}

test('the dashboard shows the workplace, bio and repositories of the user', async ({ page }) => {
  await intercept(page, 'repositories.listOwn', (route) =>
    route.fulfill({
      json: [
        {
          repoId: '1',
          name: 'tide-tables',
          description: '',
          language: '',
          updatedAt: '2026-10-02T09:00:00.000Z',
          url: 'https://github.com/plain-otter/tide-tables',
          fullName: 'plain-otter/tide-tables',
          isPrivate: false,
          analysis: {
            status: 'analysed',
            reason: null,
            analysedAt: '2026-10-03T09:00:00.000Z',
            checkedAt: '2026-10-03T09:00:00.000Z',
            retryAt: null,
          },
        },
      ],
    }),
  );
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'My GitHub Projects' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'tide-tables' });
  await expect(card).toContainText('No description');
  await expect(card.getByRole('definition')).toHaveText(['N/A', '2 Oct 2026', 'None found']);
  await expect(card.getByRole('term')).toHaveText(['Language', 'Updated', 'Skills']);
  const link = card.getByRole('link', { name: 'View Repository' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', 'https://github.com/plain-otter/tide-tables');
  const { user } = await (await page.context().request.get('/api/user/me')).json();
  await expect(page.getByText(user.bio.split('\n')[0])).toBeVisible();
  await expect(page.getByText(user.workplace)).toBeVisible();
});

test('the repositories have a loading, an empty and an error state', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, 'repositories.listOwn', async (route) => {
    await asked;
    await route.fulfill({ json: [] });
  });
  await openDashboard(page);
  await expect(page.getByText('Loading projects...')).toBeVisible();
  answer();
  await expect(page.getByText('No projects found.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload a repository' })).toHaveAttribute(
    'href',
    '/dashboard?tab=posts',
  );

  await page.unrouteAll();
  await refuse(page, 'repositories.listOwn', 'not_found', 'gone');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch projects.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('link', { name: 'View Repository' }).first()).toBeVisible();
});

test('a new user sees the checklist; an owner answers requests on the dashboard', async ({ browser }) => {
  const owner = await openBrowser(browser, 'new-owner');
  const id = await arrive(owner);
  await owner.page.goto('/dashboard');
  const steps = owner.page.getByRole('region', { name: 'Get started' });
  await expect(steps).toContainText('0 of 4 done');
  await expect(steps.getByRole('link')).toHaveText([
    'Add your skills',
    'Add your hours',
    'Post or join a project',
    'Complete your profile',
  ]);
  const projects = owner.page.getByRole('region', { name: 'Your projects' });
  await expect(projects).toHaveCount(0);
  await expect(owner.page.getByRole('region', { name: 'Waiting for your answer' })).toHaveCount(0);
  await expect(owner.page.getByRole('region', { name: 'Your teams' })).toContainText(
    'You are in no team yet',
  );

  const project = await postProject(owner.context);
  const { request } = owner.context;
  await request.post(`/api/user/update/${id}`, { data: { bio: 'I build.', workplace: 'Kelp' } });
  const [first, second] = [await openBrowser(browser, 'guest-a'), await openBrowser(browser, 'guest-b')];
  for (const guest of [first, second]) {
    const guestId = await arrive(guest);
    const sent = await guest.context.request.post('/api/notifications/send', {
      data: { recipientId: id, senderId: guestId, postId: project.id },
    });
    expect(sent.status()).toBe(201);
  }
  await owner.page.reload();
  await expect(steps).toContainText('2 of 4 done');
  const row = projects.getByRole('listitem').filter({ hasText: project.title }).first();
  await expect(row).toContainText('Owner');
  await expect(row).toContainText('2 open seats');
  await expect(row.getByRole('heading', { name: /^2 requests to answer/ })).toBeVisible();
  // No card shows the same again.
  await expect(owner.page.getByRole('region', { name: 'Waiting for your answer' })).toHaveCount(0);
  await expect(owner.page.getByRole('region', { name: /teams$/ })).toHaveCount(0);

  const accept = row.getByRole('button', { name: `Accept ${first.username}` });
  await accept.focus();
  await owner.page.keyboard.press('Enter');
  await expect(
    owner.page.getByText(`${first.username} has been added to the project!`).first(),
  ).toBeVisible();
  await expect(row.getByRole('heading', { name: /^1 request to answer/ })).toBeVisible();
  await expect(row).toContainText('1 open seat');
  await expect(accept).toHaveCount(0);
  // The outcome has the focus and the place of the button.
  await expect(row.getByText(`Accepted: ${first.username}`)).toBeFocused();
  await row.getByRole('button', { name: `Reject ${second.username}` }).click();
  await expect(row.getByRole('heading', { name: /to answer/ })).toHaveCount(0);
  await expect(row.getByText(`Rejected: ${second.username}`)).toBeVisible();
});

test('a second press at the same place answers no other request and invites no other user', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'quick-owner');
  const id = await arrive(owner);
  const project = await postProject(owner.context);
  const guests = [await openBrowser(browser, 'quick-a'), await openBrowser(browser, 'quick-b')];
  for (const guest of guests) {
    await arrive(guest);
    const sent = await guest.context.request.post('/api/notifications/send', {
      data: { recipientId: id, postId: project.id },
    });
    expect(sent.status()).toBe(201);
  }
  const { page } = owner;
  const rejections: string[] = [];
  const invitations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/notifications/reject/')) rejections.push(request.url());
    if (request.url().endsWith('/api/invitations')) invitations.push(request.url());
  });
  /** Clicks the middle of a button twice, the second time after the page has changed. */
  async function pressTwice(name: RegExp, outcome: Locator) {
    const button = page.getByRole('button', { name }).first();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`no button ${name}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await expect(outcome).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.mouse.click(x, y);
  }
  // Large enough that no toast covers a button.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/dashboard');
  const projects = page.getByRole('region', { name: 'Your projects' });
  await pressTwice(/^Reject /, projects.getByText(/^Rejected: /));
  await pressTwice(/^Invite /, projects.getByText(/^Invited: /));
  await expect(projects.getByRole('heading', { name: /^1 request to answer/ })).toBeVisible();
  expect(rejections).toHaveLength(1);
  expect(invitations).toHaveLength(1);

  await projects.getByRole('button', { name: /^Undo the rejection of / }).press('Enter');
  await expect(projects.getByRole('heading', { name: /^2 requests to answer/ })).toBeVisible();
  await expect(projects.getByText(/^Rejected: /)).toHaveCount(0);
});

test('an owner invites the best person for an open seat from the dashboard', async ({ browser }) => {
  const owner = await openBrowser(browser, 'inviting-owner');
  await arrive(owner);
  await postProject(owner.context);
  const { page } = owner;
  await page.goto('/dashboard');
  const projects = page.getByRole('region', { name: 'Your projects' });
  await expect(projects.getByRole('heading', { name: /^Best person to invite/ })).toBeVisible();
  const invite = projects.getByRole('button', { name: /^Invite / });
  const name = (await invite.getAttribute('aria-label'))?.replace('Invite ', '');
  await invite.press('Enter');
  await expect(page.getByText(`Invitation sent to ${name}`).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your requests' })).toContainText(`You invited ${name}`);
  await expect(projects.getByText(`Invited: ${name}`)).toBeFocused();
});

test('the content below does not move on a phone when the content above it loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Responses arrive one after the other, as on a slow connection.
  for (const [at, name] of (
    ['accounts.me', 'requests.overview', 'requests.listOwn', 'skills.listOfUser'] as const
  ).entries())
    await intercept(page, name, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100 + 100 * at));
      await route.continue();
    });
  await signInAs(page.context(), 'owner');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Repository' }).first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.03);
});
