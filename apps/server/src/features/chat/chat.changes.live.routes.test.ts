import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { withTransaction } from '../../core/transaction.ts';
import { messages } from '../../db/schema/chat.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { collect, listen, settle } from '../../testing/processes/live.ts';
import { liveSockets } from '../../testing/processes/live-sockets.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockProject, removeMember } from '../teams/teams.service.ts';

/** Each race runs this many times, each time with a new message. */
const rounds = 6;

let site: TestApp;
let url: string;
let owner: TestUser;
let author: TestUser;
let mate: TestUser;
let stranger: TestUser;
let project: Project;
let message: Message;

const { socketOf, inRoomOf } = liveSockets(() => url);
const inRoom = (user: TestUser) => inRoomOf(user, project.id);

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  url = await listen(site);
  [owner, author, mate, stranger] = await Promise.all([
    createUser(site),
    createUser(site),
    createUser(site),
    createUser(site),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(author, project, owner);
  await join(mate, project, owner);
  message = await say(author, 'Frist');
});

async function say(user: TestUser, text: string): Promise<Message> {
  const body = { postId: project.id, message: text };
  return (await user.call('POST', '/api/chat/send', { body })).json<Message>();
}

function edit(user: TestUser, text: string, id = message.id) {
  return user.call('PATCH', `/api/chat/messages/${id}`, { body: { message: text } });
}

function remove(user: TestUser, id = message.id) {
  return user.call('DELETE', `/api/chat/messages/${id}`);
}

async function read(): Promise<Message[]> {
  return (await owner.call('GET', `/api/chat/messages/${project.id}`)).json<Message[]>();
}

async function storedBody(id: string): Promise<string | undefined> {
  const rows = await site.database.db.select().from(messages).where(eq(messages.id, id));
  return rows[0]?.body;
}

async function leave(user: TestUser): Promise<void> {
  await withTransaction(systemCtx(site.app), async (ctx) => {
    await lockProject(ctx, project.id);
    await removeMember(ctx, { projectId: project.id, userId: user.user.id });
  });
}

describe('live events', () => {
  test('are sent once per change to the room, as room activity to members elsewhere, and never to strangers', async () => {
    const [inside, elsewhere, outside] = [
      await inRoom(mate),
      await socketOf(owner),
      await socketOf(stranger),
    ];
    const updated = collect(inside, 'message_updated');
    const deleted = collect(inside, 'message_deleted');
    const received = collect(elsewhere, 'changed');
    const heard: string[] = [];
    outside.onAny((name: string) => heard.push(name));
    const edited = (await edit(author, 'First')).json();
    await edit(author, 'First');
    const gone = (await remove(author)).json();
    await remove(author);
    await expect.poll(() => deleted).toEqual([gone]);
    expect(updated).toEqual([edited]);
    await expect.poll(() => received).toContainEqual({ entity: 'room', id: project.id });
    await settle(inside, outside);
    expect(heard).toEqual([]);
    expect(deleted).toHaveLength(1);
  });
});

describe('concurrent changes', () => {
  test('run two edits one after the other, and the last event equals the stored message', async () => {
    const socket = await inRoom(mate);
    const updated = collect(socket, 'message_updated');
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await say(author, 'Draft');
      const answers = await Promise.all([edit(author, `one ${round}`, id), edit(author, `two ${round}`, id)]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
      const [stored] = (await read()).filter((one) => one.id === id);
      expect(stored?.revision).toBe(2);
      await settle(socket);
      const heard = updated.filter((one) => one.id === id).sort((a, b) => a.revision - b.revision);
      expect(heard.at(-1)).toEqual(stored);
    }
  });

  test('leave a message deleted when an edit and a deletion race', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await say(author, 'Draft');
      const [edited, removed] = await Promise.all([edit(author, 'Late', id), remove(owner, id)]);
      expect(removed.statusCode).toBe(200);
      expect([200, 409]).toContain(edited.statusCode);
      expect(await storedBody(id)).toBe('');
    }
  });

  test('apply only one of two deletions', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await say(author, 'Draft');
      const answers = await Promise.all([remove(author, id), remove(owner, id)]);
      expect(answers.map((answer) => answer.json().revision)).toEqual([1, 1]);
    }
  });

  test('accept no edit after the membership has ended', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await say(author, 'Draft');
      const [edited] = await Promise.all([edit(author, 'Late', id), leave(author)]);
      expect([200, 403]).toContain(edited.statusCode);
      expect(await storedBody(id)).toBe(edited.statusCode === 200 ? 'Late' : 'Draft');
      await join(author, project, owner);
    }
  });
});
