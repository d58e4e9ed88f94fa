import { expect, type Page, test } from '@playwright/test';
import { peopleCopy } from '../../apps/web/src/copy/people.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { refuse } from '../support/calls.ts';
import { untilHydrated } from '../support/hydration.ts';
import { tabTo } from '../support/keyboard.ts';
import { postProject } from '../support/projects.ts';
import { join, newcomer } from '../support/teams.ts';
import { expectAsksBeforeLoss } from '../support/unsaved.ts';

const { invite: copy } = peopleCopy;

function inviteButton(page: Page, username: string) {
  return page.getByRole('button', { name: new RegExp(`^Invite.* ${username}$`) });
}

test('an owner invites a user from their page by keyboard, with a note', async ({ browser }) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest', ['Elm']);
  await postProject(owner.context);
  const project = await postProject(owner.context);
  const { page } = owner;
  await page.goto(`/u/${guest.username}`);
  await inviteButton(page, guest.username).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(copy.project)).toBeFocused();
  await dialog.getByLabel(copy.project).selectOption({ label: project.title });
  await tabTo(page, copy.note);
  await page.keyboard.type('We need your Elm.');
  await tabTo(page, copy.send);
  await page.keyboard.press('Enter');
  await expect(page.getByText(fill(texts.teammates.invitationSent, { name: guest.username }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(texts.teammates.invited).first()).toBeFocused();

  await guest.page.goto('/notifications');
  await expect(guest.page.getByText(project.title).first()).toBeVisible();
  await expect(guest.page.getByText('We need your Elm.').filter({ visible: true }).first()).toBeVisible();
});

test('a co-owner invites a user to the project', async ({ browser }) => {
  const owner = await newcomer(browser, 'inviter');
  const coOwner = await newcomer(browser, 'co-inviter');
  const guest = await newcomer(browser, 'guest');
  const project = await postProject(owner.context);
  await join(owner, coOwner, project.id);
  const role = `/api/post/${project.id}/members/${coOwner.id}/role`;
  expect((await owner.context.request.put(role, { data: { role: 'co_owner' } })).status()).toBe(200);
  const { page } = coOwner;
  await page.goto(`/u/${guest.username}`);
  await inviteButton(page, guest.username).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(project.title);
  await dialog.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText(texts.teammates.invited).first()).toBeFocused();
  await guest.page.goto('/notifications');
  await expect(guest.page.getByText(project.title).first()).toBeVisible();
});

test('a double click on Send invites once, and closes the dialog', async ({ browser }) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest');
  await postProject(owner.context);
  await postProject(owner.context);
  const { page } = owner;
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/invitations')) sent += 1;
  });
  await page.goto(`/u/${guest.username}`);
  await inviteButton(page, guest.username).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: copy.send }).dblclick();
  await expect(page.getByText(texts.teammates.invited).first()).toBeFocused();
  await expect(dialog).toHaveCount(0);
  expect(sent).toBe(1);
});

test('a failed invitation keeps the dialog and its note', async ({ browser }) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest');
  const project = await postProject(owner.context);
  const { page } = owner;
  await page.goto(`/u/${guest.username}`);
  await refuse(page, 'requests.invite', 'conflict', 'This user is already invited');
  await inviteButton(page, guest.username).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(project.title);
  await dialog.getByLabel(copy.note).fill('Hello');
  await dialog.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText('This user is already invited').first()).toBeVisible();
  await expect(dialog.getByLabel(copy.note)).toHaveValue('Hello');
});

test('People offers the invitation on its cards, but not to users without an open project', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest');
  const address = `/discover?show=people&searchTerm=${guest.username}`;
  const { page } = owner;
  await page.goto(address);
  const card = page.getByRole('article').filter({ hasText: guest.username });
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(inviteButton(page, guest.username)).toHaveCount(0);

  await postProject(owner.context);
  await page.reload();
  await inviteButton(page, guest.username).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.send }).click();
  await expect(card.getByText(texts.teammates.invited)).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a user sees no invitation on their own page or on the page of a user who is not open', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest');
  await postProject(owner.context);
  const data = { openToCollaborate: false };
  expect((await guest.context.request.post(`/api/user/update/${guest.id}`, { data })).status()).toBe(200);
  const { page } = owner;
  for (const username of [owner.username, guest.username]) {
    await page.goto(`/u/${username}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
    await page.waitForLoadState('networkidle');
    await expect(inviteButton(page, username)).toHaveCount(0);
  }
});

test('projects of the user and pending requests cannot be chosen, and a last one is explained', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest');
  const { page, context } = owner;
  const name = guest.username;
  const joined = await postProject(context);
  await join(owner, guest, joined.id);
  const invited = await postProject(context);
  await context.request.post('/api/invitations', { data: { postId: invited.id, userId: guest.id } });
  const asked = await postProject(context);
  const request = await guest.context.request.post('/api/notifications/send', { data: { postId: asked.id } });
  expect(request.status()).toBe(201);
  const free = await postProject(context);
  await page.goto(`/u/${name}`);
  await inviteButton(page, name).click();
  const dialog = page.getByRole('dialog');
  const reasons = [
    fill(copy.unavailable.member, { title: joined.title, name }),
    fill(copy.unavailable.invited, { title: invited.title, name }),
    fill(copy.unavailable.asked, { title: asked.title, name }),
  ];
  for (const reason of reasons)
    await expect(dialog.getByRole('option', { name: reason, exact: true })).toBeDisabled();
  await expect(dialog.getByLabel(copy.project)).toHaveValue(free.id);
  await dialog.getByRole('button', { name: copy.send }).click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await inviteButton(page, name).click();
  await expect(dialog).toContainText(fill(copy.noneLeft, { name }));
  await expect(dialog.getByRole('listitem').filter({ hasText: reasons[0] })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
});

test('the document of a profile has the invitation already', async ({ browser }) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest');
  await postProject(owner.context);
  const html = await (await owner.context.request.get(`/u/${guest.username}`)).text();
  expect(html).toContain(fill(copy.toProjectOf, { name: guest.username }));
});

test('the dialog asks before the note of an invitation is lost', async ({ browser }) => {
  const owner = await newcomer(browser, 'inviter');
  const guest = await newcomer(browser, 'guest');
  await postProject(owner.context);
  const { page } = owner;
  await page.goto(`/discover?show=people&searchTerm=${guest.username}`);
  const link = page.getByRole('article').getByRole('link', { name: guest.username }).first();
  await untilHydrated(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.username);
  const open = () => inviteButton(page, guest.username).press('Enter');
  await expectAsksBeforeLoss(page, { label: copy.note, open });
});
