import { expect, test } from '@playwright/test';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { change, hold, refuse } from '../support/calls.ts';
import { newcomer, team } from '../support/teams.ts';

const day = 24 * 60 * 60_000;

test('the list loads, shows an error, and loads after a retry; the empty state has the specified text', async ({
  browser,
}) => {
  const { page } = await newcomer(browser, 'quay-new');
  await hold(page, 'notifications.list');
  await page.goto('/notifications');
  await expect(page.getByRole('status').filter({ hasText: 'Loading notifications…' })).toBeAttached();
  await expect(page.getByText('Loading notifications…').filter({ visible: true }).last()).toBeInViewport();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await refuse(page, 'notifications.list');
  await page.reload();
  await expect(
    page.getByRole('alert').filter({ hasText: texts.notifications.failedToLoad }).first(),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unrouteAll();
  // A reconnect may fetch the list before the key press does. A click would then wait for a removed button.
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.notifications.empty)).toBeVisible();
  await expect(page.getByText(texts.notifications.emptyHint)).toBeVisible();
});

test('notifications are grouped into to answer, today and earlier; each outcome has its badge', async ({
  browser,
}) => {
  const { mate, owner, project } = await team(browser);
  const { page } = owner;
  const outcomes = [
    ['accepted', texts.notifications.accepted],
    ['rejected', texts.notifications.rejected],
    ['withdrawn', 'Withdrawn'],
    ['expired', 'Expired'],
  ] as const;
  await change(page, 'notifications.list', () => {
    const common = {
      recipientId: owner.id,
      senderId: mate.id,
      senderUsername: mate.username,
      senderPic: null,
      postId: project.id,
      postSlug: project.slug,
      postTitle: project.title,
      note: '',
      requestId: null,
      seat: null,
      readAt: new Date().toISOString(),
      projects: [],
    };
    return ['join_request', ...outcomes.map(([status]) => status), 'info'].map((status, index) => ({
      ...common,
      _id: String(index),
      id: String(index),
      type: status === 'info' ? 'member_left' : 'join_request',
      status: status === 'join_request' ? 'pending' : status,
      message: `${mate.username} did ${status} ${project.title}`,
      createdAt: new Date(Date.now() - index * day).toISOString(),
    }));
  });
  await page.goto('/notifications');
  const today = page.getByRole('region', { name: notificationsCopy.toAnswer });
  await expect(today.getByRole('listitem')).toHaveCount(1);
  await expect(today.getByRole('button', { name: texts.notifications.accept })).toBeVisible();
  // Sender, outcome, message and time.
  await expect(today.getByRole('listitem')).toContainText(notificationsCopy.pending);
  await expect(today.getByRole('link', { name: mate.username })).toHaveAttribute(
    'href',
    `/u/${mate.username}`,
  );
  await expect(today.getByRole('listitem')).toContainText(`did join_request ${project.title}`);
  await expect(today.getByRole('time')).toHaveText(/^Today, \d\d:\d\d$/);
  const earlier = page.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
  await expect(earlier).toHaveCount(5);
  for (const [index, [, word]] of outcomes.entries()) await expect(earlier.nth(index)).toContainText(word);
  const accept = { name: texts.notifications.accept, exact: true };
  await expect(earlier.getByRole('button', accept)).toHaveCount(0);
  const details = page.getByRole('region', { name: 'Details' });
  await earlier
    .nth(1)
    .getByRole('button', { name: /Show details/ })
    .press('Enter');
  await expect(details).toContainText(texts.notifications.rejected);
});

test('the details of a notification of the site show its logo, and no empty part', async ({ browser }) => {
  const { page, id } = await newcomer(browser, 'quay-site');
  await change(page, 'notifications.list', () => [
    {
      _id: 'weekly',
      id: 'weekly',
      recipientId: id,
      senderId: null,
      senderUsername: shellCopy.name,
      senderPic: null,
      postId: null,
      postSlug: null,
      postTitle: null,
      note: '',
      requestId: null,
      seat: null,
      event: null,
      type: 'weekly_matches',
      status: 'info',
      message: '1 new project fits you',
      createdAt: new Date().toISOString(),
      readAt: new Date().toISOString(),
      projects: [{ slug: 'tide-mill', title: 'Tide mill', reason: 'You cover 1 of 1.' }],
    },
  ]);
  await page.goto('/notifications');
  await page.getByRole('button', { name: /Show details/ }).press('Enter');
  const details = page.getByRole('region', { name: notificationsCopy.details });
  await expect(details).toContainText('Tide mill');
  await expect(details.getByText(/^TE$/)).toHaveCount(0);
  await expect(details.locator('> :visible').last()).toContainText('Tide mill');
});

