import { roomPictureNamePattern } from '@teamwright/contracts/uploads.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { canWriteInRoom } from '../teams/teams.policy.ts';
import * as repository from './chat.repository.ts';
import { enterRoom, readOnlyRoom } from './chat.service.ts';

/** Returns the room that the actor may send pictures to. @throws AppError `not_found`, `forbidden`, `conflict` */
export async function enterToSendPictures(ctx: UserCtx, room: string): Promise<string> {
  const { roomId, role, status } = await enterRoom(ctx, room);
  if (!canWriteInRoom(role ?? undefined, status)) throw readOnlyRoom();
  return roomId;
}

interface NewPicture {
  readonly name: string;
  readonly roomId: string;
  readonly width: number;
  readonly height: number;
}

/** Stores a picture that is not yet part of a message. If it is not sent, it is deleted after a day. */
export async function addRoomPicture(ctx: Ctx, picture: NewPicture): Promise<void> {
  await repository.insertRoomPicture(ctx.db, picture);
}

/**
 * The bytes of a picture's file. Current members of the room can read it; before it is sent, only its uploader can.
 * @throws AppError `not_found` in all other cases
 */
export async function getRoomPicture(ctx: UserCtx, file: string): Promise<Uint8Array> {
  const name = file.replace(/(-small)?\.webp$/, '');
  const { userId } = ctx.actor;
  const known = file.endsWith('.webp') && roomPictureNamePattern.test(name);
  const picture = known ? await repository.findPictureForMember(ctx.db, name, userId) : undefined;
  const shown = picture !== undefined && (picture.messageId !== null || picture.userId === userId);
  const bytes = shown ? await ctx.deps.storage.read(file) : undefined;
  if (bytes === undefined) throw notFound('Picture');
  return bytes;
}

/** Removes the pictures of a deleted message: the rows now, the files in a job. */
export async function removePictures(ctx: Ctx, message: { id: string; senderId: string }): Promise<void> {
  const names = await repository.removePicturesOf(ctx.db, message.id);
  if (names.length > 0) await emit(ctx, 'message.pictures_removed', { userId: message.senderId, names });
}
