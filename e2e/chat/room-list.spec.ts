import { expect, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { answer, change } from '../support/calls.ts';
import { postProject } from '../support/projects.ts';
import { join, newcomer, openRoom, sayElsewhere, team } from '../support/teams.ts';

const minute = 60_000;

test('the list shows rooms with owner, members, pictures, preview and unread count', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  const others = await Promise.all(['bo', 'cy'].map((stem) => newcomer(browser, stem)));
  const large = await postProject(owner.context, { title: 'Large team', teamSize: 9 });
  for (const member of [mate, ...others]) await join(owner, member, large.id);
  const words = 'The merge test passes on my tablet now, even after a cold start in the rain.';
  await sayElsewhere(mate, project.id, words);
  const { page } = owner;

  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Rooms (2)' })).toBeVisible();
  const row = page.getByRole('link').filter({ hasText: project.title });
  await expect(row).toContainText(texts.chat.owner);
  await expect(row).toContainText('2 members');
  await expect(row).toContainText(texts.chat.justNow);
  await expect(row).toContainText(`${mate.username}: ${words.slice(0, 50).trimEnd()}…`);
  await expect(row).toContainText('1 unread');
  await expect(page.getByRole('link').filter({ hasText: 'Large team' })).toContainText('+1');

  await page.getByRole('tab', { name: texts.chat.joinedRooms }).click();
  await expect(page.getByText(texts.chat.noRoomsJoined)).toBeVisible();
  await page.getByRole('tab', { name: texts.chat.myRooms }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: texts.chat.myRooms })).toBeFocused();
  await expect(page).toHaveURL(/rooms=mine/);
  await expect(row).toBeVisible();
  await page.getByText('Debug info').click();
  await expect(page.getByText('2 owned, 0 joined, 2 shown. Connection: online.')).toBeVisible();
});

test('a room set to mentions only counts mentions; a muted room shows no unread count', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  const row = page.getByRole('tabpanel').getByRole('link').filter({ hasText: project.title });
  const attention = page.getByLabel('Notifications for this room');
  await openRoom(page, room);
  await attention.selectOption('Only mentions');
  await expect(page.getByText('You will be notified when you are mentioned in this room')).toBeVisible();
  expect((await owner.context.request.post('/api/notifications/read-all')).ok()).toBe(true);
  await page.goto('/chat');
  await expect(page.getByText(/Connection: online\./)).toBeAttached();
  await expect(row.getByRole('img', { name: 'Only mentions' })).toBeVisible();

  await sayElsewhere(mate, project.id, 'Plain words.');
  await expect(row).toContainText('Unread messages');
  await expect(row).not.toContainText('Unread mentions');
  await sayElsewhere(mate, project.id, `Look, @${owner.username}`);
  await expect(row).toContainText('Unread mentions of you: 1');
  await page.reload();
  await expect(row).toContainText('Unread mentions of you: 1');
  await expect(page.getByRole('link', { name: /^Notifications.*\(1 unread\)$/ })).toBeVisible();

  const away = await owner.context.newPage();
  await openRoom(away, room);
  await expect(row).not.toContainText('Unread');
  await away.getByLabel('Notifications for this room').selectOption('Muted');
  await expect(away.getByText('This room is muted')).toBeVisible();
  await away.close();
  await page.reload();
  await expect(row.getByRole('img', { name: 'Muted' })).toBeVisible();
  await sayElsewhere(mate, project.id, `Again, @${owner.username}`);
  await expect(row).toContainText('Again');
  await expect(row).not.toContainText('Unread');
});

test('times follow their thresholds, and a room without a title gets the default name', async ({
  browser,
}) => {
  const { owner } = await team(browser);
  const { page } = owner;
  const ages = [0.5, 1, 59, 60, 1439, 1440, 4320];
  await change(page, 'chat.roomsOwned', ([room]) => [
    ...ages.map((age, index) => ({
      ...room,
      _id: `0${index}`,
      lastActivity: new Date(Date.now() - age * minute - 1000).toISOString(),
    })),
    { ...room, _id: 'silent', title: ' ', name: '', lastActivity: null },
  ]);
  await page.goto('/chat');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const expected = ['Just now', '1m ago', '59m ago', '1h ago', '23h ago', '1d ago', '3d ago', 'No activity'];
  for (const [index, text] of expected.entries()) await expect(rows.nth(index)).toContainText(text);
  await expect(rows.last()).toContainText(texts.chat.untitledRoom);
});

test('a room without an id is rejected with an alert; Refresh loads the list again', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  const { page } = owner;
  await change(page, 'chat.roomsJoined', () => []);
  await page.goto('/chat');
  await expect(page.getByText(project.title)).toBeVisible();
  await sayElsewhere(mate, project.id, 'Anybody?');
  await change(page, 'chat.roomsOwned', ([room]) => [{ ...room, _id: '', postId: '' }]);
  await page.getByRole('button', { name: texts.chat.refresh }).click();
  await page.getByRole('link').filter({ hasText: 'Anybody?' }).click();
  await expect(page.getByRole('alert').filter({ hasText: texts.chat.invalidRoom })).toBeAttached();
  await expect(page).toHaveURL(/\/chat$/);
});

test('the list shows an error if neither response is a list, and can be retried', async ({ browser }) => {
  const { owner, project } = await team(browser);
  const { page } = owner;
  for (const list of ['chat.roomsOwned', 'chat.roomsJoined'] as const) await answer(page, list, { rooms: 0 });
  await page.goto('/chat');
  await expect(page.getByRole('alert').filter({ hasText: texts.chat.noRoomsFetched })).toBeVisible();
  await page.unrouteAll();
  // A reconnect refetches automatically, which removes the button.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(page.getByText(project.title)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('neither list nor room opens if the stored user is invalid', async ({ browser }) => {
  const { owner, room } = await team(browser);
  const { page } = owner;
  await answer(page, 'accounts.me', { user: { id: '', username: 'x', email: 'x@example.org' } });
  await page.addInitScript(() => {
    const user = { id: '', username: 'x', email: 'x@example.org' };
    localStorage.setItem('root', JSON.stringify({ state: { currentUser: user }, version: 1 }));
  });
  await page.goto('/chat');
  await expect(page.getByText(texts.chat.noUser)).toBeVisible();
  await page.goto(room);
  await expect(page.getByText(texts.chat.invalidRoomOrUser)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.chat.goBack })).toBeVisible();
});

test('the empty pane leads to the room with unread messages, and without a room to the projects', async ({
  browser,
}) => {
  const { owner, mate, project } = await team(browser);
  await postProject(owner.context, { title: 'Newer room' });
  const { page } = owner;
  await page.goto('/chat');
  await expect(page.getByRole('link', { name: chatCopy.openLatest })).toBeVisible();
  await sayElsewhere(mate, project.id, 'Are you there?');
  await page.getByRole('link', { name: chatCopy.openUnread }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${project.id}$`));

  const { page: empty } = await newcomer(browser, 'no-room');
  await empty.goto('/chat');
  await expect(empty.getByText(texts.chat.noRooms)).toBeVisible();
  await expect(empty.getByText(chatCopy.noRoomHint)).toBeVisible();
  await expect(
    empty.getByRole('main').getByRole('link', { name: texts.header.discoverProjects }),
  ).toHaveCount(1);
});

test('own messages are marked in the list', async ({ browser }) => {
  const { owner, project } = await team(browser);
  await sayElsewhere(owner, project.id, 'Shall we start?');
  await owner.page.goto('/chat');
  await expect(owner.page.getByText(`${chatCopy.you}: Shall we start?`)).toBeVisible();
});
