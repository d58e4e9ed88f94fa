import { newId } from '../../apps/server/src/core/ids.ts';
import { connect, type LiveSocket } from '../../apps/server/src/testing/processes/live.ts';
import type { Attack } from './attack.ts';

const eventCount = 20_000;
const socketCount = 20;

/** `send_message` with a message object makes the server look up a message. The attacker is in no room. */
export const messageObjects: Attack = {
  name: '20,000 message objects over 20 sockets of one account',
  maxExtraWaitMs: 500,
  async prepare({ url, attacker }) {
    const sockets = await Promise.all(
      Array.from({ length: socketCount }, () => connect(url, attacker.cookie)),
    );
    return async () => {
      await Promise.all(sockets.map((socket) => flood(socket, eventCount / socketCount)));
      for (const socket of sockets) socket.disconnect();
    };
  },
};

/** Ends when every event is acknowledged or the server closes the socket. */
async function flood(socket: LiveSocket, count: number): Promise<void> {
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  const answers = Array.from({ length: count }, () => {
    const message = { _id: newId(), postId: newId() };
    return socket.emitWithAck('send_message', { room: newId(), message }).catch(() => {});
  });
  await Promise.race([Promise.all(answers), closed]);
}
