import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, createUser } from '../../testing/actors/factories.ts';
import { collect, connect, enter, type LiveSocket, listen } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let url: string;

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
});
afterAll(async () => await site.close());

/** Stops reading while the connection stays open, like a browser on a sleeping machine. */
function freeze(socket: LiveSocket): void {
  const { transport } = socket.io.engine as unknown as {
    transport: { ws: { _socket: { pause: () => void } } };
  };
  transport.ws._socket.pause();
}

test('disconnects a client that stops reading; other clients still receive every message', async () => {
  const [sleeper, reader] = [await createUser(site), await createUser(site)];
  const [frozen, awake] = [await connect(url, sleeper.cookie), await connect(url, reader.cookie)];
  const room = (await createProject(sleeper)).id;
  expect(await enter(frozen, room)).toMatchObject({ ok: true });
  const heard = collect(awake, 'new_message');
  freeze(frozen);
  const { realtime } = site.app.deps;
  const isThere = () => realtime.isInRoom(room, sleeper.user.id);
  expect(await isThere()).toBe(true);
  // More than the kernel buffers for a connection.
  const message = { message: 'x'.repeat(20_000) } as Message;
  for (let batch = 0; batch < 20; batch += 1) {
    for (let n = 0; n < 100; n += 1)
      for (const { user } of [sleeper, reader]) realtime.toUser(user.id, 'new_message', message);
    await expect.poll(() => heard.length).toBe(batch * 100 + 100);
  }
  await expect.poll(isThere).toBe(false);
  expect(awake.connected).toBe(true);
  for (const socket of [frozen, awake]) socket.disconnect();
});
