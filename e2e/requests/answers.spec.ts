import { expect, test } from '@playwright/test';
import { explanationCopy } from '../../apps/web/src/copy/explanation.ts';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { moderationCopy } from '../../apps/web/src/copy/moderation.ts';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { projectsCopy } from '../../apps/web/src/copy/projects/projects.ts';
import { rejectionCopy } from '../../apps/web/src/copy/projects/rejection.ts';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { postProject } from '../support/projects.ts';
import { type Member, newcomer } from '../support/teams.ts';

/** Asks to join. Returns the id of the owner's notification. */
async function ask({ context }: Member, postId: string): Promise<string> {
  const sent = await context.request.post('/api/notifications/send', { data: { postId } });
  expect(sent.status()).toBe(201);
  return (await sent.json())._id;
}

async function accept({ context }: Member, notificationId: string): Promise<void> {
  const answer = await context.request.put(`/api/notifications/accept/${notificationId}`);
  expect(answer.status()).toBe(200);
}

test('an owner rejects a request on the project page with a reason, which the sender reads', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'weir-owner');
  const asker = await newcomer(browser, 'weir-asker');
  const project = await postProject(owner.context);
  await ask(asker, project.id);
  const { page } = owner;
  await page.goto(`/project/${project.slug}`);
  const waiting = page.getByRole('region', { name: requestsCopy.waiting.title });
  await expect(waiting).toContainText(asker.username);
  await waiting.getByRole('button', { name: rejectionCopy.open }).click();
  const dialog = page.getByRole('dialog', { name: rejectionCopy.title });
  await dialog.getByLabel(rejectionCopy.label).fill('We look for a designer');
  await dialog.getByRole('button', { name: rejectionCopy.send }).click();
  await expect(page.getByText(texts.notifications.requestRejected).first()).toBeVisible();
  await expect(waiting.getByText(`${texts.notifications.rejected}: ${asker.username}`)).toBeFocused();
  await asker.page.goto('/notifications');
  const told = asker.page.getByRole('listitem').filter({ hasText: 'We look for a designer' });
  await expect(told).toContainText(project.title);
});

test('a request is explained for the seat that it asks for, with what the level of the seat asks for', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'lock-owner');
  const asker = await newcomer(browser, 'lock-asker', ['React']);
  const project = await postProject(owner.context, {
    technologies: ['React', 'PostgreSQL'],
    teamSize: 3,
    seats: [
      { name: 'Frontend', skills: ['React'] },
      { name: 'Backend', skills: ['PostgreSQL'], level: 'learning' },
    ],
  });
  const posted = await (await owner.context.request.get(`/api/post/slug/${project.slug}`)).json();
  const { id: seatId } = posted.seats.find(({ name }: { name: string }) => name === 'Backend');
  const sent = await asker.context.request.post('/api/notifications/send', {
    data: { postId: project.id, seatId },
  });
  expect(sent.status()).toBe(201);
  const sentence = `Has none of the skills that the seat Backend asks for yet. ${explanationCopy.levels.learning}`;
  const { page } = owner;
  await page.goto(`/project/${project.slug}`);
  const waiting = page.getByRole('region', { name: requestsCopy.waiting.title });
  await expect(waiting).toContainText(sentence);
  await page.goto('/notifications');
  const told = page.getByRole('listitem').filter({ hasText: asker.username }).first();
  await expect(told).toContainText(sentence);
});

test('requests wait first on the page, the best fit first, without another request for their matches', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'weir-owner');
  const unknown = await newcomer(browser, 'weir-unknown');
  const fitting = await newcomer(browser, 'weir-fitting', ['Elm', 'Frontend']);
  const project = await postProject(owner.context);
  for (const asker of [unknown, fitting]) await ask(asker, project.id);
  const { page } = owner;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/project/${project.slug}`);
  const waiting = page.getByRole('region', { name: requestsCopy.waiting.title });
  await expect(waiting.getByRole('listitem')).toHaveText([
    new RegExp(fitting.username),
    new RegExp(fill(explanationCopy.noScore.owner, { name: unknown.username })),
  ]);
  const inSide = page.getByRole('complementary').getByRole('heading').first();
  await expect(inSide).toHaveText(requestsCopy.waiting.title);
  await page.goto('/notifications');
  await expect(page.getByRole('listitem').filter({ hasText: unknown.username })).toContainText(
    fill(explanationCopy.noScore.owner, { name: unknown.username }),
  );
  expect(asked.filter((path) => path.startsWith('/api/match/') && path.endsWith(unknown.id))).toEqual([]);
});

test('on a phone, a request is one line with its answer until it is opened', async ({ browser }) => {
  const owner = await newcomer(browser, 'weir-owner');
  const asker = await newcomer(browser, 'weir-asker');
  const project = await postProject(owner.context);
  const sent = await asker.context.request.post('/api/notifications/send', {
    data: { postId: project.id, note: 'I know this weir' },
  });
  expect(sent.status()).toBe(201);
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/project/${project.slug}`);
  const menu = page.getByRole('navigation', { name: projectsCopy.page.menu.label });
  await menu.getByRole('link', { name: fill(projectsCopy.page.menu.requests, { count: 1 }) }).press('Enter');
  const waiting = page.getByRole('region', { name: requestsCopy.waiting.title });
  await expect(waiting.getByRole('heading')).toBeInViewport();
  const note = waiting.getByText('I know this weir');
  await expect(note).toBeHidden();
  await waiting
    .getByRole('button', { name: fill(requestsCopy.waiting.details, { name: asker.username }) })
    .press('Enter');
  await expect(note).toBeInViewport({ ratio: 1 });
  await waiting.getByRole('button', { name: texts.notifications.accept }).click();
  await expect(waiting.getByText(`${texts.notifications.accepted}: ${asker.username}`)).toBeVisible();
});

