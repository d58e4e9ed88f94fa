import { type Browser, expect, type Page } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';
import { arrive, openBrowser, type Visitor } from './people.ts';
import { type PostedProject, postProject } from './projects.ts';

export interface Member extends Visitor {
  readonly id: string;
}

/** Creates a user and signs them in, in a separate browser context. */
export async function newcomer(
  browser: Browser,
  stem: string,
  skills: readonly string[] = [],
): Promise<Member> {
  const visitor = await openBrowser(browser, stem);
  return { ...visitor, id: await arrive(visitor, skills) };
}

/** Makes a user a member through an accepted invitation. */
export async function join(owner: Member, member: Member, postId: string): Promise<void> {
  const invited = await owner.context.request.post('/api/invitations', {
    data: { postId, userId: member.id },
  });
  expect(invited.status()).toBe(201);
  const list = await (await member.context.request.get(`/api/notifications/${member.id}`)).json();
  const { _id } = list.find((item: { postId: string }) => item.postId === postId);
  expect((await member.context.request.put(`/api/notifications/accept/${_id}`)).status()).toBe(200);
}

export interface Team {
  readonly owner: Member;
  readonly mate: Member;
  readonly project: PostedProject;
  readonly room: string;
}

/** Creates two users with a shared project. */
export async function team(browser: Browser): Promise<Team> {
  const owner = await newcomer(browser, 'pier-owner');
  const mate = await newcomer(browser, 'pier-mate');
  const project = await postProject(owner.context);
  await join(owner, mate, project.id);
  return { owner, mate, project, room: `/chat/${project.id}` };
}

export function messageBox(page: Page) {
  return page.getByPlaceholder(texts.chat.placeholder);
}

/** Types and sends a message in the open room. */
export async function say(page: Page, words: string): Promise<void> {
  await messageBox(page).fill(words);
  await messageBox(page).press('Enter');
}

/** Sends a message through the API, like another tab of the user. */
export async function sayElsewhere({ context }: Member, postId: string, message: string): Promise<void> {
  const sent = await context.request.post('/api/chat/send', { data: { postId, message } });
  expect(sent.ok()).toBe(true);
}

/** Opens a room and waits for its socket, which typing indicators need. Wide screens only. */
export async function openRoom(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await expect(messageBox(page)).toBeVisible();
  await expect(page.getByText(/Connection: online\./)).toBeAttached();
}
