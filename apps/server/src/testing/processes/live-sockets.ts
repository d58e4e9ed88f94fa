import { afterEach, expect } from 'vitest';
import type { TestUser } from '../actors/factories.ts';
import { connect, enter, type LiveSocket } from './live.ts';

/** Opens sockets for the tests of one file, and closes them after each test. */
export function liveSockets(url: () => string) {
  let open: LiveSocket[] = [];
  afterEach(() => {
    for (const socket of open) socket.disconnect();
    open = [];
  });

  async function socketOf(user: TestUser, headers?: Record<string, string>): Promise<LiveSocket> {
    const socket = await connect(url(), user.cookie, headers);
    open.push(socket);
    return socket;
  }

  /** A socket of the user that has joined the room. */
  async function inRoomOf(user: TestUser, room: string): Promise<LiveSocket> {
    const socket = await socketOf(user);
    expect(await enter(socket, room)).toMatchObject({ ok: true, room });
    return socket;
  }

  return { socketOf, inRoomOf };
}
