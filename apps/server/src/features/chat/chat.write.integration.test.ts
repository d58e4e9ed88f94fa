import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterCommit, subscribersOf } from '../../core/events.ts';
import { systemCtx } from '../../core/http.ts';
import type { Realtime } from '../../core/realtime.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { messages } from '../../db/schema/chat.ts';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMessageWriter } from './chat.write.service.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 12 });
  owner = await createUser(site);
});
afterAll(() => site.close());

/** A writer as in a server process, and the ids of the messages that it broadcast. */
function createProcess(database: DatabaseClient = site.database) {
  const broadcast: Message[] = [];
  const realtime: Realtime = {
    ...site.app.deps.realtime,
    toRoom: (_roomId, event, ...[payload]) => {
      if (event === 'new_message') broadcast.push(messageOf(payload));
    },
  };
  const writer = createMessageWriter({ database, realtime, systemCtx: () => systemCtx(site.app) });
  const write = (roomId: string, clientId: string | null, text = 'hello') =>
    writer.write({ roomId, senderId: owner.user.id, clientId, text, replyTo: null, pictures: [] });
  return { write, broadcast, close: () => writer.close() };
}

test('runs the live reactions to a message with a mention after its commit', async () => {
  const project = await createProject(owner);
  const reached: string[] = [];
  const reaction = afterCommit('message.mentioned', 'chat.test_live', async (ctx, { messageId }) => {
    const rows = await ctx.deps.database.db.select().from(messages).where(eq(messages.id, messageId));
    reached.push(...rows.map((row) => row.body));
  });
  const ctx = systemCtx(site.app);
  const jobs = { ...ctx.deps.jobs, subscribers: subscribersOf([reaction]) };
  const { database, realtime } = ctx.deps;
  const systemCtxWithReaction = () => ({ ...ctx, deps: { ...ctx.deps, jobs } });
  const writer = createMessageWriter({ database, realtime, systemCtx: systemCtxWithReaction });
  const text = `@${owner.user.username} hello`;
  await writer.write({
    roomId: project.id,
    senderId: owner.user.id,
    clientId: null,
    text,
    replyTo: null,
    pictures: [],
  });
  await writer.close();
  expect(reached).toEqual([text]);
});

/** `new_message` carries a message; the compiler cannot infer this from the event's name. */
function messageOf(payload: unknown): Message {
  return payload as Message;
}

async function seqsOf(roomId: string): Promise<number[]> {
  const rows = await site.database.db
    .select({ seq: messages.seq })
    .from(messages)
    .where(eq(messages.roomId, roomId))
    .orderBy(messages.seq);
  return rows.map((row) => row.seq);
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test('stores and broadcasts each message once when two processes get the same messages at the same time', async () => {
  const rooms = await Promise.all(numbers(4).map(() => createProject(owner)));
  const processes = [createProcess(), createProcess()];
  const keys = rooms.flatMap((room) => numbers(25).map((n) => ({ room: room.id, clientId: `c${n}` })));
  const answers = await Promise.all(
    processes.map(async ({ write }, index) => {
      const order = index === 0 ? keys : keys.toReversed();
      const sent = await Promise.all(order.map(({ room, clientId }) => write(room, clientId)));
      return index === 0 ? sent : sent.toReversed();
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  for (const room of rooms) expect(await seqsOf(room.id)).toEqual(numbers(25));
  const broadcast = processes.flatMap((one) => one.broadcast.map((message) => message.id));
  expect(broadcast.toSorted()).toEqual(answers[0]?.map((message) => message.id).toSorted());
  await Promise.all(processes.map((one) => one.close()));
});

test('fails only the message that the database rejects, and leaves no gap', async () => {
  const [one, other] = [await createProject(owner), await createProject(owner)];
  const { write, broadcast, close } = createProcess();
  const settled = await Promise.allSettled(
    numbers(12).map((n) => write(n % 2 ? one.id : other.id, null, n === 7 ? 'x'.repeat(4001) : `${n}`)),
  );
  expect(settled.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))).toEqual([7]);
  expect({ oneSeqs: await seqsOf(one.id), otherSeqs: await seqsOf(other.id) }).toEqual({
    oneSeqs: numbers(5),
    otherSeqs: numbers(6),
  });
  for (const room of [one, other])
    expect(broadcast.filter((message) => message.postId === room.id).map((message) => message.seq)).toEqual(
      await seqsOf(room.id),
    );
  await close();
});

test('fails all messages of a batch with an unknown outcome and does not retry', async () => {
  const { id } = await createProject(owner);
  let statements = 0;
  const pool = Object.create(site.database.pool, {
    query: {
      value: async () => {
        statements += 1;
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      },
    },
  });
  const { write, broadcast, close } = createProcess({ ...site.database, pool });
  const settled = await Promise.allSettled(numbers(5).map((n) => write(id, `c${n}`)));
  expect(settled.map(({ status }) => status)).toEqual(numbers(5).map(() => 'rejected'));
  expect({ statements, broadcast, seqs: await seqsOf(id) }).toEqual({
    statements: 2,
    broadcast: [],
    seqs: [],
  });
  await close();
});

test('does not delay other rooms when the messages of one room cannot be stored', async () => {
  const [stuck, other] = [await createProject(owner), await createProject(owner)];
  const { write, close } = createProcess();
  await write(stuck.id, 'first');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: begin } = Promise.withResolvers<void>();
  const holding = site.database.transaction(async (client) => {
    await client.query('select from rooms where project_id = $1 for update', [stuck.id]);
    begin();
    await released;
  });
  await locked;
  const held = write(stuck.id, 'second');
  for (const n of numbers(3)) expect(await write(other.id, `c${n}`)).toMatchObject({ seq: n });
  release();
  expect(await held).toMatchObject({ seq: 2 });
  await holding;
  await close();
});

test('finishes running statements on close and rejects the rest', async () => {
  const { id } = await createProject(owner);
  const { write, close } = createProcess();
  const running = numbers(10).map((n) => write(id, `c${n}`));
  const closed = close();
  await expect(write(id, 'late')).rejects.toMatchObject({ code: 'unavailable' });
  expect((await Promise.all(running)).map((message) => message.seq)).toEqual(numbers(10));
  await closed;
  expect(await seqsOf(id)).toEqual(numbers(10));
});
