import type { Message } from '@teamwright/contracts/chat/chat.ts';
import {
  documentMoment,
  readUpTo,
  roomId,
  sendMessage,
  typing,
} from '@teamwright/contracts/core/realtime.ts';
import type { z } from 'zod';
import type { UserCtx } from '../../core/ctx.ts';
import {
  acknowledge,
  type Connection,
  onClientEvent,
  onCoalescedEvent,
} from '../../core/realtime/sockets.ts';
import { broadcastAbsence, joinRoom, leaveRoom, roomsOf, wasSentSince } from './chat.presence.service.ts';
import * as service from './chat.service.ts';
import { createTypingTracker } from './chat.typing.service.ts';

export function chatSocket(connection: Connection): void {
  const { socket, ctxOf } = connection;
  const typingTracker = createTypingTracker(socket);
  onClientEvent(
    connection,
    { name: 'join_room', schema: roomId, limit: 'enterRoom' },
    async (ctx, room) => await joinRoom(ctx, socket, room),
  );
  onClientEvent(connection, { name: 'leave_room', schema: roomId, limit: 'leaveRoom' }, async (ctx, room) => {
    typingTracker.stop(room);
    await leaveRoom(ctx, socket, room);
  });
  onClientEvent(
    connection,
    {
      name: 'send_message',
      schema: sendMessage,
      limit: (payload) => (hasText(payload) ? 'chat' : 'storedMessage'),
    },
    async (ctx, input) => ({ message: await storedMessage(ctx, input) }),
  );
  onClientEvent(
    connection,
    { name: 'read', schema: readUpTo, limit: 'read' },
    async (ctx, { room, seq }) => await service.markRead(ctx, room, seq),
  );
  onClientEvent(
    connection,
    { name: 'sent_since', schema: documentMoment, limit: 'enterRoom' },
    async (ctx, moment) => await wasSentSince(ctx, socket, moment),
  );
  onCoalescedEvent(connection, { name: 'typing', schema: typing }, (ctx, { room }) =>
    typingTracker.start(ctx, room),
  );
  onCoalescedEvent(connection, { name: 'stop_typing', schema: typing }, (_ctx, { room }) =>
    typingTracker.stop(room),
  );
  socket.on('disconnecting', () => {
    const rooms = roomsOf(socket);
    for (const room of rooms) typingTracker.stop(room);
    socket.once('disconnect', () => broadcastAbsences(ctxOf(), rooms));
  });
}

/** Of a payload that is not parsed yet. */
function hasText(payload: unknown): boolean {
  const isObject = typeof payload === 'object' && payload !== null;
  return isObject && 'message' in payload && typeof payload.message === 'string';
}

/** Stores a text; a message that HTTP has already stored is only looked up. */
async function storedMessage(ctx: UserCtx, input: z.output<typeof sendMessage>): Promise<Message> {
  const { room, message, clientId, replyTo } = input;
  if (typeof message === 'object') return await service.getMessage(ctx, room, message._id);
  return await service.sendMessage(ctx, { postId: room, message, clientId, replyTo, pictures: [] });
}

function broadcastAbsences(ctx: UserCtx, rooms: readonly string[]): void {
  void acknowledge(ctx, undefined, async () => {
    await Promise.all(rooms.map((room) => broadcastAbsence(ctx, room)));
  });
}