test('the waitlist position is shown, and becomes membership without a reload', async ({ browser }) => {
  const owner = await newcomer(browser, 'lane-owner');
  const mate = await newcomer(browser, 'lane-mate');
  const asker = await newcomer(browser, 'lane-asker', ['Elm']);
  const project = await postProject(owner.context, { teamSize: 2 });
  const asked = await ask(asker, project.id);
  await accept(owner, await ask(mate, project.id));
  const { page } = asker;
  await page.goto(`/project/${project.slug}`);
  const place = fill(requestsCopy.waitlist, { position: 1, of: 1 });
  await expect(page.getByText(matchingCopy.yourMatch).first()).toBeVisible();
  await expect(page.getByText(place, { exact: true }).filter({ visible: true })).toBeVisible();
  expect((await mate.context.request.post(`/api/post/${project.id}/leave`)).ok()).toBe(true);
  await expect(page.getByText(requestsCopy.sent, { exact: true }).filter({ visible: true })).toBeVisible();
  await accept(owner, asked);
  await expect(page.getByRole('link', { name: texts.projects.enterChatRoom }).first()).toBeVisible();
  // The score of a seat that is still open is no longer theirs.
  await expect(page.getByText(matchingCopy.yourMatch)).toHaveCount(0);
});

test('a new member is asked to withdraw other requests; their owners see it immediately', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'quay-owner');
  const other = await newcomer(browser, 'quay-other');
  const asker = await newcomer(browser, 'quay-asker');
  const joined = await postProject(owner.context);
  const [dropped, kept] = [await postProject(other.context), await postProject(other.context)];
  const asked = await ask(asker, joined.id);
  for (const { id } of [dropped, kept]) await ask(asker, id);
  const waiting = other.page.getByRole('region', { name: requestsCopy.waiting.title });
  await other.page.goto(`/project/${dropped.slug}`);
  await expect(waiting).toContainText(asker.username);

  const { page } = asker;
  await page.goto('/notifications');
  await expect(page.getByText(texts.notifications.empty)).toBeVisible();
  await accept(owner, asked);
  await page.getByRole('link', { name: notificationsCopy.withdrawOthers }).first().click();
  const dialog = page.getByRole('dialog', { name: requestsCopy.own.withdrawTitle });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: kept.title }).uncheck();
  await dialog.getByRole('button', { name: requestsCopy.own.withdrawOne }).click();
  await expect(page.getByText(requestsCopy.own.withdrawnOne).first()).toBeVisible();
  const own = page.getByRole('region', { name: requestsCopy.own.title });
  await expect(own.getByRole('link')).toHaveText([kept.title]);

  await expect(waiting).toHaveCount(0);
  await other.page.goto(`/project/${kept.slug}`);
  await expect(waiting).toContainText(asker.username);
  await other.page.goto('/notifications');
  const told = other.page.getByRole('listitem').filter({ hasText: dropped.title });
  await expect(told).toContainText(notificationsCopy.withdrawn);
});

test('on a phone, an invitation is accepted from the list, and its sender can be blocked there', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'ferry-owner');
  const invitee = await newcomer(browser, 'ferry-hand');
  const project = await postProject(owner.context);
  const data = { postId: project.id, userId: invitee.id };
  expect((await owner.context.request.post('/api/invitations', { data })).status()).toBe(201);
  const { page } = invitee;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/notifications');
  const item = page.getByRole('listitem').filter({ hasText: project.title });
  await item.getByRole('button', { name: fill(moderationCopy.menu, { name: owner.username }) }).click();
  const block = fill(moderationCopy.block, { name: owner.username });
  await expect(page.getByRole('menuitem', { name: block })).toBeVisible();
  await page.keyboard.press('Escape');
  await item.getByRole('button', { name: texts.notifications.accept }).click();
  await expect(item.getByText(texts.notifications.accepted).first()).toBeVisible();
  await item.getByRole('link', { name: texts.projects.enterChatRoom }).click();
  await expect(page).toHaveURL(`/chat/${project.id}`);
});
