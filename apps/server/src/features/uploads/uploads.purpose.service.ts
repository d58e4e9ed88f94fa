import type { UserCtx } from '../../core/ctx.ts';
import { invalidField } from '../../core/errors.ts';
import { addRoomPicture, enterToSendPictures } from '../chat/chat.pictures.service.ts';
import { storePicture, storeRoomPicture } from './pictures.service.ts';
import { parseMetadata } from './uploads.metadata.ts';
import type { UploadRow } from './uploads.repository.ts';

export type Purpose = UploadRow['purpose'];

/**
 * Returns the purpose of an upload, if its sender may use it: every user an avatar, a member a picture of a room.
 * @throws AppError `invalid` for anything else, and the errors of the room
 */
export async function admitPurpose(ctx: UserCtx, metadata: ReadonlyMap<string, string>): Promise<Purpose> {
  const purpose = metadata.get('purpose');
  if (purpose === 'room') await enterToSendPictures(ctx, metadata.get('room') ?? '');
  if (purpose === 'avatar' || purpose === 'room') return purpose;
  throw invalidField('upload-metadata', 'Upload-Metadata: the purpose is avatar or room');
}

/** Stores the finished upload and returns its name. The sender of a room's picture must still be a member. */
export async function storeFor(ctx: UserCtx, upload: UploadRow, bytes: Uint8Array): Promise<string> {
  const { userId } = ctx.actor;
  if (upload.purpose === 'avatar') return await storePicture(ctx, userId, bytes);
  const roomId = await enterToSendPictures(ctx, parseMetadata(upload.metadata).get('room') ?? '');
  const picture = await storeRoomPicture(ctx, userId, bytes);
  await addRoomPicture(ctx, { ...picture, roomId });
  return picture.name;
}
