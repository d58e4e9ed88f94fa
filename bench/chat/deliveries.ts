import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { io } from 'socket.io-client';
import { newId } from '../../apps/server/src/core/ids.ts';
import type { LiveSocket } from '../../apps/server/src/testing/processes/live.ts';
import { percentile } from '../lib/percentile.ts';
import { median, rateOf } from '../lib/rate.ts';
import { type BenchRow, row } from '../lib/report.ts';

const writers = 10;
const rounds = 5;
const roundMs = 3_000;
const pacedMs = 8_000;

interface LatencyRow {
  readonly what: string;
  readonly messagesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly aimMs: number;
}

/**
 * Compares deliveries to the members of one room with a bare server that forwards the same messages to as
 * many sockets without storing them. This process reads all sockets; the two servers take turns. Then
 * measures the time from sender to each member at half the maximum rate of the product.
 */
export async function benchDeliveries(
  members: readonly LiveSocket[],
  room: string,
): Promise<{ rate: BenchRow; latency: LatencyRow }> {
  const example = await send(members[0], room, 'An example of what the product sends.');
  const bare = fork(join(import.meta.dirname, 'bare.ts'));
  const [url] = await once(bare, 'message');
  const others = members.map(() => io(String(url), { transports: ['websocket'], forceNew: true }));
  await Promise.all(
    others.map((socket) => new Promise((resolve) => void socket.once('connect', () => resolve(0)))),
  );
  const reached = { product: [0], bare: [0] };
  const contenders = {
    product: () =>
      deliveries(members, (writer) => send(members[writer], room, 'Shall we move it to Thursday?')),
    bare: () => deliveries(others, async (writer) => others[writer]?.emitWithAck('send_message', example)),
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['product', 'bare'] as const) {
      const rate = await contenders[name]();
      if (round === 0) reached[name] = [];
      else reached[name].push(rate);
    }
  }
  for (const socket of others) socket.disconnect();
  bare.kill();
  const perSecond = median(reached.product);
  const peer = { name: 'bare Socket.IO emit', perSecond: median(reached.bare) };
  return {
    rate: row(`chat, deliveries to ${members.length} members`, perSecond, peer, 0.8),
    latency: await latency(members, room, perSecond / members.length / 2),
  };
}

interface Listener {
  on(event: 'new_message', heard: (message: Message) => void): unknown;
  off(event: 'new_message', heard: (message: Message) => void): unknown;
}

/**
 * Deliveries per second while some members write; each waits for an acknowledgement before the next message.
 */
async function deliveries(
  sockets: readonly Listener[],
  write: (writer: number) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const heard = () => {
    count += 1;
  };
  for (const socket of sockets) socket.on('new_message', heard);
  const begun = performance.now();
  await rateOf(writers, roundMs, write);
  const rate = (count * 1000) / (performance.now() - begun);
  await pause(200);
  for (const socket of sockets) socket.off('new_message', heard);
  return rate;
}

async function latency(members: readonly LiveSocket[], room: string, perSecond: number): Promise<LatencyRow> {
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const heard = ({ message }: Message) => {
    const begun = sentAt.get(message);
    if (begun !== undefined) times.push(performance.now() - begun);
  };
  for (const socket of members) socket.on('new_message', heard);
  const begun = performance.now();
  const sending: Promise<unknown>[] = [];
  while (performance.now() - begun < pacedMs) {
    const due = Math.floor(((performance.now() - begun) * perSecond) / 1000);
    for (; sending.length < due; ) {
      const text = newId();
      sentAt.set(text, performance.now());
      sending.push(send(members[sending.length % writers], room, text));
    }
    await pause(1);
  }
  await Promise.all(sending);
  await pause(200);
  for (const socket of members) socket.off('new_message', heard);
  return {
    what: `chat, from the sender to each of ${members.length} members at half load`,
    messagesPerSecond: Math.round(perSecond),
    p50Ms: Math.round(percentile(times, 0.5) * 10) / 10,
    p99Ms: Math.round(percentile(times, 0.99) * 10) / 10,
    aimMs: 50,
  };
}

async function send(socket: LiveSocket | undefined, room: string, message: string): Promise<Message> {
  const answer = await socket?.emitWithAck('send_message', { room, message, clientId: newId() });
  if (answer === undefined || !('ok' in answer)) throw new Error(answer?.message);
  return answer.message;
}
