import type { AddressInfo } from 'node:net';
import type { Ack, ClientEvents, ServerEvents } from '@teamwright/contracts/core/realtime.ts';
import { io, type Socket } from 'socket.io-client';
import type { TestApp } from '../test-app.ts';

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

type ServerEvent = keyof ServerEvents;
type Payload<Name extends ServerEvent> = Parameters<ServerEvents[Name]>[0];

/** Starts to listen on a random port; returns the address. */
export async function listen(site: TestApp): Promise<string> {
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A socket without automatic reconnection; rejects with the error of the handshake. */
export async function connect(
  url: string,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<LiveSocket> {
  const socket: LiveSocket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...(cookie && { cookie }), ...headers },
  });
  return await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.disconnect();
      reject(error);
    });
  });
}

/** All events of one name that a socket receives from now on; the list grows. */
export function collect<Name extends ServerEvent>(socket: LiveSocket, event: Name): Payload<Name>[] {
  const seen: Payload<Name>[] = [];
  socket.onAny((name: string, payload: Payload<Name>) => {
    if (name === event) seen.push(payload);
  });
  return seen;
}

type Joined = Ack<{ room: string; lastSeq: number }>;

export async function enter(socket: LiveSocket, room: string): Promise<Joined> {
  return await socket.timeout(5_000).emitWithAck('join_room', room);
}

/** Sends a payload that the types do not allow, and returns the acknowledgement. */
export async function emitRaw(
  socket: LiveSocket,
  event: keyof ClientEvents,
  ...payload: readonly unknown[]
): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  untyped(socket).emit(event, ...payload, resolve);
  return await promise;
}

/** An untyped client, because the server cannot rely on our types. */
function untyped(socket: LiveSocket): Socket {
  return socket as unknown as Socket;
}

/** Waits until these sockets have received everything that the server emitted to them before. */
export async function settle(...sockets: readonly LiveSocket[]): Promise<void> {
  await Promise.all(sockets.map((socket) => emitRaw(socket, 'join_room', null)));
}
