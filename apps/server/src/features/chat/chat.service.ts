import type { Missed } from '@teamwright/contracts/chat/catch-up.ts';
import type { Message, Room, RoomMember, RoomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { assertSelf, type Ctx, type UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../core/errors.ts';
import { knownId } from '../../core/ids.ts';
import { maskEmail } from '../../core/mask-email.ts';
import { listBlockedEitherWay } from '../blocks/blocks.service.ts';
import { canEnterRoom } from '../teams/teams.policy.ts';
import { changeNotificationLevel, listMembers } from '../teams/teams.service.ts';
import { findMissed } from './chat.catch-up.repository.ts';
import * as repository from './chat.repository.ts';
import { countWanted, listRooms, type RoomRow } from './chat.rooms.repository.ts';
import { memberView, messageView, roomUser, roomView } from './chat.view.ts';

export function unknownRoom(): AppError {
  return notFound('Chat room');
}

export function noAccess(): AppError {
  return new AppError('forbidden', 'You do not have access to this chat room');
}

export function notYourMessage(): AppError {
  return new AppError('forbidden', 'This message was written by another user');
}

export function notYourPin(): AppError {
  return new AppError('forbidden', 'This message was pinned by another member');
}

export function deletedMessage(): AppError {
  return new AppError('conflict', 'This message was deleted');
}

export function missingPictures(): AppError {
  const text = 'Please upload the pictures first; each can be sent once';
  return invalidField('pictures', text);
}

export function readOnlyRoom(): AppError {
  return new AppError('conflict', 'This project is archived, so its room is read-only');
}

type Membership = NonNullable<Awaited<ReturnType<typeof repository.findMembership>>>;

async function getMembership(ctx: UserCtx, roomId: string): Promise<Membership> {
  const id = knownId(roomId, 'Chat room');
  const membership = await repository.findMembership(ctx.db, id, ctx.actor.userId);
  if (membership === undefined) throw unknownRoom();
  return membership;
}

/** The actor's membership in a room that they may read. @throws AppError `not_found`, `forbidden` */
export async function enterRoom(ctx: UserCtx, roomId: string): Promise<Membership> {
  const membership = await getMembership(ctx, roomId);
  if (!canEnterRoom(membership.role ?? undefined)) throw noAccess();
  return membership;
}

/**
 * Whether the caller may enter the room of a project.
 * @throws AppError `not_found` for an unknown project, `forbidden` for another user
 */
export async function getAccess(
  ctx: UserCtx,
  { postId: projectId, userId }: { postId: string; userId: string },
): Promise<{ hasAccess: boolean }> {
  assertSelf(ctx, userId);
  const { role } = await getMembership(ctx, projectId);
  return { hasAccess: canEnterRoom(role ?? undefined) };
}

/** The rooms of the caller's own projects, those with the latest message first. */
export async function listOwnedRooms(ctx: UserCtx, userId: string): Promise<Room[]> {
  assertSelf(ctx, userId);
  const { actor } = ctx;
  return await withMembers(
    ctx,
    await listRooms(ctx.db, { userId: actor.userId, role: { is: 'owner' } }, limits.rooms.max),
  );
}

/** The other rooms that the caller may enter, in the same order. */
export async function listJoinedRooms(ctx: UserCtx, userId: string): Promise<Room[]> {
  assertSelf(ctx, userId);
  const { actor } = ctx;
  return await withMembers(
    ctx,
    await listRooms(ctx.db, { userId: actor.userId, role: { isNot: 'owner' } }, limits.rooms.max),
  );
}

/** What the rooms of both lists add up to. */
export async function countUnread(ctx: UserCtx): Promise<{ unread: number }> {
  return { unread: await countWanted(ctx.db, ctx.actor.userId) };
}

/** Adds the members of all rooms with one query. */
async function withMembers(ctx: UserCtx, rows: readonly RoomRow[]): Promise<Room[]> {
  const ids = rows.map((row) => row.id);
  const members = Map.groupBy(await listMembers(ctx, ids), (member) => member.projectId);
  return rows.map((row) => roomView(ctx.actor, row, members.get(row.id) ?? []));
}

export async function getRoom(
  ctx: UserCtx,
  projectId: string,
): Promise<Room & { lastReadSeq: number; lastReadAt: string | null }> {
  const { roomId, lastReadSeq, lastReadAt } = await enterRoom(ctx, projectId);
  const rows = await listRooms(ctx.db, { userId: ctx.actor.userId, roomId }, 1);
  const [room] = await withMembers(ctx, rows);
  if (room === undefined) throw noAccess();
  return { ...room, lastReadSeq, lastReadAt: lastReadAt?.toISOString() ?? null };
}

interface MessagesQuery {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

export async function listMessages(
  ctx: UserCtx,
  projectId: string,
  query: MessagesQuery,
): Promise<Message[]> {
  const { roomId } = await enterRoom(ctx, projectId);
  return (await repository.listMessages(ctx.db, roomId, query)).map(messageView);
}

/** A stored message of this room. @throws AppError `not_found`, `forbidden` */
export async function getMessage(ctx: UserCtx, room: string, messageId: string): Promise<Message> {
  const { roomId } = await enterRoom(ctx, room);
  const row = await repository.findMessage(ctx.db, knownId(messageId, 'Message'));
  if (row === undefined || row.roomId !== roomId) throw notFound('Message');
  return messageView(row);
}

/**
 * What a user missed in a room since their last read message, or since the message that the client names. The client
 * names one because the room may already be marked as read when it asks.
 * @throws AppError `not_found`, `forbidden`
 */
export async function getMissed(ctx: UserCtx, projectId: string, after: number | undefined): Promise<Missed> {
  const { roomId, lastReadSeq } = await enterRoom(ctx, projectId);
  return await findMissed(ctx.db, { roomId, userId: ctx.actor.userId, after: after ?? lastReadSeq });
}

/**
 * Members with their full email addresses, which only members of the same room see. Users with a block between them see
 * a masked address of each other, and never that the other is online.
 */
export async function listRoomMembers(ctx: UserCtx, projectId: string): Promise<RoomMember[]> {
  const { roomId } = await enterRoom(ctx, projectId);
  const online = await ctx.deps.realtime.usersInRoom(roomId);
  const members = await listMembers(ctx, [roomId]);
  const blocked = await listBlockedEitherWay(ctx, ctx.actor.userId);
  return members.map((member) =>
    blocked.has(member.userId)
      ? memberView({ ...member, email: maskEmail(member.email) }, false)
      : memberView(member, online.has(member.userId)),
  );
}

interface SendInput {
  readonly postId: string;
  readonly message?: string | undefined;
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
  readonly clientId?: string | undefined;
  /** Id of the message being replied to. */
  readonly replyTo?: string | undefined;
  /** Compared with the session's user and otherwise ignored. */
  readonly senderId?: string | undefined;
}

/**
 * Stores a message and delivers it. A known client id returns the first message.
 * @throws AppError `not_found` also when the message being replied to is not in the room, `forbidden`, `conflict` in
 * an archived project
 */
export async function sendMessage(ctx: UserCtx, input: SendInput): Promise<Message> {
  if (input.senderId !== undefined) assertSelf(ctx, input.senderId);
  return await ctx.deps.messageWriter.write({
    roomId: knownId(input.postId, 'Chat room'),
    senderId: ctx.actor.userId,
    clientId: input.clientId ?? null,
    text: input.message ?? '',
    replyTo: input.replyTo === undefined ? null : knownId(input.replyTo, 'Message'),
    pictures: input.pictures,
  });
}

/** Stores what was read, never backwards, and notifies the user's devices if something changed. */
export async function markRead(ctx: UserCtx, projectId: string, seq: number): Promise<void> {
  const { roomId } = await enterRoom(ctx, projectId);
  const { userId } = ctx.actor;
  const changed = await repository.updateRead(ctx.db, { roomId, userId, seq, now: ctx.clock.now() });
  if (changed) ctx.deps.realtime.toUser(userId, 'changed', { entity: 'room', id: roomId });
}

/**
 * Sets the actor's notification level for a room, for all of their devices. @throws AppError `not_found`, `forbidden`
 */
export async function setNotificationLevel(
  ctx: UserCtx,
  projectId: string,
  level: RoomNotificationLevel,
): Promise<{ attention: RoomNotificationLevel }> {
  const { roomId } = await enterRoom(ctx, projectId);
  const { userId } = ctx.actor;
  if (!(await changeNotificationLevel(ctx, { projectId: roomId, userId }, level))) throw noAccess();
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'room', id: roomId });
  return { attention: level };
}

/** Sends the new room to a new member, and the new member to the room. */
export async function onMemberAdded(ctx: Ctx, member: { projectId: string; userId: string }): Promise<void> {
  const { realtime } = ctx.deps;
  realtime.toUser(member.userId, 'changed', { entity: 'rooms', id: member.projectId });
  const row = (await listMembers(ctx, [member.projectId])).find(({ userId }) => userId === member.userId);
  if (row) realtime.toRoom(member.projectId, 'user_joined', { room: member.projectId, user: roomUser(row) });
}

/** Removes all sockets of a former member from the room. */
export async function onMemberRemoved(
  ctx: Ctx,
  member: { projectId: string; userId: string },
): Promise<void> {
  const { realtime } = ctx.deps;
  realtime.removeFromRoom(member.projectId, member.userId);
  realtime.toRoom(member.projectId, 'presence', {
    room: member.projectId,
    userId: member.userId,
    online: false,
  });
  realtime.toUser(member.userId, 'changed', { entity: 'rooms', id: member.projectId });
  const user = await repository.findRoomUser(ctx.db, member.userId);
  if (user) realtime.toRoom(member.projectId, 'user_left', { room: member.projectId, user });
}

/** Sends clients in the room whether it still accepts messages. */
export function broadcastStatusChange(ctx: Ctx, projectId: string): void {
  ctx.deps.realtime.toRoom(projectId, 'changed', { entity: 'room', id: projectId });
}

/** Removes how far a user has read each room, when their account is deleted. */
export async function removeUserReads(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeReadsOf(ctx.db, userId);
}
