import { type Browser, expect, test } from '@playwright/test';
import { explanationCopy } from '../../apps/web/src/copy/explanation.ts';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { sentenceOf } from '../../apps/web/src/ui/match/explanation/explanation-text.ts';
import { spokenScore } from '../../apps/web/src/ui/match/score-text.ts';
import type { Match } from '../../packages/contracts/src/matching/matching.ts';
import { intercept, refuse } from '../support/calls.ts';
import { type PostedProject, postProject } from '../support/projects.ts';
import { type Member, newcomer } from '../support/teams.ts';

interface Asked {
  readonly owner: Member;
  readonly asker: Member;
  readonly project: PostedProject;
}

/** An owner with a pending request of another user who has these skills. */
async function asked(browser: Browser, skills: readonly string[] = []): Promise<Asked> {
  const owner = await newcomer(browser, 'quay-owner');
  const asker = await newcomer(browser, 'quay-asker', skills);
  const project = await postProject(owner.context);
  const sent = await asker.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(sent.ok()).toBe(true);
  return { owner, asker, project };
}

test('a new request waits, and neither moves the list nor replaces the one that is open beside it', async ({
  browser,
}) => {
  const { owner, asker, project } = await asked(browser);
  const { page } = owner;
  await page.goto('/notifications');
  const details = page.getByRole('region', { name: notificationsCopy.details });
  await expect(details.getByRole('heading')).toHaveText(asker.username);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const accept = rows.getByRole('button', { name: texts.notifications.accept, exact: true });
  await accept.hover();
  const before = await accept.boundingBox();
  const next = await newcomer(browser, 'quay-next');
  const sent = await next.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(sent.ok()).toBe(true);
  const show = page.getByRole('button', { name: notificationsCopy.newOne });
  await expect(show).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: notificationsCopy.newOne })).toBeAttached();
  await expect(rows).toHaveCount(1);
  expect(await accept.boundingBox()).toEqual(before);

  await show.press('Enter');
  const added = rows.filter({ hasText: next.username });
  await expect(added).toBeFocused();
  await expect(rows).toHaveCount(2);
  await expect(show).toHaveCount(0);
  await expect(details.getByRole('heading')).toHaveText(asker.username);
});

test('a withdrawn request keeps its place', async ({ browser }) => {
  const { owner, asker, project } = await asked(browser);
  const { page } = owner;
  const other = await newcomer(browser, 'quay-other');
  const sent = await other.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(sent.ok()).toBe(true);
  const { requestId } = await sent.json();
  await page.goto('/notifications');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveText([new RegExp(other.username), new RegExp(asker.username)]);
  expect((await other.context.request.post(`/api/requests/${requestId}/withdraw`)).ok()).toBe(true);
  await expect(rows.first()).toContainText(notificationsCopy.withdrawn);
  await expect(rows).toHaveText([new RegExp(other.username), new RegExp(asker.username)]);
});

test('a new notification appears at once if the list is empty', async ({ browser }) => {
  const owner = await newcomer(browser, 'quay-owner');
  const asker = await newcomer(browser, 'quay-asker');
  const project = await postProject(owner.context);
  const { page } = owner;
  await page.goto('/notifications?show=unread');
  await expect(page.getByText(texts.notifications.empty)).toBeVisible();
  const ask = async ({ context }: Member) => {
    const sent = await context.request.post('/api/notifications/send', { data: { postId: project.id } });
    expect(sent.ok()).toBe(true);
  };
  await ask(asker);
  await expect(page.getByRole('listitem').filter({ hasText: asker.username })).toBeVisible();
  await page.getByRole('button', { name: notificationsCopy.markAllRead }).click();
  await expect(page.getByRole('tabpanel').getByText(notificationsCopy.nothingUnread)).toBeVisible();
  const next = await newcomer(browser, 'quay-next');
  await ask(next);
  await expect(page.getByRole('listitem').filter({ hasText: next.username })).toBeVisible();
});

