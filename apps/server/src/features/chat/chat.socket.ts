import type { Message } from '@teamwright/contracts/chat.ts';
import { readUpTo, roomId, sendMessage, typing } from '@teamwright/contracts/realtime.ts';
import type { z } from 'zod';
import type { UserCtx } from '../../core/ctx.ts';
import type { IoSocket } from '../../core/realtime.ts';
import { acknowledge, onClientEvent } from '../../core/sockets.ts';
import { joinRoom, leaveRoom, roomsOf, tellAbsence } from './chat.presence.ts';
import * as service from './chat.service.ts';
import { createTypist } from './chat.typing.ts';

export function chatSocket(socket: IoSocket, ctxOf: () => UserCtx): void {
  const typist = createTypist(socket);
  onClientEvent(socket, ctxOf, 'join_room', roomId, async (ctx, room) => {
    await ctx.deps.rateLimits.consume('enterRoom', ctx.actor.userId);
    return await joinRoom(ctx, socket, room);
  });
  onClientEvent(socket, ctxOf, 'leave_room', roomId, async (ctx, room) => {
    typist.stop(room);
    await leaveRoom(ctx, socket, room);
  });
  onClientEvent(socket, ctxOf, 'send_message', sendMessage, async (ctx, input) => ({
    message: await storedMessage(ctx, input),
  }));
  onClientEvent(socket, ctxOf, 'typing', typing, async (ctx, { room }) => typist.start(ctx, room));
  onClientEvent(socket, ctxOf, 'stop_typing', typing, async (_ctx, { room }) => typist.stop(room));
  onClientEvent(socket, ctxOf, 'read', readUpTo, async (ctx, { room, seq }) => {
    await ctx.deps.rateLimits.consume('read', ctx.actor.userId);
    await service.markRead(ctx, room, seq);
  });
  socket.on('disconnecting', () => {
    const rooms = roomsOf(socket);
    for (const room of rooms) typist.stop(room);
    socket.once('disconnect', () => tellAbsences(ctxOf(), rooms));
  });
}

/** Stores a text; a message that HTTP has already stored is only looked up. */
async function storedMessage(ctx: UserCtx, input: z.output<typeof sendMessage>): Promise<Message> {
  const { room, message, clientId, replyTo } = input;
  if (typeof message === 'object') return await service.getMessage(ctx, room, message._id);
  await ctx.deps.rateLimits.consume('chat', ctx.actor.userId);
  return await service.sendMessage(ctx, { postId: room, message, clientId, replyTo, pictures: [] });
}

function tellAbsences(ctx: UserCtx, rooms: readonly string[]): void {
  void acknowledge(ctx, undefined, async () => {
    await Promise.all(rooms.map((room) => tellAbsence(ctx, room)));
  });
}
