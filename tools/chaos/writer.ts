import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@teamwright/matching/testing/random.ts';
import { io, type Socket } from 'socket.io-client';
import type { RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import type { Message } from '../../packages/contracts/src/chat/chat.ts';
import type { Ack, ClientEvents, ServerEvents } from '../../packages/contracts/src/core/realtime.ts';
import type { Seen, Send } from './history.ts';
import { seenOf } from './seen.ts';

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** Time limit of one try in milliseconds. */
const tryTimeoutMs = 3_000;

interface WriterOptions {
  readonly url: string;
  readonly person: RemoteUser;
  readonly rooms: readonly [string, ...string[]];
  readonly random: Random;
  /** Called with each finished message, acknowledged or unknown. */
  readonly record: (send: Send) => void;
}

/** Aborting `writing` ends it after the current message; aborting `trying` also ends the tries of that message. */
export interface Ending {
  readonly writing: AbortSignal;
  readonly trying: AbortSignal;
}

/** A socket that reconnects like a browser's, only sooner. */
export function steadySocket(url: string, cookie: string): LiveSocket {
  return io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 300,
    extraHeaders: { cookie },
  });
}

/**
 * Writes one message after the other, each until it is acknowledged or, sometimes, given up with an unknown result.
 */
export async function write(options: WriterOptions, ending: Ending): Promise<void> {
  const { url, person, rooms, random, record } = options;
  const socket = steadySocket(url, person.cookie);
  for (let n = 0; !ending.writing.aborted; n += 1) {
    const room = rooms[random.below(rooms.length)] ?? rooms[0];
    const wish = { room, senderId: person.userId, clientId: `${n}`, text: `${n} of ${person.userId}` };
    const begunAt = performance.now();
    const acknowledgements: Seen[] = [];
    let acknowledgedAt: number | undefined;
    while (!ending.trying.aborted) {
      const message = await sendOnce(options, socket, wish);
      if (message !== undefined) {
        acknowledgedAt ??= performance.now();
        acknowledgements.push(seenOf(message));
      }
      // Retries 5 % of acknowledged sends and gives up on 8 % of unacknowledged ones.
      if (message === undefined ? random.below(12) === 0 : random.below(20) > 0) break;
      await sleep(5 + random.below(95));
    }
    const known = acknowledgedAt === undefined ? {} : { acknowledgedAt };
    record({ ...wish, begunAt, ...known, acknowledgements });
    await sleep(2 + random.below(18));
  }
  socket.disconnect();
}

/** Undefined: no response, or one that asks for a retry. @throws RefusedError if the server rejects a valid message */
async function sendOnce(
  { url, person, random }: WriterOptions,
  socket: LiveSocket,
  { room, clientId, text }: Pick<Send, 'room' | 'clientId' | 'text'>,
): Promise<Message | undefined> {
  if (random.below(3) === 0) return await overHttp(url, person, { postId: room, message: text, clientId });
  const ack = await socket
    .timeout(tryTimeoutMs)
    .emitWithAck('send_message', { room, message: text, clientId })
    .catch((): undefined => undefined);
  return ack === undefined ? undefined : messageOf(ack);
}

async function overHttp(url: string, user: RemoteUser, body: object): Promise<Message | undefined> {
  try {
    const response = await fetch(`${url}/api/chat/send`, {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(tryTimeoutMs),
    });
    if (response.ok) return dataOf(await response.json());
    if (response.status !== 503 && response.status !== 500) throw new RefusedError(`HTTP ${response.status}`);
  } catch (error) {
    if (error instanceof RefusedError) throw error;
  }
  return undefined;
}

function messageOf(ack: Ack<{ message: Message }>): Message | undefined {
  if ('ok' in ack) return ack.message;
  if (ack.code !== 'unavailable' && ack.code !== 'internal')
    throw new RefusedError(`${ack.code}: ${ack.message}`);
  return undefined;
}

/** The response type of the contract. */
function dataOf(answer: unknown): Message {
  return (answer as { data: Message }).data;
}

/** A response that no failure of the server excuses. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