test('unread notifications are counted, filtered, and marked as read together', async ({ browser }) => {
  const { owner } = await team(browser);
  const { page } = owner;
  await page.goto('/notifications');
  await expect(page.getByRole('tab', { name: /Unread 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByRole('tab', { name: 'Unread', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
  await page.goto('/notifications?show=unread');
  await expect(page.getByRole('tabpanel').getByText('Nothing unread')).toBeVisible();
});

test('a notification stays unread until the user opens it or answers it', async ({ browser }) => {
  const { owner, project } = await team(browser);
  const { page } = owner;
  const asker = await newcomer(browser, 'mark-asker');
  const sent = await asker.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(sent.status()).toBe(201);
  await page.goto('/notifications?show=unread');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const unread = rows.filter({ hasText: `(${notificationsCopy.unreadMark})` });
  await expect(unread).toHaveCount(2);
  // Long enough to read both.
  await page.waitForTimeout(2_500);
  await page.reload();
  await expect(unread).toHaveCount(2);
  await rows
    .filter({ hasNotText: asker.username })
    .getByRole('button', { name: /Show details/ })
    .press('Enter');
  await expect(unread).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  await rows.getByRole('button', { name: texts.notifications.reject, exact: true }).press('Enter');
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Unread', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tabpanel').getByText('Nothing unread')).toBeVisible();
});

test('the bell counts what waits for an answer, also after reading; its tab lists only that', async ({
  browser,
}) => {
  const { owner, project } = await team(browser);
  const { page } = owner;
  const asker = await newcomer(browser, 'bell-asker');
  const sent = await asker.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(sent.status()).toBe(201);
  await page.goto('/notifications?show=to-answer');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^Notifications \(1 to answer\)$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByRole('tab', { name: 'To answer 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: texts.notifications.accept }).first()).toBeVisible();
  await page.getByRole('button', { name: texts.notifications.reject, exact: true }).first().press('Enter');
  // It stays where it was, because another row there would get a second press.
  const row = page.getByRole('tabpanel').getByRole('listitem');
  await expect(row.getByText(texts.notifications.rejected).first()).toBeVisible();
  await expect(row).toBeFocused();
  await expect(page.getByRole('tab', { name: 'To answer', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing to answer')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText(texts.notifications.rejected).first()).toBeVisible();
});

test('on a phone, read rows are folded until they are opened, and a note has two lines before the buttons', async ({
  browser,
}) => {
  const { owner, mate, project } = await team(browser);
  const asker = await newcomer(browser, 'quay-asker');
  const note = Array.from({ length: 12 }, (_, line) => `I know quay number ${line}.`).join(' ');
  const sent = await asker.context.request.post('/api/notifications/send', {
    data: { postId: project.id, note },
  });
  expect(sent.ok()).toBe(true);
  const { page } = owner;
  await owner.context.request.post('/api/notifications/read-all');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/notifications');
  const row = page.getByRole('listitem').filter({ hasText: asker.username });
  const text = row.getByText(note);
  const accept = row.getByRole('button', { name: texts.notifications.accept });
  const [noteBox, acceptBox] = [await text.boundingBox(), await accept.boundingBox()];
  expect(noteBox && acceptBox && noteBox.height < 48 && noteBox.y + noteBox.height <= acceptBox.y).toBe(true);
  await row.getByRole('button', { name: /^Show all of the note/ }).press('Enter');
  await expect(text).toBeFocused();
  expect((await text.boundingBox())?.height).toBeGreaterThan(60);

  const read = page.getByRole('listitem').filter({ hasText: mate.username });
  const link = read.getByRole('link', { name: texts.recommendedProjects.view });
  await expect(link).toBeHidden();
  const toggle = read.getByRole('button', { name: /^Show details/, expanded: false });
  await toggle.press('Enter');
  await expect(link).toBeVisible();
  await expect(read.getByRole('button', { name: /^Show details/, expanded: true })).toBeFocused();
});
