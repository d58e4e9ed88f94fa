import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coalesceWrites } from './coalesced-writes.ts';

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
