import { type ClientEvents, readUpTo, sendMessage, typing } from '@teamwright/contracts/core/realtime.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { stringFieldsOf } from '../../testing/audits/string-fields.ts';
import { emitRaw, type LiveSocket, listen, settle } from '../../testing/processes/live.ts';
import { liveSockets } from '../../testing/processes/live-sockets.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let url: string;
let owner: TestUser;
let room: string;

const { socketOf } = liveSockets(() => url);

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  owner = await createUser(site);
  room = (await createProject(owner)).id;
});
afterAll(() => site.close());

function closing(socket: LiveSocket): Promise<string> {
  return new Promise((resolve) => socket.once('disconnect', resolve));
}

describe('a packet', () => {
  test.each([
    ['of 240 KB of combining marks', { room: '', message: '\u0300\u0316'.repeat(60_000) }],
    ['of 33 levels', { room: '', message: JSON.parse(`${'['.repeat(33)}${']'.repeat(33)}`) }],
    ['of 20,000 values', { room: '', message: Array.from({ length: 20_000 }, () => 0) }],
    ['with a binary attachment', { room: '', message: Buffer.from('text') }],
  ])('%s closes the connection', async (_what, payload) => {
    const [socket, bystander] = [await socketOf(owner), await socketOf(await createUser(site))];
    const closed = closing(socket);
    void emitRaw(socket, 'send_message', payload);
    expect(await closed).toBe('transport close');
    await settle(bystander);
  });

  const payloads = { send_message: sendMessage, typing, read: readUpTo };
  const fields = Object.entries(payloads).flatMap(([event, schema]) =>
    stringFieldsOf(schema).map((field): [string, string, typeof field] => [event, field.name, field]),
  );
  test.each(fields)(
    '%s with 60 KB of marks as %s is rejected with the field within 50 ms',
    async (event, name, field) => {
      const socket = await socketOf(owner);
      const payload = {
        room: '',
        ...(event === 'read' && { seq: 1 }),
        ...field.with('\u0300\u0316'.repeat(15_000)),
      };
      let cheapestMs = Number.POSITIVE_INFINITY;
      for (let n = 0; n < 5 && cheapestMs > 50; n += 1) {
        const begun = process.threadCpuUsage();
        const ack = await emitRaw(socket, event as keyof ClientEvents, payload);
        const { user, system } = process.threadCpuUsage(begun);
        cheapestMs = Math.min(cheapestMs, (user + system) / 1000);
        expect(ack).toMatchObject({
          success: false,
          code: 'invalid',
          fields: { [name]: expect.any(String) },
        });
      }
      expect(cheapestMs).toBeLessThan(50);
    },
  );

  test.each([
    ['emoji', '😀'.repeat(2_000)],
    ['characters that JSON escapes', '"\\'.repeat(2_000)],
    ['decomposed letters', 'o\u0302\u0300'.repeat(4_000)],
  ])('with 4,000 characters of %s fits', async (_what, message) => {
    const ack = await emitRaw(await socketOf(owner), 'send_message', { room, message });
    expect(ack).toMatchObject({ ok: true, message: { message: message.normalize('NFC') } });
  });
});
