import { chatCatchUp } from '@teamwright/contracts/chat/catch-up.ts';
import { chat } from '@teamwright/contracts/chat/chat.ts';
import { chatSearch } from '@teamwright/contracts/chat/search.ts';
import type { ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUser, type UserCtx } from '../../core/ctx.ts';
import { sendPrivatePicture } from '../../core/http/private-picture.ts';
import { type App, ctxOf, ok, route } from '../../core/http.ts';
import * as changes from './chat.change.service.ts';
import { getRoomPicture } from './chat.pictures.service.ts';
import { listPins, pinMessage } from './chat.pins.service.ts';
import { react } from './chat.reactions.service.ts';
import { searchRooms } from './chat.search.service.ts';
import * as service from './chat.service.ts';

export function chatRoutes(app: App): void {
  const limited = { limit: 'history' } as const;
  route(app, chat.roomsOwned, (ctx, { params }) => service.listOwnedRooms(ctx, params.userId), limited);
  route(app, chat.roomsJoined, (ctx, { params }) => service.listJoinedRooms(ctx, params.userId), limited);
  route(app, chat.unread, (ctx) => service.countUnread(ctx));
  route(app, chat.access, (ctx, { params }) => service.getAccess(ctx, params));
  route(app, chat.room, (ctx, { params }) => service.getRoom(ctx, params.postId));
  route(
    app,
    chat.messages,
    (ctx, { params, query }) => service.listMessages(ctx, params.postId, query),
    limited,
  );
  route(app, chat.members, (ctx, { params }) => service.listRoomMembers(ctx, params.postId));
  route(
    app,
    chatCatchUp.missed,
    (ctx, { params, query }) => service.getMissed(ctx, params.postId, query.after),
    limited,
  );
  route(app, chat.send, sendMessage, { limit: 'chat' });
  route(app, chat.edit, (ctx, { params, body }) => changes.editMessage(ctx, params.id, body.message), {
    limit: 'chat',
  });
  route(app, chat.remove, (ctx, { params, body }) => changes.removeMessage(ctx, params.id, body.reason), {
    limit: 'chat',
  });
  route(
    app,
    chat.react,
    (ctx, { params, body }) => react(ctx, params.id, { emoji: params.emoji, on: body.on }),
    { limit: 'chat' },
  );
  route(app, chat.setNotificationLevel, (ctx, { params, body }) =>
    service.setNotificationLevel(ctx, params.postId, body.attention),
  );
  route(app, chatSearch.pins, (ctx, { params }) => listPins(ctx, params.postId));
  route(app, chatSearch.pin, (ctx, { params, body }) => pinMessage(ctx, params.id, body.on), {
    limit: 'chat',
  });
  route(app, chatSearch.search, (ctx, { query }) => searchRooms(ctx, query), { limit: 'search' });
  route(
    app,
    chat.read,
    async (ctx, { params, body }) => {
      await service.markRead(ctx, params.postId, body.seq);
      return ok('Read');
    },
    { limit: 'read' },
  );
  // Pictures are not JSON, so they are not endpoints of the contract.
  app.get('/api/chat/pictures/:file', { logLevel: 'warn', schema: { hide: true } }, sendPicture);
}

async function sendMessage(ctx: UserCtx, { body }: ParsedInput<typeof chat.send>) {
  const message = await service.sendMessage(ctx, body);
  return { ...message, data: message };
}

async function sendPicture(
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { file } = request.params;
  const bytes = await getRoomPicture(requireUser(ctxOf(request)), file);
  return sendPrivatePicture(request, reply, { file, bytes });
}
