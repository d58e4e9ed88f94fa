import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Server } from 'socket.io';
import { expect, type MockInstance, test, vi } from 'vitest';
import { collect, connect } from '../../testing/processes/live.ts';
import type { IoServer } from '../realtime.ts';
import { coalescePackets, coalesceWrites } from './coalesced-writes.ts';

/** A connection that was upgraded, and what each of its system calls would send. */
function upgraded() {
  const calls: string[] = [];
  const connection = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _encoding, done) => {
      calls.push(chunk.toString());
      done();
    },
    writev: (chunks, done) => {
      calls.push(chunks.map(({ chunk }) => String(chunk)).join('+'));
      done();
    },
  });
  const server = createServer();
  coalesceWrites(server);
  server.emit('upgrade', {}, connection, Buffer.alloc(0));
  return { connection, calls };
}

test('frames that one turn of the event loop writes are sent with one call, in their order', async () => {
  const { connection, calls } = upgraded();
  const sent: string[] = [];
  for (const frame of ['a', 'b', 'c']) {
    connection.cork();
    connection.write(frame);
    connection.write('!', () => sent.push(frame));
    connection.uncork();
  }
  await setImmediate();
  connection.write('d');
  await setImmediate();
  expect(calls).toEqual(['a+!+b+!+c+!', 'd']);
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('frames written before the end of the connection are sent', async () => {
  const { connection, calls } = upgraded();
  connection.write('a');
  connection.end('b');
  await setImmediate();
  expect(calls).toEqual(['a+b']);
});

test('the packets and the acknowledgement of one turn are sent with one call, in their order', async () => {
  const http = createServer();
  const io: IoServer = new Server(http, { serveClient: false });
  coalesceWrites(http);
  coalescePackets(io);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const writes: MockInstance[] = [];
  http.on('upgrade', (_request, connection: Socket) => {
    writes.push(vi.spyOn(connection, '_write'), vi.spyOn(connection, '_writev'));
  });
  io.on('connection', (socket) => {
    socket.on('join_room', async (_room, acknowledge) => {
      for (const id of ['a', 'b', 'c']) io.emit('changed', { entity: 'room', id });
      await Promise.resolve();
      acknowledge?.({ ok: true, room: 'a', lastSeq: 0 });
    });
  });
  const client = await connect(`http://127.0.0.1:${port}`, '');
  const heard = collect(client, 'changed');
  await setImmediate();
  for (const { mockClear } of writes) mockClear();
  await client.emitWithAck('join_room', 'a');
  expect(heard.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
  client.disconnect();
  await io.close();
});
