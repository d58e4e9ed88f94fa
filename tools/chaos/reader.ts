import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import type { Message } from '../../packages/contracts/src/chat/chat.ts';
import { limits } from '../../packages/contracts/src/core/limits.ts';
import type { Reading, Seen } from './history.ts';
import { seenOf } from './seen.ts';
import { steadySocket } from './writer.ts';

export interface Reader {
  /** Reconnects a last time and reads to the end. */
  finish(): Promise<Reading>;
}

/**
 * A client that keeps every received message: after every connection it joins the room and fetches the missing
 * messages.
 */
export function read(url: string, user: RemoteUser, room: string): Reader {
  const shown: Seen[] = [];
  const seqs = new Set<number>();
  let complete = 0;
  const socket = steadySocket(url, user.cookie);

  function show(message: Message): void {
    shown.push(seenOf(message));
    seqs.add(message.seq);
    while (seqs.has(complete + 1)) complete += 1;
  }

  async function fetchUpTo(lastSeq: number): Promise<void> {
    while (complete < lastSeq) {
      const before = complete;
      for (const message of await readAfter(user, room, complete)) show(message);
      if (complete === before) return;
    }
  }

  async function catchUp(): Promise<void> {
    const ack = await socket.timeout(5_000).emitWithAck('join_room', room);
    if ('ok' in ack) await fetchUpTo(ack.lastSeq);
    else throw new Error(ack.message);
  }

  /** Retries a rejected join or a failed page on the same connection; a new connection starts again. */
  async function persist(connection: string | undefined): Promise<void> {
    while (socket.connected && socket.id === connection) {
      const done = await catchUp().then(
        () => true,
        () => false,
      );
      if (done) return;
      await sleep(100);
    }
  }

  socket.on('new_message', (message) => message.postId === room && show(message));
  socket.on('connect', () => void persist(socket.id));
  return {
    async finish() {
      await catchUp();
      socket.disconnect();
      return { reader: user.userId, room, shown };
    },
  };
}

/** The whole room, page by page. */
export async function readRoom(user: RemoteUser, room: string): Promise<Seen[]> {
  const all: Seen[] = [];
  for (;;) {
    const page = await readAfter(user, room, all.at(-1)?.seq ?? 0);
    if (page.length === 0) return all;
    all.push(...page.map(seenOf));
  }
}

async function readAfter(user: RemoteUser, room: string, seq: number): Promise<Message[]> {
  return await user.get<Message[]>(`/api/chat/messages/${room}?after=${seq}&limit=${limits.chatPage.max}`);
}
