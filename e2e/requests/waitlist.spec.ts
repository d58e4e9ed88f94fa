import { type Browser, expect, test } from '@playwright/test';
import { dashboardHomeCopy } from '../../apps/web/src/copy/dashboard-home.ts';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { postProject } from '../support/projects.ts';
import { join, newcomer } from '../support/teams.ts';

const copy = requestsCopy.waiting;

/** A full project with one request on its waitlist. */
async function fullProject(browser: Browser) {
  const owner = await newcomer(browser, 'weir-owner');
  const mate = await newcomer(browser, 'weir-mate', ['Elm', 'Frontend']);
  const asker = await newcomer(browser, 'weir-asker', ['Elm', 'Frontend']);
  const project = await postProject(owner.context, { teamSize: 2 });
  const sent = await asker.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(sent.status()).toBe(201);
  await join(owner, mate, project.id);
  return { owner, mate, asker, project, page: owner.page };
}

const praise = /covers (all|both|\d)/i;

test('the dashboard says why requests on the waitlist cannot be accepted, and Undo returns there', async ({
  browser,
}) => {
  const { page, asker, project } = await fullProject(browser);
  const name = asker.username;
  await page.goto('/dashboard');
  const card = page
    .getByRole('region', { name: dashboardHomeCopy.projects.title })
    .getByRole('listitem')
    .filter({ hasText: project.title })
    .first();
  const heading = fill(dashboardHomeCopy.projects.waitlist, { count: 1 });
  await expect(card.getByRole('heading', { name: heading })).toBeVisible();
  await expect(card.getByText(copy.fullText)).toBeVisible();
  await expect(card).not.toContainText(praise);
  await expect(page.getByText(dashboardHomeCopy.projects.request)).toHaveCount(0);
  const accept = card.getByRole('button', { name: fill(copy.accept, { name }) });
  await expect(accept).toBeDisabled();
  await expect(accept).toHaveAccessibleDescription(copy.fullText);
  await card.getByRole('button', { name: fill(copy.reject, { name }) }).press('Enter');
  await expect(card.getByText(`${texts.notifications.rejected}: ${name}`)).toBeFocused();
  await card.getByRole('button', { name: fill(copy.undo, { name }) }).press('Enter');
  await expect(accept).toBeDisabled();
  await expect(card.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('notifications keep the waitlist apart from what is to answer, until a seat is open', async ({
  browser,
}) => {
  const { page, mate, asker, project } = await fullProject(browser);
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/notifications');
  const row = page.getByRole('listitem').filter({ hasText: `${asker.username} requested` });
  await expect(row).toContainText(copy.taken);
  await expect(row).not.toContainText(praise);
  const accept = row.getByRole('button', { name: texts.notifications.accept });
  await expect(accept).toBeDisabled();
  await expect(accept).toHaveAccessibleDescription(copy.taken);
  const first = page.getByRole('region', { name: notificationsCopy.toAnswer });
  await expect(first).toHaveCount(0);
  await row.getByRole('button', { name: texts.notifications.reject }).press('Enter');
  await row.getByRole('button', { name: notificationsCopy.reopen }).press('Enter');
  await expect(row).toContainText(copy.taken);
  await expect(row).toBeFocused();
  expect((await mate.context.request.post(`/api/post/${project.id}/leave`)).ok()).toBe(true);
  await expect(accept).toBeEnabled();
  await expect(row).not.toContainText(copy.taken);
  await page.reload();
  await expect(first.getByRole('listitem')).toContainText(asker.username);
});

test('filling the last seat puts the other requests on the waitlist without moving their rows', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'weir-owner');
  const askers = [await newcomer(browser, 'weir-first'), await newcomer(browser, 'weir-second')];
  const project = await postProject(owner.context, { teamSize: 2 });
  for (const { context } of askers)
    expect(
      (await context.request.post('/api/notifications/send', { data: { postId: project.id } })).ok(),
    ).toBe(true);
  const { page } = owner;
  for (const tab of ['all', 'to-answer']) {
    await page.goto(`/notifications?show=${tab}`);
    const rows = page.getByRole('listitem').filter({ hasText: 'requested to join' });
    await expect(rows).toHaveCount(2);
    if (tab === 'all') continue;
    await rows.last().getByRole('button', { name: texts.notifications.accept }).press('Enter');
    await expect(rows.last().getByText(texts.notifications.accepted).first()).toBeVisible();
    await expect(rows.first().getByRole('button', { name: texts.notifications.accept })).toBeDisabled();
    await expect(rows.first()).toContainText(copy.taken);
    await expect(rows).toHaveCount(2);
  }
});

test('the project page names the waitlist and shows a rejection in red, not in green', async ({
  browser,
}) => {
  const { page, asker, project } = await fullProject(browser);
  const name = asker.username;
  await page.goto(`/project/${project.slug}`);
  const waitlist = page.getByRole('region', { name: copy.waitlist });
  await expect(waitlist.getByText(copy.fullText)).toBeVisible();
  await expect(waitlist).not.toContainText(praise);
  await waitlist.getByRole('button', { name: fill(copy.reject, { name }) }).press('Enter');
  const outcome = waitlist.getByText(`${texts.notifications.rejected}: ${name}`);
  await expect(outcome).toHaveClass(/text-danger/);
  await expect(outcome).not.toHaveClass(/text-success/);
  await waitlist.getByRole('button', { name: fill(copy.undo, { name }) }).press('Enter');
  await expect(waitlist.getByRole('button', { name: fill(copy.accept, { name }) })).toBeDisabled();
});