test('a request shows the match of its sender: one line in the list, all of it in the details', async ({
  browser,
}) => {
  const { owner, asker, project } = await asked(browser, ['Elm', 'Frontend']);
  const answered = await owner.context.request.get(`/api/match/${project.id}/${asker.id}`);
  const match: Match = await answered.json();
  const sentence = sentenceOf(match, { kind: 'owner', name: asker.username });
  const { page } = owner;
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: project.title });
  await expect(item).toContainText(`${match.score} ${match.tier}. ${sentence}`);
  await item.getByRole('button', { name: /Show details/ }).press('Enter');
  const details = page.getByRole('region', { name: notificationsCopy.details });
  await expect(details.getByText(spokenScore(match), { exact: true })).toBeAttached();
  await expect(details).toContainText(sentence);
  await expect(details.getByRole('list', { name: explanationCopy.skills }).getByRole('listitem')).toHaveText(
    match.seatSkills.map(({ how, label }) => `${explanationCopy.how[how]}: ${label}`),
  );

  // The match is hidden after the decision and shown again after Undo.
  const line = `${match.score} ${match.tier}`;
  await item.getByRole('button', { name: texts.notifications.reject }).click();
  await expect(item.getByText(texts.notifications.rejected).first()).toBeVisible();
  await expect(item).not.toContainText(line);
  await expect(details).not.toContainText(sentence);
  await details.getByRole('button', { name: notificationsCopy.reopen }).click();
  await expect(item).toContainText(line);
  await item.getByRole('button', { name: texts.notifications.accept }).click();
  await expect(item.getByText(texts.notifications.accepted).first()).toBeVisible();
  await expect(item).not.toContainText(line);
});

test('Accept is busy while it is sent, then shows the success text', async ({ browser }) => {
  const { owner, asker, project } = await asked(browser);
  const { page } = owner;
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await intercept(page, 'requests.accept', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: project.title });
  await expect(item).toContainText(asker.username);
  await item.getByRole('button', { name: texts.notifications.accept }).click();
  await expect(item.getByRole('button', { name: texts.notifications.accept })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(item.getByRole('button', { name: texts.notifications.reject })).toBeDisabled();
  await expect(item.getByText(texts.notifications.accepted)).toHaveCount(0);
  go();
  await expect(item.getByText(texts.notifications.accepted).first()).toBeVisible();
  await expect(item.getByRole('button', { name: texts.notifications.accept })).toHaveCount(0);
  const joined = fill(texts.notifications.joined, { name: asker.username });
  await expect(page.getByText(joined).first()).toBeVisible();
});

test('Reject by keyboard, Undo, and the request is pending again', async ({ browser }) => {
  const { owner, asker, project } = await asked(browser);
  const { page } = owner;
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: project.title });
  await item.getByRole('button', { name: texts.notifications.reject }).press('Enter');
  await expect(page.getByText(texts.notifications.requestRejected).first()).toBeVisible();
  await expect(item.getByText(texts.notifications.rejected).first()).toBeVisible();
  await expect(item).toBeFocused();
  await asker.page.goto('/notifications');
  await expect(asker.page.getByText(texts.notifications.rejected).first()).toBeVisible();

  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(item.getByRole('button', { name: texts.notifications.accept })).toBeEnabled();
});

test('a failed answer shows an error and leaves the request pending', async ({ browser }) => {
  const { owner, project } = await asked(browser);
  const { page } = owner;
  await refuse(page, 'requests.accept', 'conflict', 'Every seat is taken.');
  await refuse(page, 'requests.reject', 'internal');
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: project.title });
  await item.getByRole('button', { name: texts.notifications.accept }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: texts.notifications.failedToAccept }),
  ).toBeAttached();
  await expect(item).toContainText('Every seat is taken.');
  await item.getByRole('button', { name: texts.notifications.reject }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: texts.notifications.failedToReject }),
  ).toBeAttached();
  await expect(item.getByRole('button', { name: texts.notifications.accept })).toBeEnabled();
});

test('if two owners answer at the same time, the second gets an error and sees the first answer', async ({
  browser,
}) => {
  const { owner, project } = await asked(browser);
  const { page } = owner;
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: project.title });
  await expect(item.getByRole('button', { name: texts.notifications.accept })).toBeVisible();
  // Answered in another browser, before this page is notified.
  await intercept(page, 'requests.reject', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('reject', 'accept');
    expect((await owner.context.request.put(path)).ok()).toBe(true);
    await route.continue();
  });
  await item.getByRole('button', { name: texts.notifications.reject }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: texts.notifications.failedToReject }),
  ).toBeAttached();
  await expect(item.getByText(texts.notifications.accepted).first()).toBeVisible();
});
